/**
 * The inline script of previews. When the entry was saved, Strapi says so; the admin is then asked for a new link, because
 * each can be opened once.
 */
const scrollKey = 'preview-scroll';
const adminOrigin = document.querySelector<HTMLMetaElement>('meta[name="preview-admin"]')!.content;

addEventListener('message', ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
  if (origin !== adminOrigin || data?.type !== 'strapiUpdate') return;
  sessionStorage.setItem(scrollKey, String(scrollY));
  parent.postMessage({ type: 'preview-outdated' }, adminOrigin);
});

scrollTo(0, Number(sessionStorage.getItem(scrollKey) ?? 0));
sessionStorage.removeItem(scrollKey);
