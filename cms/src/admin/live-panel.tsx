import { useEffect, useState } from 'react';
import { Box, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useTexts } from './texts/use-texts';

type Publication = {
  state: 'unknown' | 'waiting' | 'live';
  publishedAt?: string;
  liveAt?: string;
  problem?: string | null;
  /** False after a document was unpublished. */
  isPublished?: boolean;
};
type Document = { documentId?: string; locale?: string | null };
type Props = { documentId?: string | undefined; document?: Document | undefined };

/** Side panel of every entry: whether visitors see the last published version. */
export function LivePanel({ documentId, document }: Props) {
  const { t } = useTexts();
  // Single types have no id in their address.
  const publication = usePublication(documentId ?? document?.documentId, document?.locale);
  if (!publication || publication.state === 'unknown') return null;
  return { title: t('live.title'), content: <State {...publication} /> };
}

function State({ state, publishedAt, liveAt, problem, isPublished }: Publication) {
  const { t, formatTime } = useTexts();
  if (state === 'live' && !isPublished) {
    return <Words colour="neutral800" title={t('live.unpublished')} text={t('live.unpublishedText')} />;
  }
  if (state === 'live' && publishedAt && liveAt) {
    const seconds = Math.max(0, (Date.parse(liveAt) - Date.parse(publishedAt)) / 1000);
    const time = formatTime(liveAt, { timeStyle: 'medium' });
    return <Words colour="success600" title={t('live.live')} text={t('live.seen', { time, seconds })} />;
  }
  if (problem) return <Words colour="danger600" title={t('live.failed')} text={t('live.failedText', { problem })} />;
  return <Words colour="warning600" title={t('live.waiting')} text={t('live.waitingText')} />;
}

function Words({ colour, title, text }: { colour: string; title: string; text: string }) {
  return (
    <Box>
      <Typography textColor={colour} fontWeight="bold" tag="p">
        ● {title}
      </Typography>
      <Typography textColor="neutral600" variant="pi" tag="p">
        {text}
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
      const { data } = await get<Publication>(`/admin/site/publications/${documentId}`, {
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
