import { get } from 'node:https';
import { readAuthority } from '../certificates.ts';

export async function respondsOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })).ok;
  } catch {
    return false;
  }
}

export function respondsOkOverTls(url: string): Promise<boolean> {
  return new Promise((done) => {
    const request = get(url, { ca: readAuthority(), timeout: 5_000, agent: false }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    request.once('timeout', () => request.destroy()).once('error', () => done(false));
  });
}

/** Whether a part responds on its own port and on the port of its load balancer (service.ts). */
export async function isReachable(instancePort: number, servicePort: number, healthPath: string): Promise<boolean> {
  const respondsAt = (port: number) => respondsOk(`http://127.0.0.1:${port}${healthPath}`);
  return (await respondsAt(instancePort)) && (await respondsAt(servicePort));
}
