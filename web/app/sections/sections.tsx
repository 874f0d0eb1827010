import type { ComponentType } from 'react';
import type { Plan } from '#content/plan.server.ts';
import { sectionViews } from './registry.ts';
import type { Section } from './registry.server.ts';
import type { SectionProps } from './section.ts';

type Props = { sections: Section[]; locale: string; plans: Plan[]; heroIsTitle?: boolean };

/** Shows a page's sections in order. */
export function Sections({ sections, locale, plans, heroIsTitle = false }: Props) {
  return sections.map(({ name, data }, index) => {
    const View = sectionViews[name] as ComponentType<SectionProps<unknown>>;
    const titleAs = heroIsTitle && index === 0 ? 'h1' : 'h2';
    return <View key={index} data={data} locale={locale} plans={plans} titleAs={titleAs} />;
  });
}

/** Whether a page opens with a hero, whose title is then the page's. */
export function opensWithHero(sections: Section[]): boolean {
  return sections[0]?.name === 'hero';
}
