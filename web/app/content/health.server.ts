import { cms } from './client.server.ts';

/** Since when pages cannot be made from the CMS, and saved ones are served; null while they can. */
export function savedContentSince(): Date | null {
  cms.start();
  return cms.downSince;
}
