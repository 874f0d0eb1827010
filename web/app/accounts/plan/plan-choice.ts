import { z } from 'zod';
import { currencies } from '#content/plans/price.ts';

/** What somebody chose on the pricing page. The plan is its document id, which is the same in every language. */
const planChoiceSchema = z.object({
  plan: z.string().regex(/^[a-z0-9]{24}$/),
  period: z.enum(['month', 'year']),
  currency: z.enum(currencies),
});

export type PlanChoice = z.output<typeof planChoiceSchema>;

/** The choice in the URL of the registration page; null if there is none. */
export function readPlanChoice(search: URLSearchParams): PlanChoice | null {
  return planChoiceSchema.safeParse(Object.fromEntries(search)).data ?? null;
}

export function serializePlanChoice({ plan, period, currency }: PlanChoice): string {
  return [plan, period, currency].join('.');
}

export function parsePlanChoice(text: string | undefined): PlanChoice | null {
  const [plan, period, currency] = text?.split('.') ?? [];
  return planChoiceSchema.safeParse({ plan, period, currency }).data ?? null;
}
