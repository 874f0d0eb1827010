/** Refusals of account calls. Every one carries a code, by which the web chooses its message. */
import { errors } from '@strapi/utils';
import type { RefusalCode } from './refusal-codes';
import type { Context } from './user';

/** The details of an error, as its response shows them. */
export function refusal(code: RefusalCode): { code: RefusalCode } {
  return { code };
}

/** Runs an action of Strapi. If it throws or responds with a refusal, the refusal gets the code. */
export async function addRefusalCode<T>(ctx: Context, code: RefusalCode, action: () => Promise<T>): Promise<T> {
  try {
    const result = await action();
    const { error } = (ctx.body ?? {}) as { error?: { details?: unknown } };
    if (ctx.status >= 400 && error) error.details = withCode(error.details, code);
    return result;
  } catch (error) {
    if (error instanceof errors.ApplicationError) Object.assign(error, { details: withCode(error.details, code) });
    throw error;
  }
}

function withCode(details: unknown, code: RefusalCode): object {
  return { ...refusal(code), ...(details as object | undefined) };
}
