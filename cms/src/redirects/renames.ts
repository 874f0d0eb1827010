/** The address of a published page in one language. */
export type Row = { locale: string; address: string };

/** The languages in which the address of a page has changed. */
export function findRenames(before: Row[], after: Row[]): { locale: string; from: string; to: string }[] {
  return after.flatMap(({ locale, address: to }) => {
    const from = before.find((row) => row.locale === locale)?.address;
    return from !== undefined && from !== to ? [{ locale, from, to }] : [];
  });
}
