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

/** Beside every entry: whether what was published last is what visitors see. */
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
          The last change was read back from the site at {new Date(liveAt).toLocaleTimeString()}, {seconds.toFixed(1)} s
          after it was made.
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
          ? `Your change is saved, but visitors may still see the version before it. It is tried again by itself until it works: ${problem}.`
          : 'Your change is saved and is being brought to the site.'}
      </Typography>
    </Box>
  );
}

/** Asks every second until the change is live, and every few after that: the next one may be a colleague's. */
function usePublication(documentId?: string, locale?: string | null): Publication | null {
  const { get } = useFetchClient();
  const [publication, setPublication] = useState<Publication | null>(null);
  useEffect(() => {
    if (!documentId) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const ask = async () => {
      const { data } = await get<Publication>(`/admin/publications/${documentId}`, {
        params: locale ? { locale } : {},
      }).catch(() => ({ data: null }));
      if (over) return;
      setPublication(data);
      timer = setTimeout(ask, data?.state === 'waiting' ? 1_000 : 3_000);
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [documentId, locale, get]);
  return documentId ? publication : null;
}
