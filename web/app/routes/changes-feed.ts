import { config } from '#config.server.ts';
import { contentLoader } from '#content/store/loader.server.ts';
import { changePath, feedPath } from '#content/lists/changelog-paths.ts';
import { describeChange, readChangelog } from '#content/lists/changelog.server.ts';
import { xml, xmlResponse } from '#http/xml.ts';
import { localePath } from '#locales/index.ts';
import { translatorFor } from '#locales/messages.server.ts';
import { brand } from '#theme/brand.ts';

/** The changes of the product as an RSS feed, one per language. */
export const loader = contentLoader(async (args) => {
  const { locale } = args;
  const t = translatorFor(locale);
  const urlOf = (path: string) => config.PUBLIC_URL + localePath(locale, path);
  const items = (await readChangelog(args)).map((entry) => {
    const url = urlOf(changePath(entry.slug));
    const date = new Date(entry.date).toUTCString();
    return xml`<item><title>${entry.title}</title><link>${url}</link><guid>${url}</guid><pubDate>${date}</pubDate><description>${describeChange(entry)}</description></item>`;
  });
  const channel = xml`<title>${t('changes.feedTitle', { name: brand.name })}</title><link>${urlOf('/')}</link><description>${t('changes.feedText', { name: brand.name })}</description><language>${locale}</language><atom:link href="${urlOf(feedPath)}" rel="self" type="application/rss+xml"/>`;
  return xmlResponse(
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>${channel}${items.join('')}</channel></rss>`,
    'application/rss+xml',
  );
});
