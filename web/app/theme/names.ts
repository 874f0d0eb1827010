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
] as const;

/** The marks that editors can put beside a customer's name. */
export const marks = ['leaf', 'gem', 'paving', 'saw', 'wave', 'sun'] as const;

export type IllustrationName = (typeof illustrations)[number];
export type MarkName = (typeof marks)[number];
