import type { ComponentType } from 'react';
import { headingsOf } from '#blocks/headings.ts';
import type { Heading } from '#blocks/types.ts';
import { sectionViews } from './registry.ts';
import type { Section } from './registry.server.ts';
import type { SectionLists } from './lists.server.ts';
import type { SectionProps } from './section.ts';

type Props = { sections: Section[]; locale: string; lists: SectionLists; isHeroTitle?: boolean };

/** Renders a page's sections in order. */
export function Sections({ sections, locale, lists, isHeroTitle = false }: Props) {
  const contents = tableOfContents(sections);
  const firstText = sections.findIndex(({ name }) => name === 'rich-text');
  return sections.map(({ name, data }, index) => {
    const View = sectionViews[name] as ComponentType<SectionProps<unknown>>;
    return (
      <View
        key={index}
        data={data}
        locale={locale}
        lists={lists}
        titleAs={isHeroTitle && index === 0 ? 'h1' : 'h2'}
        contents={index === firstText ? contents : []}
        hasContents={contents.length > 0}
      />
    );
  });
}

/** Pages with fewer headings have no table of contents. */
const minHeadings = 5;

function tableOfContents(sections: Section[]): Heading[] {
  const headings = sections
    .flatMap((section) => (section.name === 'rich-text' ? headingsOf(section.data.body) : []))
    .filter(({ level }) => level <= 3);
  return headings.length >= minHeadings ? headings : [];
}

/** Whether the first section is a hero. Its title is then the title of the page. */
export function opensWithHero(sections: Section[]): boolean {
  return sections[0]?.name === 'hero' || sections[0]?.name === 'status-hero';
}

/** A hero at the top without a lead of its own shows the lead of the page. */
export function withPageLead(sections: Section[], lead: string | undefined): Section[] {
  const [first, ...others] = sections;
  if (!lead || first?.name !== 'hero' || first.data.lead) return sections;
  return [{ ...first, data: { ...first.data, lead } }, ...others];
}
