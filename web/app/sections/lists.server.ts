/** Reads the lists of documents that the sections of a page show, each once and only if a section needs it. */
import type { ContentReader } from '#content/store/loader.server.ts';
import { readChangelog, type ChangelogEntry } from '#content/lists/changelog.server.ts';
import { readIntegrations, type Integration } from '#content/lists/integration.server.ts';
import { readJobs, type Job } from '#content/lists/job.server.ts';
import { readPlans, type Plan } from '#content/plans/plan.server.ts';
import {
  readIncidents,
  readStatusComponents,
  type Incident,
  type StatusComponent,
} from '#content/lists/status.server.ts';
import type { SectionName } from './names.ts';

export type SectionLists = {
  plans: Plan[];
  changelog: ChangelogEntry[];
  integrations: Integration[];
  jobs: Job[];
  statusComponents: StatusComponent[];
  incidents: Incident[];
  /** The last day of the history that the status page shows, as `2026-11-17`. Empty on pages without a history. */
  today: string;
};

type ListName = Exclude<keyof SectionLists, 'today'>;

const readers: { [Name in ListName]: (reader: ContentReader) => Promise<SectionLists[Name]> } = {
  plans: readPlans,
  changelog: readChangelog,
  integrations: readIntegrations,
  jobs: readJobs,
  statusComponents: readStatusComponents,
  incidents: readIncidents,
};

const listsOf: Partial<Record<SectionName, ListName[]>> = {
  plans: ['plans'],
  changelog: ['changelog'],
  'integration-directory': ['integrations'],
  jobs: ['jobs'],
  'status-hero': ['statusComponents'],
  'status-board': ['statusComponents', 'incidents'],
  incidents: ['incidents'],
};

export const emptyLists: Pick<SectionLists, ListName> = {
  plans: [],
  changelog: [],
  integrations: [],
  jobs: [],
  statusComponents: [],
  incidents: [],
};

export async function readListsFor(reader: ContentReader, sections: { name: SectionName }[]): Promise<SectionLists> {
  const needed = new Set(sections.flatMap(({ name }) => listsOf[name] ?? []));
  const lists = await Promise.all([...needed].map(async (name) => [name, await readers[name](reader)] as const));
  const today = needed.has('statusComponents') ? new Date().toISOString().slice(0, 10) : '';
  return { ...emptyLists, ...Object.fromEntries(lists), today };
}
