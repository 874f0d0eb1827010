import { Outlet } from 'react-router';
import { organization } from '#content/metadata/json-ld.server.ts';
import { contentLoader } from '#content/store/loader.server.ts';
import { readSite, type Site } from '#content/models/site.server.ts';
import { ErrorPage } from './error-page.tsx';
import { SiteFrame } from './site-frame.tsx';

export const loader = contentLoader(async (args) => {
  const site = await readSite(args);
  return { site, siteJsonLd: organization(site) };
});

type LoaderData = { site: Site };

export default function DefaultLayout({ loaderData }: { loaderData: LoaderData }) {
  return (
    <SiteFrame site={loaderData.site}>
      <Outlet />
    </SiteFrame>
  );
}

/** Without the CMS the error page has the site's layout, but no menus. */
export function ErrorBoundary({ error, loaderData }: { error: unknown; loaderData?: LoaderData }) {
  return (
    <SiteFrame site={loaderData?.site}>
      <ErrorPage error={error} />
    </SiteFrame>
  );
}
