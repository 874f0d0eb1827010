/** For tests: parses data as the CMS sends it and renders the section. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Plan } from '#content/plans/plan.server.ts';
import { TranslationProvider } from '#locales/i18n.tsx';
import { translatorFor } from '#locales/messages.server.ts';
import type { SectionName } from './names.ts';
import { Sections } from './sections.tsx';
import { sectionZone } from './zone.server.ts';

type Options = { locale?: string; plans?: Plan[]; first?: boolean };

export function renderSection(
  name: SectionName,
  data: object,
  { locale = 'en', plans = [], first = false }: Options = {},
) {
  const sections = sectionZone.parse([{ __component: `sections.${name}`, ...data }]);
  return renderToStaticMarkup(
    <TranslationProvider t={translatorFor(locale)}>
      <MemoryRouter initialEntries={[locale === 'en' ? '/' : `/${locale}`]}>
        <Sections sections={sections} locale={locale} plans={plans} isHeroTitle={first} />
      </MemoryRouter>
    </TranslationProvider>,
  );
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export const count = (html: string, part: string) => html.split(part).length - 1;
