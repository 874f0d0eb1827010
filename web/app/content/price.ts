import { remember } from '#remember.ts';
import type { Plan } from './plan.server.ts';

export const currencies = ['PLN', 'EUR', 'USD'] as const;
export type Currency = (typeof currencies)[number];
export type Period = 'month' | 'year';

/** A plan's price in minor units (grosz, cent), as the CMS has it. */
export function priceOf(plan: Plan, currency: Currency, period: Period): number | undefined {
  return plan.prices.find((price) => price.currency === currency && price.period === period)?.amount;
}

/** What a year costs less than twelve months, in minor units; nothing where it does not. */
export function yearlySaving(plan: Plan, currency: Currency): number | undefined {
  const month = priceOf(plan, currency, 'month');
  const year = priceOf(plan, currency, 'year');
  if (month === undefined || year === undefined || year >= month * 12) return undefined;
  return month * 12 - year;
}

/** How many months a year's payment saves, where it is the same whole number for every plan and currency. */
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

/** With value added tax, rounded to the minor unit as an invoice would. */
export function grossOf(net: number, vatRate: number): number {
  return Math.round((net * (100 + vatRate)) / 100);
}

/** An amount in minor units as people write it in a language; no decimals where there are none. */
export function formatMinor(amount: number, currency: string, locale: string): string {
  return format(currency, locale, amount % 100 === 0 ? '0' : '2').format(amount / 100);
}

const format = remember(100, (currency, locale, decimals) => {
  const digits = { minimumFractionDigits: Number(decimals), maximumFractionDigits: Number(decimals) };
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency!,
    currencyDisplay: 'narrowSymbol',
    ...digits,
  });
});
