/** The security headers of every response. */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { filePolicy } from './content-security.server.ts';
import { previewOf } from './preview.server.ts';

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
  context.set(allowed, { sources, canOpenPopups: true });
}

export function allowedSources(context: Readonly<RouterContextProvider>): Record<string, string[]> {
  return context.get(allowed).sources;
}

export const securityMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const preview = previewOf(context);
  const sources: Allowed['sources'] = preview ? { 'frame-ancestors': [preview.adminOrigin] } : {};
  context.set(allowed, { sources, canOpenPopups: false });
  const response = await next();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (context.get(allowed).canOpenPopups) {
    response.headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  }
  if (preview) {
    response.headers.set('Referrer-Policy', 'no-referrer');
    response.headers.set('X-Robots-Tag', 'noindex');
  }
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) response.headers.set('Content-Security-Policy', filePolicy);
  return response;
};
