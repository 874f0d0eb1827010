import type { Plan } from '#content/plan.server.ts';

/** What every section's view is given. */
export type SectionProps<Data> = {
  data: Data;
  locale: string;
  /** `h1` for the section that opens a page, `h2` for the others. */
  titleAs: 'h1' | 'h2';
  /** All plans, for sections that show them. */
  plans: Plan[];
};
