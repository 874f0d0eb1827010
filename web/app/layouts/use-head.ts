import { useMatches, useRouteLoaderData } from 'react-router';
import type { Head } from '#content/head.server.ts';
import type { JsonLd } from '#content/json-ld.server.ts';
import type { loader } from '#root.tsx';

/** What the page being shown says about itself; nothing while an error page is shown. */
export function useHead(): Head | undefined {
  const last = useMatches().at(-1)?.loaderData as { head?: Head } | undefined;
  return last?.head;
}

/** What the layout says about the whole site. */
export function useSiteJsonLd(): JsonLd[] {
  return useMatches().flatMap(
    ({ loaderData }) => (loaderData as { siteJsonLd?: JsonLd[] } | undefined)?.siteJsonLd ?? [],
  );
}

/** The address that visitors use for this site. */
export function useOrigin(): string {
  return useRouteLoaderData<typeof loader>('root')?.origin ?? '';
}
