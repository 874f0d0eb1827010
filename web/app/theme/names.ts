/** The illustrations that editors can choose, by their names in the CMS. */
export const illustrations = [
  'bridge',
  'catch',
  'check',
  'carry',
  'drawer',
  'block',
  'crook',
  'hanging-hook',
  'portrait',
  'footbridge',
  'arches',
  'viaduct',
  'matches',
  'broken-bridge',
  'door',
  'about',
  'careers',
  'column',
  'contact',
  'empty-data',
  'empty-devices',
  'empty-messages',
  'gate',
  'hook-tag',
  'ledger',
  'no-result',
  'rack',
  'raised',
  'sent',
  'status-ok',
  'status-degraded',
  'status-down',
  'welcome',
  'works',
  'portrait-halina',
  'portrait-barbara',
  'portrait-tomasz',
  'portrait-aoife',
  'portrait-ewa',
  'portrait-zofia',
] as const;

/** The small square prints that editors can put beside a change of the product. */
export const prints = [
  'queue',
  'replay',
  'two-steps',
  'attempt',
  'consent',
  'zero',
  'wait',
  'typo',
  'names',
  'phone',
] as const;

/** The marks that editors can put beside a customer's name. */
export const marks = ['leaf', 'gem', 'paving', 'saw', 'wave', 'sun'] as const;

export type IllustrationName = (typeof illustrations)[number];
export type PrintName = (typeof prints)[number];
export type MarkName = (typeof marks)[number];
