import { use, type ReactNode } from 'react';
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { rememberedAccount } from '#accounts/hint.ts';
import { visitorMiddleware } from '#accounts/visitor.server.ts';
import { config } from '#config.server.ts';
import { buildId } from '#deploys/build.server.ts';
import { hydrates } from '#hydrates.ts';
import { cacheMiddleware } from '#http/cache.server.ts';
import { canonicalPathMiddleware } from '#http/canonical-path.server.ts';
import { NonceContext } from '#http/nonce.ts';
import { sameOriginMiddleware } from '#http/same-origin.server.ts';
import { securityMiddleware } from '#http/security.server.ts';
import { ErrorPage } from '#layouts/error-page.tsx';
import { HeadTags } from '#layouts/head-tags.tsx';
import { localeOf } from '#locales/index.ts';
// oxlint-disable-next-line import/default -- made by inline-script.ts
import guard from '#deploys/guard.ts?inline-script';
// oxlint-disable-next-line import/default -- made by inline-script.ts
import enhance from '#enhance/enhance.ts?inline-script';
import '#theme/fonts.css';
import '#theme/tokens.css';
import '#theme/base.css';
import '#theme/illustrations.css';
import { brand } from '#theme/brand.ts';
import { rememberedTheme } from '#theme/remember.ts';
import { Sprite } from '#theme/sprite.tsx';
import latin from '@fontsource-variable/geologica/files/geologica-latin-shrp-normal.woff2?url';
import latinExt from '@fontsource-variable/geologica/files/geologica-latin-ext-shrp-normal.woff2?url';

export const middleware = [
  securityMiddleware,
  cacheMiddleware,
  sameOriginMiddleware,
  visitorMiddleware,
  canonicalPathMiddleware,
];

export function loader() {
  return { origin: config.PUBLIC_URL, build: { id: buildId, checkMs: config.BUILD_CHECK_MS } };
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOf(useLocation().pathname);
  const nonce = use(NonceContext);
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={brand.paper.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={brand.paper.dark} media="(prefers-color-scheme: dark)" />
        <meta name="apple-mobile-web-app-title" content={brand.name} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="icon" type="image/png" href="/favicon-96.png" sizes="96x96" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? rememberedTheme + rememberedAccount + guard : '' }}
          suppressHydrationWarning
        />
        <link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="anonymous" />
        {locale !== 'en' && <link rel="preload" href={latinExt} as="font" type="font/woff2" crossOrigin="anonymous" />}
        <HeadTags />
        <Links />
      </head>
      <body>
        <Sprite />
        {children}
        <script
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? enhance : '' }}
          suppressHydrationWarning
        />
        {useHydrates() && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/**
 * Pages that are only read come without React (docs/decisions/0013-pages-without-react.md); a route that needs it says
 * `handle = { hydrates: true }`. Links from there to pages that are only read load them as the documents they are.
 */
function useHydrates(): boolean {
  const asked = useMatches().some(({ handle }) => hydrates(handle));
  // In development the page must hear that a file has changed.
  return asked || typeof document !== 'undefined' || import.meta.env.DEV;
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
