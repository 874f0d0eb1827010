import { useMatches, useRouteLoaderData } from 'react-router';
import type { Head } from '#content/metadata/head.server.ts';
import type { JsonLd } from '#content/metadata/json-ld.server.ts';

/** The head of the current page; undefined on error pages. */
export function useHead(): Head | undefined {
  const last = useMatches().at(-1)?.loaderData as { head?: Head } | undefined;
  return last?.head;
}

/** The layout's structured data about the whole site. */
export function useSiteJsonLd(): JsonLd[] {
  return useMatches().flatMap(
    ({ loaderData }) => (loaderData as { siteJsonLd?: JsonLd[] } | undefined)?.siteJsonLd ?? [],
  );
}

/** The part of the root's loader data that the head needs. */
export type RootData = { origin: string };

/** The public origin of the site. */
export function useOrigin(): string {
  return useRouteLoaderData<RootData>('root')?.origin ?? '';
}
