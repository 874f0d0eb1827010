/** Named gates that a route or a page of the CMS can ask for. */
import { redirect, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router';
import { askForSession } from '#http/cache.server.ts';
import { localeOf, localePath } from '#locales/index.ts';
import { visitorOf } from './visitor.server.ts';

type Gate = (args: Pick<LoaderFunctionArgs, 'url' | 'context'>) => void | Promise<void>;

const gates: Record<string, Gate> = { auth };

export async function runMiddleware(name: string, args: Parameters<Gate>[0]): Promise<void> {
  const gate = Object.hasOwn(gates, name) ? gates[name] : undefined;
  if (!gate) throw new Error(`Unknown route middleware: '${name}'.`);
  await gate(args);
}

/** The same gate for a route of ours: before its loaders, and before its actions. */
export function routeMiddleware(name: string): MiddlewareFunction<Response> {
  return async ({ url, context }, next) => {
    await runMiddleware(name, { url, context });
    return next();
  };
}

/** Signed-in people only; everybody else is shown the way to the sign-in page, and back. */
async function auth({ url, context }: Parameters<Gate>[0]): Promise<void> {
  askForSession(context);
  if (await visitorOf(context).account()) return;
  const login = localePath(localeOf(url.pathname), '/auth/login');
  throw redirect(`${login}?next=${encodeURIComponent(url.pathname + url.search)}`);
}
