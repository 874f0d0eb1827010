import { useCallback, useEffect, useRef } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';

export type PreviewedEntry = { model: string; documentId?: string; locale?: string; status?: string };

/** Returns a function that asks for a link to the preview. Each link can be opened once (src/preview/links.ts). */
export function usePreviewLink({ model, documentId, locale, status }: PreviewedEntry): () => Promise<string | null> {
  const { get } = useFetchClient();
  return useCallback(async () => {
    const params = { ...(documentId && { documentId }), ...(locale && { locale }), ...(status && { status }) };
    const { data } = await get<{ data?: { url?: string } }>(`/content-manager/preview/url/${model}`, { params });
    return data?.data?.url ?? null;
  }, [get, model, documentId, locale, status]);
}

/** If links do not help, for example because the entry was deleted, the frame keeps its message. */
const maxLinks = 3;
const periodMs = 10_000;

/** Loads a frame again when the page in it says that it is outdated: the entry was saved, or the link was opened before. */
export function useRenewal(findFrame: () => HTMLIFrameElement | null, makeLink: () => Promise<string | null>): void {
  const times = useRef<number[]>([]);
  useEffect(() => {
    const renew = async ({ source, origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      const frame = findFrame();
      const isFromFrame = frame && source === frame.contentWindow && origin === new URL(frame.src).origin;
      if (!isFromFrame || data?.type !== 'preview-outdated') return;
      times.current = [...times.current.filter((time) => time > Date.now() - periodMs), Date.now()];
      if (times.current.length > maxLinks) return;
      const link = await makeLink();
      if (link) frame.src = link;
    };
    window.addEventListener('message', renew);
    return () => window.removeEventListener('message', renew);
  }, [findFrame, makeLink]);
}
