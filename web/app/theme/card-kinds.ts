/** The pictures of share images, one for each kind of page. */
export const cardKinds = ['home', 'pricing', 'docs', 'changelog', 'content', 'legacy'] as const;

export type CardKind = (typeof cardKinds)[number];
