import type { Heading } from '#blocks/types.ts';
import type { Plan } from '#content/plan.server.ts';

/** What every section's view is given. */
export type SectionProps<Data> = {
  data: Data;
  locale: string;
  /** `h1` for the section that opens a page, `h2` for the others. */
  titleAs: 'h1' | 'h2';
  /** The headings of all long text on the page, for the first section of it: its table of contents. */
  contents: Heading[];
  /** Whether long text on this page leaves room for the table of contents beside it. */
  besideContents: boolean;
  /** All plans, for sections that show them. */
  plans: Plan[];
};
