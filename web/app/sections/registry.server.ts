/** The schema and the `populate` query of every section. */
import type { z } from 'zod';
import type { Query } from '#content/client/query.ts';
import { cta } from './cta/cta.server.ts';
import { demo } from './demo/demo.server.ts';
import { faq } from './faq/faq.server.ts';
import { featureGrid } from './feature-grid/feature-grid.server.ts';
import { hero } from './hero/hero.server.ts';
import { imageText } from './image-text/image-text.server.ts';
import { integrations } from './integrations/integrations.server.ts';
import { logos } from './logos/logos.server.ts';
import { plans } from './plans/plans.server.ts';
import { quote } from './quote/quote.server.ts';
import { richText } from './rich-text/rich-text.server.ts';
import { stats } from './stats/stats.server.ts';
import { steps } from './steps/steps.server.ts';
import { team } from './team/team.server.ts';
import { ledger } from './ledger/ledger.server.ts';
import { jobs } from './jobs/jobs.server.ts';
import { changelog } from './changelog/changelog.server.ts';
import { integrationDirectory } from './integration-directory/integration-directory.server.ts';
import { statusBoard } from './status-board/status-board.server.ts';
import { statusHero } from './status-hero/status-hero.server.ts';
import { incidents } from './incidents/incidents.server.ts';
import type { SectionName } from './names.ts';

export const sectionReaders = {
  hero,
  logos,
  'feature-grid': featureGrid,
  steps,
  stats,
  quote,
  integrations,
  plans,
  faq,
  cta,
  'rich-text': richText,
  'image-text': imageText,
  team,
  ledger,
  jobs,
  changelog,
  'integration-directory': integrationDirectory,
  'status-hero': statusHero,
  'status-board': statusBoard,
  incidents,
  demo,
} satisfies Record<SectionName, { schema: z.ZodType; populate: Query }>;

export type SectionData = { [Name in SectionName]: z.output<(typeof sectionReaders)[Name]['schema']> };

/** A section of a page: its name and its data. */
export type Section = { [Name in SectionName]: { name: Name; data: SectionData[Name] } }[SectionName];
