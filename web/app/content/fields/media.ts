/**
 * The path of an uploaded file. Rich text stores absolute URLs with the host that the admin had while editing. Only the
 * path is used; the edge serves it from the CMS.
 */
export function mediaPath(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return path.startsWith('/uploads/') ? path : url;
}
