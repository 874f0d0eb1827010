import { useEffect, useState } from 'react';
import { useFetchClient } from '@strapi/strapi/admin';

type Options = {
  /** When this changes, it is asked again: for example the time of the last save. */
  version?: string | undefined;
  /** It is asked again after this time, for what changes in the background. */
  everyMs?: number;
};

/** Reads a route of the CMS, and keeps the last answer. Null before the first one. */
export function useAnswer<T>(path: string | null, { version = '', everyMs = 0 }: Options = {}) {
  const { get } = useFetchClient();
  const [asked, setAsked] = useState(0);
  const [answer, setAnswer] = useState<{ path: string; data: T } | null>(null);
  const query = new URLSearchParams({ version, asked: String(asked) });
  const address = path && `${path}${path.includes('?') ? '&' : '?'}${query}`;
  useEffect(() => {
    if (!path || !address) return;
    let isCancelled = false;
    const read = async () => {
      const { data } = await get<T>(address).catch(() => ({ data: null }));
      if (data && !isCancelled) setAnswer({ path, data });
    };
    void read();
    const timer = everyMs ? setInterval(read, everyMs) : undefined;
    return () => {
      isCancelled = true;
      clearInterval(timer);
    };
  }, [get, path, address, everyMs]);
  return { data: answer?.path === path ? answer.data : null, reload: () => setAsked((count) => count + 1) };
}
