import { contentLoader, contentReader } from '#content/store/loader.server.ts';
import { readShareCard } from '#content/metadata/share-card.server.ts';
import { notFound } from '#http/problem.ts';
import { isLocale } from '#locales/index.ts';
import { drawCard } from '#theme/card.server.tsx';

/** `/og/pl/produkt.png` is the share image of `/pl/produkt`. */
export const loader = contentLoader(async ({ params, url, context }) => {
  const [, locale, path = '/'] = /^([a-z]{2})(\/[a-z0-9/-]+)?\.png$/i.exec(params['*'] ?? '') ?? [];
  if (!isLocale(locale)) throw notFound('unmatched', url);
  const card = await readShareCard(contentReader(context, locale), path);
  if (!card) throw notFound('unmatched', url);
  const png = await drawCard(card.title, card.kind);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
});
