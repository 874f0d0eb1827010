/** The plan that somebody chose on the pricing page: in a cookie until they have an account, then with the account. */
import type { LoaderFunctionArgs } from 'react-router';
import { z } from 'zod';
import type { Account } from '#accounts/cms/account.server.ts';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import { cookie, planCookie } from '#accounts/session/cookies.server.ts';
import { CmsError } from '#accounts/cms/cms-error.ts';
import type { Visitor } from '#accounts/session/visitor.server.ts';
import { contentReader } from '#content/store/loader.server.ts';
import { readPlans } from '#content/plans/plan.server.ts';
import { log } from '#log.server.ts';
import { parsePlanChoice, serializePlanChoice, type PlanChoice } from './plan-choice.ts';

const maxAge = 7 * 86_400;

export function rememberPlan(visitor: Visitor, choice: PlanChoice): void {
  visitor.setCookies.push(cookie(planCookie, serializePlanChoice(choice), { maxAge }));
}

/** Moves the choice from the cookie to the account. Returns the account's choice. */
export async function takePlan(visitor: Visitor, account: Account, token: string): Promise<PlanChoice | null> {
  const chosen = parsePlanChoice(visitor.cookies.get(planCookie));
  if (!chosen) return parsePlanChoice(account.planChoice ?? undefined);
  try {
    const body = { planChoice: serializePlanChoice(chosen) };
    await callCms('/account/plan', { method: 'PUT', body, token }, z.unknown());
    visitor.setCookies.push(cookie(planCookie, '', { maxAge: 0 }));
  } catch (error) {
    // The cookie stays, so the next visit of the page tries again.
    if (!(error instanceof CmsError)) throw error;
  }
  return chosen;
}

type ChosenPlan = PlanChoice & { name: string };

/** Null if the plan is not offered any more, or the content cannot be read: the page works without it. */
export async function describePlan(
  context: LoaderFunctionArgs['context'],
  locale: string,
  choice: PlanChoice | null,
): Promise<ChosenPlan | null> {
  if (!choice) return null;
  try {
    const plan = (await readPlans(contentReader(context, locale))).find(({ documentId }) => documentId === choice.plan);
    return plan ? { ...choice, name: plan.name } : null;
  } catch (error) {
    log.warn({ err: error }, 'the chosen plan cannot be shown');
    return null;
  }
}
