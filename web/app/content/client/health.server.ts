import { cms } from './client.server.ts';

export { checkToken } from './client.server.ts';

/** Since when the CMS has been down; null while it is up. */
export function cmsDownSince(): Date | null {
  cms.start();
  return cms.downSince;
}
