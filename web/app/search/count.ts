import { Counter } from '#reporting/counter.ts';

export type Search = { locale: string; query: string; hasResults: boolean };

/** Counts searches. */
export class SearchCounter extends Counter<Search> {
  /** Not what may be about a person: email addresses, telephone numbers, long texts. */
  addSearch({ locale, query, hasResults }: Search): void {
    const text = query.toLowerCase();
    if (text.length > 60 || text.includes('@') || text.replaceAll(/\D/g, '').length >= 5) return;
    this.add(`${locale} ${text}`, { locale, query: text, hasResults });
  }
}
