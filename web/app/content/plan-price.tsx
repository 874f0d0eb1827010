import type { Plan } from './plan.server.ts';

type Props = { plan: Plan; locale: string; currency: string; period: 'month' | 'year' };

export function PlanPrice({ plan, locale, currency, period }: Props) {
  const price = plan.prices.find((one) => one.currency === currency && one.period === period);
  return price ? <p className="price">{formatMinor(price.amount, currency, locale)}</p> : null;
}

/** An amount in minor units (grosz, cent) as people write it in a language; no decimals where there are none. */
export function formatMinor(amount: number, currency: string, locale: string): string {
  const whole = amount % 100 === 0;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(amount / 100);
}
