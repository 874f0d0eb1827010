/** The columns of the lists. Strapi adds the status and the languages. */
export const listColumns: Record<string, string[]> = {
  'api::changelog-entry.changelog-entry': ['title', 'date', 'slug', 'updatedAt'],
  'api::enquiry.enquiry': ['receivedAt', 'name', 'topic', 'language', 'assignee', 'answeredAt', 'suspicion'],
  'api::incident.incident': ['title', 'startedAt', 'endedAt', 'effect'],
  'api::integration.integration': ['name', 'kind', 'rank', 'updatedAt'],
  'api::job.job': ['title', 'place', 'rank', 'updatedAt'],
  'api::legacy-page.legacy-page': ['title', 'path', 'updatedAt'],
  'api::office.office': ['name', 'city', 'rank', 'updatedAt'],
  'api::page.page': ['title', 'slug', 'access', 'updatedAt'],
  'api::plan.plan': ['name', 'featured', 'rank', 'updatedAt'],
  'api::redirect.redirect': ['from', 'kind', 'to', 'updatedAt'],
  'api::synonym.synonym': ['words', 'updatedAt'],
  'api::status-component.status-component': ['name', 'state', 'rank', 'updatedAt'],
};
