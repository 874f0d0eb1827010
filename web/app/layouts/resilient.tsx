import { Outlet, type LoaderFunctionArgs } from 'react-router';
import { contentReader } from '#content/store/loader.server.ts';
import { readRecent } from '#content/client/recent.server.ts';
import { readSite, type Site } from '#content/models/site.server.ts';
import { localeOf } from '#locales/index.ts';
import { ErrorPage } from './error-page.tsx';
import { SiteFrame } from './site-frame.tsx';

/** The layout of pages that must work without the CMS: they have its menus whenever it can be reached. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const locale = localeOf(url.pathname);
  return { site: await readRecent(`site ${locale}`, () => readSite(contentReader(context, locale))) };
}

type LoaderData = { site: Site | null };

export default function ResilientLayout({ loaderData }: { loaderData: LoaderData }) {
  return (
    <SiteFrame site={loaderData.site ?? undefined}>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: { error: unknown; loaderData?: LoaderData }) {
  return (
    <SiteFrame site={loaderData?.site ?? undefined}>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
