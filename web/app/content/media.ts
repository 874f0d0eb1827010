/**
 * Where visitors find an uploaded file. Rich text keeps the absolute address the admin had on the day of editing; only
 * its path is ours, and the edge serves that from whatever CMS is behind it.
 */
export function mediaPath(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url;
  return path.startsWith('/uploads/') ? path : url;
}
