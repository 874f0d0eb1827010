/** Named guards that a route, or a page in the CMS, can require. */
import {
  createContext,
  redirectDocument,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router';
import { requireSession } from '#http/cache.server.ts';
import { localeOf, localePath } from '#locales/index.ts';
import { visitorOf, type Member } from './visitor.server.ts';

type Guard = (args: Pick<LoaderFunctionArgs, 'url' | 'context'>) => void | Promise<void>;

const guards: Record<string, Guard> = { auth };

export async function runMiddleware(name: string, args: Parameters<Guard>[0]): Promise<void> {
  const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
  if (!guard) throw new Error(`Unknown route middleware: '${name}'.`);
  await guard(args);
}

/** The guard as a route middleware: it runs before the loaders and actions of the route. */
export function routeMiddleware(name: string): MiddlewareFunction<Response> {
  return async ({ url, context }, next) => {
    await runMiddleware(name, { url, context });
    return next();
  };
}

/** Members only. Visitors are redirected to the sign-in page, which leads back afterwards. */
async function auth({ url, context }: Parameters<Guard>[0]): Promise<void> {
  requireSession(context);
  const signedIn = await visitorOf(context).member();
  if (signedIn) return context.set(member, signedIn);
  const login = localePath(localeOf(url.pathname), '/auth/login');
  // The photo is not a page.
  const page = url.pathname.replace(/\/photo$/, '') + url.search;
  throw redirectDocument(`${login}?next=${encodeURIComponent(page)}`);
}

const member = createContext<Member>();

/** The member who sends the request. Only for routes behind the guard `auth`; it throws elsewhere. */
export function memberOf(context: Readonly<RouterContextProvider>): Member {
  return context.get(member);
}
