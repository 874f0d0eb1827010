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
type Enquiry = { readAt: string | null; answeredAt: string | null; suspicion: string | null; deliveries: Delivery[] };
type Props = { documentId?: string | undefined; model?: string };

const sinks: Record<string, string> = {
  team: 'Mail to the team',
  receipt: 'Receipt to the visitor',
  desk: 'This entry',
};

const stateLabels = {
  delivered: { colour: 'success600', label: 'arrived' },
  pending: { colour: 'warning600', label: 'on its way' },
  failed: { colour: 'danger600', label: 'given up' },
  held: { colour: 'neutral600', label: 'held back' },
} as const;

/** Side panel of an enquiry: state of its deliveries, and actions. */
export function EnquiryPanel({ documentId, model }: Props) {
  const isEnquiry = model === 'api::enquiry.enquiry';
  if (!isEnquiry || !documentId) return null;
  return { title: 'Enquiry', content: <EnquiryState id={documentId} /> };
}

function EnquiryState({ id }: { id: string }) {
  const { enquiry, problem, send } = useEnquiry(id);
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
            {enquiry.suspicion}. It is stored, and no mail was sent.
          </Typography>
          <Box paddingTop={2}>
            <Button size="S" variant="secondary" onClick={() => send(`/admin/enquiries/${id}/released`)}>
              It is not spam: deliver it
            </Button>
          </Box>
        </Box>
      )}
      {enquiry.answeredAt ? (
        <Flex direction="column" alignItems="stretch" gap={2}>
          <Typography textColor="success600" fontWeight="bold">
            ● Answered {formatTime(enquiry.answeredAt)}
          </Typography>
          <Button variant="tertiary" onClick={() => send(`/admin/enquiries/${id}/reopened`)}>
            Not answered yet
          </Button>
        </Flex>
      ) : (
        <Button onClick={() => send(`/admin/enquiries/${id}/answered`)}>Mark as answered</Button>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {enquiry.deliveries.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            onRetry={() => send(`/admin/deliveries/${delivery.id}/retried`)}
          />
        ))}
      </Flex>
    </Flex>
  );
}

function DeliveryItem({ delivery, onRetry }: { delivery: Delivery; onRetry: () => void }) {
  const { sink, state, attempts, lastError, nextAt, deliveredAt } = delivery;
  const { colour, label } = stateLabels[state];
  return (
    <Box tag="li">
      <Typography tag="p" fontWeight="semiBold">
        {sinks[sink] ?? sink.replace('webhook-', 'Webhook: ')}
      </Typography>
      <Typography tag="p" variant="pi" textColor={colour}>
        ● {label}
        {deliveredAt ? ` ${formatTime(deliveredAt)}` : ''}
        {state === 'pending' && attempts > 0 && nextAt ? `, tried ${attempts}×, next ${formatTime(nextAt)}` : ''}
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

function formatTime(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' });
}

/** Polls every 3 s, because deliveries change in the background. */
function useEnquiry(id: string) {
  const { get, post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [enquiry, setEnquiry] = useState<Enquiry | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      const { data } = await get<Enquiry>(`/admin/enquiries/${id}`).catch(() => ({ data: null }));
      if (isCancelled) return;
      if (data) setEnquiry(data);
      // The member who sent it sees that somebody has read it. If the call fails, the next poll repeats it.
      if (data && !data.readAt) await post(`/admin/enquiries/${id}/read`, {}).catch(() => {});
      setProblem(
        data ? null : 'The enquiries worker does not answer. No enquiry is lost; this panel retries every 3 seconds.',
      );
      timer = setTimeout(poll, 3_000);
    };
    void poll();
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [id, get, post]);
  const send = async (path: string) => {
    try {
      await post(path, {});
      setEnquiry((await get<Enquiry>(`/admin/enquiries/${id}`)).data);
    } catch {
      toggleNotification({
        type: 'danger',
        message: 'The action failed. Please try again in a minute.',
      });
    }
  };
  return { enquiry, problem, send };
}
