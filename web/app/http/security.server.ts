/** The headers that every answer gets, whatever it is. */
import type { MiddlewareFunction } from 'react-router';
import { filePolicy } from './content-security.server.ts';

const headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

export const securityMiddleware: MiddlewareFunction<Response> = async (_, next) => {
  const response = await next();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) response.headers.set('Content-Security-Policy', filePolicy);
  return response;
};
