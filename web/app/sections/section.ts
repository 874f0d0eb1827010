import type { Heading } from '#blocks/types.ts';
import type { SectionLists } from './lists.server.ts';

/** The props of every section's component. */
export type SectionProps<Data> = {
  data: Data;
  locale: string;
  /** `h1` for the first section if its title is the page's title, else `h2`. */
  titleAs: 'h1' | 'h2';
  /** The table of contents of all rich text on the page. Only the first rich-text section gets it. */
  contents: Heading[];
  /** Whether the page has a table of contents. Rich text then leaves room beside it. */
  hasContents: boolean;
  /** Documents that sections show. Only the lists that the page's sections need are read; the others are empty. */
  lists: SectionLists;
};
