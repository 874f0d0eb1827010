import type { ComponentType } from 'react';
import { headingsOf } from '#blocks/headings.ts';
import type { Heading } from '#blocks/types.ts';
import type { Plan } from '#content/plan.server.ts';
import { sectionViews } from './registry.ts';
import type { Section } from './registry.server.ts';
import type { SectionProps } from './section.ts';

type Props = { sections: Section[]; locale: string; plans: Plan[]; heroIsTitle?: boolean };

/** Shows a page's sections in order. */
export function Sections({ sections, locale, plans, heroIsTitle = false }: Props) {
  const contents = tableOfContents(sections);
  const firstText = sections.findIndex(({ name }) => name === 'rich-text');
  return sections.map(({ name, data }, index) => {
    const View = sectionViews[name] as ComponentType<SectionProps<unknown>>;
    return (
      <View
        key={index}
        data={data}
        locale={locale}
        plans={plans}
        titleAs={heroIsTitle && index === 0 ? 'h1' : 'h2'}
        contents={index === firstText ? contents : []}
        besideContents={contents.length > 0}
      />
    );
  });
}

/** From this many headings on, a page is long enough to need a map. */
const longPage = 5;

function tableOfContents(sections: Section[]): Heading[] {
  const headings = sections
    .flatMap((section) => (section.name === 'rich-text' ? headingsOf(section.data.body) : []))
    .filter(({ level }) => level <= 3);
  return headings.length >= longPage ? headings : [];
}

/** Whether a page opens with a hero, whose title is then the page's. */
export function opensWithHero(sections: Section[]): boolean {
  return sections[0]?.name === 'hero';
}
