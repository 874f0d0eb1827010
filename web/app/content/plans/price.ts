import { memoize } from '#memoize.ts';
import type { Plan } from './plan.server.ts';

export const currencies = ['PLN', 'EUR', 'USD'] as const;
export type Currency = (typeof currencies)[number];
/** The currency of the country whose VAT rate the CMS has. Prices in other currencies are shown without VAT. */
export const vatCurrency: Currency = 'PLN';

export type Period = 'month' | 'year';

/** A plan's price in minor units (grosz, cent), as stored in the CMS. */
export function priceOf(plan: Plan, currency: Currency, period: Period): number | undefined {
  return plan.prices.find((price) => price.currency === currency && price.period === period)?.amount;
}

/** The difference between twelve monthly payments and a yearly one, in minor units; undefined if nothing is saved. */
export function yearlySaving(plan: Plan, currency: Currency): number | undefined {
  const month = priceOf(plan, currency, 'month');
  const year = priceOf(plan, currency, 'year');
  if (month === undefined || year === undefined || year >= month * 12) return undefined;
  return month * 12 - year;
}

/** The months saved by paying yearly, if it is the same whole number for all plans and currencies. */
export function monthsFree(plans: Plan[]): number | undefined {
  const savings = plans.flatMap((plan) =>
    currencies.flatMap((currency) => {
      const month = priceOf(plan, currency, 'month');
      return month ? [(yearlySaving(plan, currency) ?? 0) / month] : [];
    }),
  );
  const [first] = savings;
  const same = savings.every((saving) => saving === first);
  return first && same && Number.isInteger(first) ? first : undefined;
}

/** Adds VAT, rounded to the minor unit as on an invoice. */
export function grossOf(net: number, vatRate: number): number {
  return Math.round((net * (100 + vatRate)) / 100);
}

/** Formats an amount in minor units for a language, without decimals if it is a whole number. */
export function formatMinor(amount: number, currency: string, locale: string): string {
  return format(currency, locale, amount % 100 === 0 ? '0' : '2').format(amount / 100);
}

const format = memoize(100, (currency, locale, decimals) => {
  const digits = { minimumFractionDigits: Number(decimals), maximumFractionDigits: Number(decimals) };
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency!,
    ...digits,
  });
});
