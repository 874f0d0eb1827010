/** The identity provider's emulator, reached as its operators would. */
import { identityProject, ports } from 'stack/config';

const emulator = `http://127.0.0.1:${ports.identity}`;
const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

/** As real projects have it, and the emulator has not by default. */
export async function protectEnumeration(): Promise<void> {
  await admin('PATCH', `/emulator/v1/projects/${identityProject}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
}

export async function admin(method: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const response = await fetch(emulator + path, {
    method,
    headers: owner,
    body: body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
