/** Named gates that a route or a page of the CMS can ask for. */
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { keepPrivate } from '#http/cache.server.ts';
import { localeOf, localePath } from '#locales/index.ts';

type Gate = (args: Pick<LoaderFunctionArgs, 'url' | 'context'>) => void | Promise<void>;

const gates: Record<string, Gate> = { auth };

export async function runMiddleware(name: string, args: Parameters<Gate>[0]): Promise<void> {
  const gate = Object.hasOwn(gates, name) ? gates[name] : undefined;
  if (!gate) throw new Error(`Unknown route middleware: '${name}'.`);
  await gate(args);
}

/** Signed-in people only. Nobody can sign in yet, so everybody is shown the way to the sign-in page. */
function auth({ url, context }: Parameters<Gate>[0]): void {
  keepPrivate(context);
  const login = localePath(localeOf(url.pathname), '/auth/login');
  throw redirect(`${login}?next=${encodeURIComponent(url.pathname + url.search)}`);
}
