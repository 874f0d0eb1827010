export const changePath = (slug: string) => `/changes/${slug}`;
export const feedPath = '/changes.xml';
