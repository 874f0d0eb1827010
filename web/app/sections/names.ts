/** The names of all sections, the same as in cms/src/components/sections. */
export const sectionNames = [
  'hero',
  'logos',
  'feature-grid',
  'steps',
  'stats',
  'quote',
  'integrations',
  'plans',
  'faq',
  'cta',
  'rich-text',
  'image-text',
  'team',
  'ledger',
  'jobs',
  'changelog',
  'integration-directory',
  'status-hero',
  'status-board',
  'incidents',
  'demo',
] as const;

export type SectionName = (typeof sectionNames)[number];
