import { worstState, type ServiceState } from '#content/lists/status-history.ts';
import { useTranslation } from '#locales/i18n.tsx';
import type { IllustrationName } from '#theme/names.ts';
import { Hero } from '../hero/hero.tsx';
import type { SectionProps } from '../section.ts';
import type { StatusHeroData } from './status-hero.server.ts';

const illustrations: Record<ServiceState, IllustrationName> = {
  running: 'status-ok',
  slow: 'status-degraded',
  closed: 'status-down',
  maintenance: 'works',
};

export function StatusHero({ data, ...props }: SectionProps<StatusHeroData>) {
  const state = worstState(props.lists.statusComponents);
  const { t } = useTranslation();
  const words = data.words.find((one) => one.state === state);
  const hero = {
    title: words?.title ?? t(`status.states.${state}`),
    lead: words?.lead,
    actions: [],
    note: undefined,
    illustration: illustrations[state],
    illustrationAlt: words?.illustrationAlt,
    image: undefined,
    imageAlt: undefined,
  };
  return <Hero data={hero} {...props} />;
}
