/** For tests: parses data as the CMS sends it and renders the section. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { TranslationProvider } from '#locales/i18n.tsx';
import { translatorFor } from '#locales/messages.server.ts';
import { emptyLists, type SectionLists } from './lists.server.ts';
import type { SectionName } from './names.ts';
import { Sections } from './sections.tsx';
import { sectionZone } from './zone.server.ts';

type Options = { locale?: string; lists?: Partial<SectionLists>; first?: boolean };

export function renderSection(
  name: SectionName,
  data: object,
  { locale = 'en', lists = {}, first = false }: Options = {},
) {
  const sections = sectionZone.parse([{ __component: `sections.${name}`, ...data }]);
  return renderToStaticMarkup(
    <TranslationProvider t={translatorFor(locale)}>
      <MemoryRouter initialEntries={[locale === 'en' ? '/' : `/${locale}`]}>
        <Sections
          sections={sections}
          locale={locale}
          lists={{ ...emptyLists, today: '2026-11-17', ...lists }}
          isHeroTitle={first}
        />
      </MemoryRouter>
    </TranslationProvider>,
  );
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export const count = (html: string, part: string) => html.split(part).length - 1;
