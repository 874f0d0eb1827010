/** The security headers of every response. */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { filePolicy } from './content-security.server.ts';

const headers: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

type Allowed = {
  /** External sources that the page may load, by CSP directive. */
  sources: Record<string, string[]>;
  canOpenPopups: boolean;
};

const allowed = createContext<Allowed>({ sources: {}, canOpenPopups: false });

/** Allows external hosts and their popups on a page. Only for sign-in and account pages. */
export function allowExternalSources(
  context: Readonly<RouterContextProvider>,
  sources: Record<string, string[]>,
): void {
  if (Object.keys(sources).length === 0) return;
  addSources(context, sources);
  context.get(allowed).canOpenPopups = true;
}

/** Allows the page to show an image from another site. Returns false if the URL is not allowed. */
export function allowImageOrigin(context: Readonly<RouterContextProvider>, url: string): boolean {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  // A host may contain `;`, which would end the CSP directive.
  if (!/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin)) return false;
  addSources(context, { 'img-src': [origin] });
  return true;
}

function addSources(context: Readonly<RouterContextProvider>, sources: Record<string, string[]>): void {
  const known = context.get(allowed).sources;
  for (const [directive, more] of Object.entries(sources)) known[directive] = [...(known[directive] ?? []), ...more];
}

export function allowedSources(context: Readonly<RouterContextProvider>): Record<string, string[]> {
  return context.get(allowed).sources;
}

export const securityMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  context.set(allowed, { sources: {}, canOpenPopups: false });
  const response = await next();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (context.get(allowed).canOpenPopups) {
    response.headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  }
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) response.headers.set('Content-Security-Policy', filePolicy);
  return response;
};
