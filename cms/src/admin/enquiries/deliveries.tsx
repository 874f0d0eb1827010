import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../texts/use-texts';
import { problemKey } from './delivery-problem';
import type { Delivery, Send } from './use-enquiry';

const colours = { delivered: 'success600', pending: 'warning600', failed: 'danger600', held: 'neutral600' } as const;

/** Where an enquiry was delivered, and what went wrong. */
export function Deliveries({ deliveries, send }: { deliveries: Delivery[]; send: Send }) {
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
      {deliveries.map((delivery) => (
        <DeliveryItem key={delivery.id} delivery={delivery} send={send} />
      ))}
    </Flex>
  );
}

function DeliveryItem({ delivery, send }: { delivery: Delivery; send: Send }) {
  const { id, sink, state, attempts, lastError } = delivery;
  const canRetry = state === 'failed' || (state === 'pending' && attempts > 0);
  return (
    <Box tag="li">
      <Typography tag="p" fontWeight="semiBold">
        <SinkName sink={sink} />
      </Typography>
      <Typography tag="p" variant="pi" textColor={colours[state]}>
        ● <DeliveryState {...delivery} />
      </Typography>
      {lastError && <DeliveryProblem lastError={lastError} />}
      {canRetry && <RetryButton delivery={id} send={send} />}
    </Box>
  );
}

export function SinkName({ sink }: { sink: string }) {
  const { t } = useTexts();
  const [, webhook] = /^webhook-(.*)/.exec(sink) ?? [];
  return webhook
    ? t('delivery.webhook', { name: webhook })
    : t(`delivery.${sink as 'team' | 'receipt' | 'desk' | 'reply'}`);
}

function DeliveryState({ state, attempts, nextAt, deliveredAt }: Delivery) {
  const { t, formatDateTime } = useTexts();
  if (state === 'delivered') return t('delivery.delivered', { time: deliveredAt ? formatDateTime(deliveredAt) : '' });
  if (state === 'pending' && attempts > 0 && nextAt)
    return t('delivery.retrying', { attempts, time: formatDateTime(nextAt) });
  return t(`delivery.${state}`);
}

/** What it means in words, and the message of the other side, for operators. */
export function DeliveryProblem({ lastError }: { lastError: string }) {
  const { t } = useTexts();
  return (
    <Typography tag="p" variant="pi" textColor="neutral600" title={lastError}>
      {t(problemKey(lastError))} ({lastError})
    </Typography>
  );
}

export function RetryButton({ delivery, send }: { delivery: string; send: Send }) {
  const { t } = useTexts();
  return (
    <Box paddingTop={1}>
      <Button size="S" variant="tertiary" onClick={() => send(`/admin/site/deliveries/${delivery}/retried`)}>
        {t('enquiry.tryAgain')}
      </Button>
    </Box>
  );
}
