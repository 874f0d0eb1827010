/**
 * Checks whether the CMS and PostgreSQL accept this process's settings. If one of them is down, the process is ready
 * anyway, because it can serve pages without it. If one rejects the token or the password, it will reject them for as
 * long as this process runs: the process is then not ready, so that it does not replace a working instance.
 */
import { checkToken } from '#content/client/health.server.ts';
import { ContentError } from '#content/client/error.ts';
import { migrate } from '#database.server.ts';
import { enquiries } from '#enquiry/enquiries.server.ts';
import { log } from '#log.server.ts';

const retryMs = 2_000;

/** A check, and the message that says what to change if the settings are rejected. */
export type Check = { run: () => Promise<unknown>; message: string };

const checks: Record<string, Check> = {
  CMS_TOKEN: {
    run: checkToken,
    message: 'The CMS rejects CMS_TOKEN. Set it to the value of WEB_API_TOKEN of the CMS.',
  },
  DATABASE_URL: {
    run: migrate,
    message: 'PostgreSQL rejects the user, the password or the database of DATABASE_URL.',
  },
  ENQUIRIES_DATABASE_URL: {
    run: () => enquiries.warmUp(),
    message: 'PostgreSQL rejects the user, the password or the database of ENQUIRIES_DATABASE_URL.',
  },
};

let checked: { reasons: () => string[] } | undefined;

export async function checkSettings(): Promise<void> {
  checked = await startChecks(checks);
}

/** Why this process is not ready: what the operator has to change. */
export function notReadyReasons(): string[] {
  return checked ? checked.reasons() : ['The settings are being checked.'];
}

/** Resolves after each check has run once. Failed checks are repeated in the background until they succeed. */
export async function startChecks(all: Record<string, Check>): Promise<{ reasons: () => string[] }> {
  const rejections = new Map<string, string>();
  const runCheck = async (name: string, check: Check): Promise<void> => {
    try {
      await check.run();
      rejections.delete(name);
    } catch (error) {
      setTimeout(() => void runCheck(name, check), retryMs).unref();
      if (isRejection(error) && !rejections.has(name)) {
        log.error({ err: error }, check.message);
        rejections.set(name, check.message);
      }
    }
  };
  await Promise.all(Object.entries(all).map(([name, check]) => runCheck(name, check)));
  return { reasons: () => [...rejections.values()] };
}

/** PostgreSQL: unknown user, wrong password, unknown database or missing permission. CMS: 401 or 403. */
function isRejection(error: unknown): boolean {
  if (error instanceof ContentError) return error.status === 401 || error.status === 403;
  return ['28000', '28P01', '3D000', '42501'].includes((error as { code?: string }).code ?? '');
}
