/** Random edits of an editor, each with what visitors must see afterwards. */
import type { Editor } from '../editor.ts';

export type Edit = {
  documentId: string;
  locale: string;
  /** May be repeated, when it is not known whether it was done. Returns the status of the CMS's response. */
  run: (editor: Editor) => Promise<number>;
  /** What a page, or the page that its old address leads to, contains afterwards; null for one not found or gone. */
  expected: { path: string; text: string | null }[];
};

type Version = { slug: string; title: string; isPublished: boolean };
type TestPage = { documentId: string; versions: Record<string, Version> };

const locales = ['en', 'pl'];
/** How many test pages are edited at a time. A deleted page is replaced by the next one. */
const pagesInUse = 20;

/** Drafts of test pages in both languages. */
async function createPages(editor: Editor, count: number): Promise<TestPage[]> {
  const name = Date.now().toString(36);
  const pages: TestPage[] = [];
  for (let number = 1; number <= count; number += 1) {
    const versionOf = (locale: string): Version => ({
      slug: `test-${name}-${number}-${locale}`,
      title: 'Not published yet',
      isPublished: false,
    });
    const versions = Object.fromEntries(locales.map((locale) => [locale, versionOf(locale)]));
    const { document } = await editor.create('page', fieldsOf(versions.en!), 'en');
    pages.push({ documentId: document!.documentId, versions });
  }
  return pages;
}

const fieldsOf = ({ slug, title }: Version) => ({ slug, title, access: 'public', seo: null });

/** `random` returns a number from 0 to 1. `restore` removes the test pages and the changes of shared content. */
export async function prepareEdits(editor: Editor, random: () => number) {
  const pages = await createPages(editor, 100);
  const sites = await Promise.all(locales.map((locale) => editor.read('site', '', locale)));
  const plan = await editor.find('plan', '1', 'rank');
  const file = await editor.findFile('bridge');
  const choose = <T>(all: T[]): T => all[Math.floor(random() * all.length)]!;
  let number = 0;
  const marker = () => `edit-${(number += 1)}-${Date.now().toString(36)}`;

  function editPage(): Edit {
    const page = choose(pages.slice(0, pagesInUse));
    const { documentId, versions } = page;
    const locale = choose(locales);
    const version = versions[locale]!;
    const path = (slug: string) => `${locale === 'en' ? '' : `/${locale}`}/${slug}`;
    const kind = random();
    if (version.isPublished && kind < 0.12) {
      version.isPublished = false;
      const run = async (by: Editor) => (await by.unpublish('page', documentId, locale)).status;
      return { documentId, locale, run, expected: [{ path: path(version.slug), text: null }] };
    }
    if (kind > 0.96 && pages.length > pagesInUse) {
      pages.splice(pages.indexOf(page), 1);
      const run = async (by: Editor) => (await by.remove('page', documentId)).status;
      const gone = version.isPublished ? [{ path: path(version.slug), text: null }] : [];
      return { documentId, locale, run, expected: gone };
    }
    const before = { ...version };
    version.title = `Test ${marker()}`;
    if (kind > 0.84) version.slug = `${before.slug.split('-renamed')[0]}-renamed-${number}`;
    version.isPublished = true;
    const { slug, title } = version;
    const fields = fieldsOf(version);
    return {
      documentId,
      locale,
      run: async (by) => (await by.publish('page', documentId, fields, locale)).status,
      // The old address leads to the new one, unless nobody could know it.
      expected: [slug, ...(before.isPublished && before.slug !== slug ? [before.slug] : [])].map((one) => ({
        path: path(one),
        text: title,
      })),
    };
  }

  function editSite(): Edit {
    const index = Math.floor(random() * locales.length);
    const locale = locales[index]!;
    const { documentId } = sites[index]!;
    const footerNote = `Footer ${marker()}`;
    const run = async (by: Editor) => (await by.publish('site', documentId, { footerNote }, locale)).status;
    const paths = locale === 'en' ? ['/', '/product'] : ['/pl', '/pl/produkt'];
    return { documentId, locale, run, expected: paths.map((path) => ({ path, text: footerNote })) };
  }

  function editPlan(): Edit {
    const { documentId } = plan;
    const name = `Plan ${marker()}`;
    const run = async (by: Editor) => (await by.publish('plan', documentId, { name }, 'en')).status;
    return { documentId, locale: 'en', run, expected: [{ path: '/pricing', text: name }] };
  }

  function editFile(): Edit {
    const alternativeText = `Picture ${marker()}`;
    const run = async (by: Editor) => {
      await by.describeFile(file.id, { alternativeText });
      return 200;
    };
    return { documentId: file.documentId, locale: 'en', run, expected: [] };
  }

  return {
    nextEdit: (): Edit => {
      const kind = random();
      if (kind < 0.05) return editSite();
      if (kind < 0.1) return editPlan();
      if (kind < 0.14) return editFile();
      return editPage();
    },
    restore: async (by: Editor): Promise<void> => {
      for (const { documentId } of pages) await by.remove('page', documentId);
      for (const [index, { documentId, footerNote }] of sites.entries())
        await by.publish('site', documentId, { footerNote }, locales[index]!);
      await by.publish('plan', plan.documentId, { name: plan.name }, 'en');
      await by.describeFile(file.id, { alternativeText: file.alternativeText });
    },
  };
}
