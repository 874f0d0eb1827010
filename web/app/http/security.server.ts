/** The headers that every answer gets, whatever it is. */
import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import { filePolicy } from './content-security.server.ts';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** What one page may load besides our own, by directive of the policy. */
const allowed = createContext<{ sources: Record<string, string[]> }>();

/** Lets a page reach others, and open their windows: for sign-in pages, and no other. */
export function allowOthers(context: Readonly<RouterContextProvider>, sources: Record<string, string[]>): void {
  context.get(allowed).sources = sources;
}

export function allowedSources(context: Readonly<RouterContextProvider>): Record<string, string[]> {
  return context.get(allowed).sources;
}

export const securityMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  context.set(allowed, { sources: {} });
  const response = await next();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (Object.keys(allowedSources(context)).length > 0) {
    response.headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups');
  }
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) response.headers.set('Content-Security-Policy', filePolicy);
  return response;
};
