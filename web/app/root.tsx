import type { ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { config } from '#config.server.ts';
import { cacheMiddleware } from '#http/cache.server.ts';
import { canonicalPathMiddleware } from '#http/canonical-path.server.ts';
import { ErrorPage } from '#layouts/error-page.tsx';
import { HeadTags } from '#layouts/head-tags.tsx';
import { localeOf } from '#locales/index.ts';
import '#theme/base.css';

export const middleware = [cacheMiddleware, canonicalPathMiddleware];

export function loader() {
  return { origin: config.PUBLIC_URL };
}

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <html lang={localeOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <HeadTags />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** Errors that even the layouts could not show. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main id="main">
      <ErrorPage error={error} />
    </main>
  );
}
