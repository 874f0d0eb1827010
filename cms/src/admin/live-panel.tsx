import { useEffect, useState } from 'react';
import { Box, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';

type Publication = {
  state: 'unknown' | 'waiting' | 'live';
  publishedAt?: string;
  liveAt?: string;
  problem?: string | null;
};
type Props = { documentId?: string | undefined; document?: { locale?: string | null } | undefined };

/** Side panel of every entry: whether visitors see the last published version. */
export function LivePanel({ documentId, document }: Props) {
  const publication = usePublication(documentId, document?.locale);
  if (!publication || publication.state === 'unknown') return null;
  return { title: 'Visitors see', content: <State {...publication} /> };
}

function State({ state, publishedAt, liveAt, problem }: Publication) {
  if (state === 'live' && publishedAt && liveAt) {
    const seconds = Math.max(0, (Date.parse(liveAt) - Date.parse(publishedAt)) / 1000);
    return (
      <Box>
        <Typography textColor="success600" fontWeight="bold" tag="p">
          ● Live
        </Typography>
        <Typography textColor="neutral600" variant="pi" tag="p">
          The last change was seen on the site at {new Date(liveAt).toLocaleTimeString()}, {seconds.toFixed(1)} s after
          it was made.
        </Typography>
      </Box>
    );
  }
  return (
    <Box>
      <Typography textColor={problem ? 'danger600' : 'warning600'} fontWeight="bold" tag="p">
        {problem ? '● Not live yet' : '● On its way…'}
      </Typography>
      <Typography textColor="neutral600" variant="pi" tag="p">
        {problem
          ? `Your change is saved, but visitors may still see the previous version. The CMS retries until it is live: ${problem}.`
          : 'Your change is saved and is being brought to the site.'}
      </Typography>
    </Box>
  );
}

/** Polls every second until the change is live, then every 3 s: other editors may publish, too. */
function usePublication(documentId?: string, locale?: string | null): Publication | null {
  const { get } = useFetchClient();
  const [publication, setPublication] = useState<Publication | null>(null);
  useEffect(() => {
    if (!documentId) return;
    let timer: ReturnType<typeof setTimeout>;
    let isCancelled = false;
    const poll = async () => {
      const { data } = await get<Publication>(`/admin/publications/${documentId}`, {
        params: locale ? { locale } : {},
      }).catch(() => ({ data: null }));
      if (isCancelled) return;
      setPublication(data);
      timer = setTimeout(poll, data?.state === 'waiting' ? 1_000 : 3_000);
    };
    void poll();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [documentId, locale, get]);
  return documentId ? publication : null;
}
