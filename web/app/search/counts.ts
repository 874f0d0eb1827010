/** How many entries there are of each content type. */
export type Counts = Record<string, number>;

export function totalOf(counts: Counts): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}

/** Without those of the results that have no page. Of the entries that are not among the results it is not known. */
export function withoutHidden(counts: Counts, results: { type: string }[], pages: { type: string }[]): Counts {
  const number = (all: { type: string }[], type: string) => all.filter((one) => one.type === type).length;
  return Object.fromEntries(
    Object.entries(counts).map(([type, count]) => [type, count - (number(results, type) - number(pages, type))]),
  );
}
