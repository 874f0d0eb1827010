import type { ComponentType } from 'react';
import { Cta } from './cta/cta.tsx';
import { Demo } from './demo/demo.tsx';
import { Faq } from './faq/faq.tsx';
import { FeatureGrid } from './feature-grid/feature-grid.tsx';
import { Hero } from './hero/hero.tsx';
import { ImageText } from './image-text/image-text.tsx';
import { Integrations } from './integrations/integrations.tsx';
import { Logos } from './logos/logos.tsx';
import { Plans } from './plans/plans.tsx';
import { Quote } from './quote/quote.tsx';
import { RichText } from './rich-text/rich-text.tsx';
import { Stats } from './stats/stats.tsx';
import { Steps } from './steps/steps.tsx';
import { Incidents } from './incidents/incidents.tsx';
import { StatusBoard } from './status-board/status-board.tsx';
import { StatusHero } from './status-hero/status-hero.tsx';
import { IntegrationDirectory } from './integration-directory/integration-directory.tsx';
import { Changelog } from './changelog/changelog.tsx';
import { Jobs } from './jobs/jobs.tsx';
import { Ledger } from './ledger/ledger.tsx';
import { Team } from './team/team.tsx';
import type { SectionName } from './names.ts';
import type { SectionData } from './registry.server.ts';
import type { SectionProps } from './section.ts';

/** The component of every section. A section without a component does not compile. */
export const sectionViews: { [Name in SectionName]: ComponentType<SectionProps<SectionData[Name]>> } = {
  hero: Hero,
  logos: Logos,
  'feature-grid': FeatureGrid,
  steps: Steps,
  stats: Stats,
  quote: Quote,
  integrations: Integrations,
  plans: Plans,
  faq: Faq,
  cta: Cta,
  'rich-text': RichText,
  'image-text': ImageText,
  team: Team,
  ledger: Ledger,
  jobs: Jobs,
  changelog: Changelog,
  'integration-directory': IntegrationDirectory,
  'status-hero': StatusHero,
  'status-board': StatusBoard,
  incidents: Incidents,
  demo: Demo,
};
