import { useEffect, useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';

type Delivery = {
  id: string;
  sink: string;
  state: 'pending' | 'delivered' | 'failed' | 'held';
  attempts: number;
  lastError: string | null;
  nextAt: string | null;
  deliveredAt: string | null;
};
type Enquiry = { answeredAt: string | null; suspicion: string | null; deliveries: Delivery[] };
type Props = { documentId?: string | undefined; model?: string };

const sinks: Record<string, string> = {
  team: 'Mail to the team',
  receipt: 'Receipt to the visitor',
  desk: 'This entry',
};

const looks = {
  delivered: { colour: 'success600', word: 'arrived' },
  pending: { colour: 'warning600', word: 'on its way' },
  failed: { colour: 'danger600', word: 'given up' },
  held: { colour: 'neutral600', word: 'held back' },
} as const;

/** Beside an enquiry: where it has arrived, and what to do about it. */
export function EnquiryPanel({ documentId, model }: Props) {
  const isEnquiry = model === 'api::enquiry.enquiry';
  if (!isEnquiry || !documentId) return null;
  return { title: 'Enquiry', content: <Desk id={documentId} /> };
}

function Desk({ id }: { id: string }) {
  const { enquiry, problem, tell } = useEnquiry(id);
  if (problem) return <Typography textColor="danger600">{problem}</Typography>;
  if (!enquiry) return <Typography textColor="neutral600">…</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {enquiry.suspicion && (
        <Box background="warning100" padding={3} hasRadius>
          <Typography tag="p" fontWeight="bold">
            Looks like spam
          </Typography>
          <Typography tag="p" variant="pi">
            {enquiry.suspicion}. It was kept, and no mail was sent.
          </Typography>
          <Box paddingTop={2}>
            <Button size="S" variant="secondary" onClick={() => tell(`/admin/enquiries/${id}/released`)}>
              It is not spam: deliver it
            </Button>
          </Box>
        </Box>
      )}
      {enquiry.answeredAt ? (
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Typography textColor="success600" fontWeight="bold">
            ● Answered {when(enquiry.answeredAt)}
          </Typography>
          <Button variant="tertiary" onClick={() => tell(`/admin/enquiries/${id}/reopened`)}>
            Not answered yet
          </Button>
        </Flex>
      ) : (
        <Button onClick={() => tell(`/admin/enquiries/${id}/answered`)}>Mark as answered</Button>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {enquiry.deliveries.map((delivery) => (
          <Arrival
            key={delivery.id}
            delivery={delivery}
            onRetry={() => tell(`/admin/deliveries/${delivery.id}/retried`)}
          />
        ))}
      </Flex>
    </Flex>
  );
}

function Arrival({ delivery, onRetry }: { delivery: Delivery; onRetry: () => void }) {
  const { sink, state, attempts, lastError, nextAt, deliveredAt } = delivery;
  const { colour, word } = looks[state];
  return (
    <Box tag="li">
      <Typography tag="p" fontWeight="semiBold">
        {sinks[sink] ?? sink.replace('webhook-', 'Webhook: ')}
      </Typography>
      <Typography tag="p" variant="pi" textColor={colour}>
        ● {word}
        {deliveredAt ? ` ${when(deliveredAt)}` : ''}
        {state === 'pending' && attempts > 0 && nextAt ? `, tried ${attempts}×, next ${when(nextAt)}` : ''}
      </Typography>
      {lastError && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {lastError}
        </Typography>
      )}
      {(state === 'failed' || (state === 'pending' && attempts > 0)) && (
        <Box paddingTop={1}>
          <Button size="S" variant="tertiary" onClick={onRetry}>
            Try again now
          </Button>
        </Box>
      )}
    </Box>
  );
}

function when(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });
}

/** Asked every few seconds: a delivery arrives by itself. */
function useEnquiry(id: string) {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [enquiry, setEnquiry] = useState<Enquiry | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let over = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const { data } = await get<Enquiry>(`/admin/enquiries/${id}`).catch(() => ({ data: null }));
      if (over) return;
      if (data) setEnquiry(data);
      setProblem(
        data
          ? null
          : 'The delivery of enquiries does not answer right now. Nothing is lost; it is asked again by itself.',
      );
      timer = setTimeout(ask, 3_000);
    };
    void ask();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [id, get]);
  const tell = async (path: string) => {
    try {
      await post(path, {});
      setEnquiry((await get<Enquiry>(`/admin/enquiries/${id}`)).data);
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'That could not be done right now. Please try again in a minute.',
      });
    }
  };
  return { enquiry, problem, tell };
}
