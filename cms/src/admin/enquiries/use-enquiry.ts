import { useEffect, useState } from 'react';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useTexts } from '../texts/use-texts';

export type Delivery = {
  id: string;
  sink: string;
  state: 'pending' | 'delivered' | 'failed' | 'held';
  attempts: number;
  lastError: string | null;
  nextAt: string | null;
  deliveredAt: string | null;
};
export type Reply = {
  id: string;
  delivery: string;
  text: string;
  editor: string;
  createdAt: string;
  state: Delivery['state'];
  lastError: string | null;
};
export type Enquiry = {
  reference: string;
  readAt: string | null;
  answeredAt: string | null;
  suspicion: string | null;
  assignee: string | null;
  note: string;
  deliveries: Delivery[];
  replies: Reply[];
};
/** Returns whether it succeeded. */
export type Send = (path: string, body?: object) => Promise<boolean>;

/** Polls every 3 s, because deliveries change in the background. */
export function useEnquiry(id: string) {
  const { t } = useTexts();
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [enquiry, setEnquiry] = useState<Enquiry | null>(null);
  const [hasProblem, setHasProblem] = useState(false);
  useEffect(() => {
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const { data } = await get<Enquiry>(`/admin/site/enquiries/${id}`).catch(() => ({ data: null }));
      if (isCancelled) return;
      if (data) setEnquiry(data);
      // The member who sent it sees that somebody has read it. If the call fails, the next poll repeats it.
      if (data && !data.readAt) await post(`/admin/site/enquiries/${id}/read`, {}).catch(() => {});
      setHasProblem(data === null);
      timer = setTimeout(poll, 3_000);
    };
    void poll();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [id, get, post]);
  const send: Send = async (path, body = {}) => {
    try {
      await post(path, body);
    } catch {
      toggleNotification({ type: 'danger', message: t('enquiry.actionFailed') });
      return false;
    }
    const { data } = await get<Enquiry>(`/admin/site/enquiries/${id}`).catch(() => ({ data: null }));
    if (data) setEnquiry(data);
    return true;
  };
  return { enquiry, problem: hasProblem ? t('enquiry.workerDown') : null, send };
}
