import { isBackendHealthy } from 'stack/edges';
import { beforeAll } from 'vitest';
import { resetRateLimits } from './http-client.ts';
import { stackWith } from './site.ts';
import { waitFor } from './wait-for.ts';

type StackShape = {
  web?: number;
  edge?: number;
  tls?: boolean;
  /** Prometheus, its exporters and the access logs. */
  observe?: boolean;
  /** Continuous backups. */
  backups?: boolean;
  passwords?: 'cms' | 'firebase';
  /** Settings of the stack (stack/src/config.ts). A function, because some are known only in `beforeAll`. */
  settings?: () => Record<string, string>;
};

/**
 * Declares the stack that a file's tests need. Before the first test the running stack is brought into that shape and
 * rate limits are reset. `up` restarts parts that a test has stopped. The default is two edges because the CMS restarts
 * when their number changes.
 */
export function useStack({
  web = 1,
  edge = 2,
  tls = true,
  observe = false,
  backups = false,
  passwords = 'cms',
  settings = () => ({}),
}: StackShape = {}) {
  const switches = [...(tls ? ['--tls'] : []), ...(observe ? ['--observe'] : []), ...(backups ? ['--backups'] : [])];
  const shape = ['--web', String(web), '--edge', String(edge), ...switches, '--passwords', passwords];
  const up = async (more: Record<string, string> = {}): Promise<void> => {
    // Something else has started the site (pnpm ship run).
    if (process.env.E2E_RUNNING_SITE) return;
    await stackWith({ ...settings(), ...more }, 'up', ...shape);
    // Until an edge's probe sees the web instance as healthy, the edge would serve stale copies.
    for (let index = 0; index < web; index += 1) {
      await waitFor(`the edges to see web instance ${index}`, () => isBackendHealthy(`content_${index}`));
    }
  };
  beforeAll(async () => {
    await up();
    await resetRateLimits();
  });
  return { up };
}
