import { useState } from 'react';
import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useTexts } from '../texts/use-texts';
import { DeliveryProblem, RetryButton } from './deliveries';
import type { Reply, Send } from './use-enquiry';

/** The replies to an enquiry, and a form for the next one, which is sent as a mail. */
export function Conversation({ id, replies, send }: { id: string; replies: Reply[]; send: Send }) {
  const { t, formatDateTime } = useTexts();
  const [text, setText] = useState('');
  /** The same one for a repeated attempt, so that the visitor does not get the reply twice. */
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isSending, setIsSending] = useState(false);
  const reply = async () => {
    setIsSending(true);
    if (await send(`/admin/site/enquiries/${id}/replies`, { text, key })) {
      setText('');
      setKey(crypto.randomUUID());
    }
    setIsSending(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {replies.map((one) => (
          <Box key={one.id} tag="li" background="neutral100" padding={3} hasRadius>
            <Typography tag="p" variant="pi" textColor="neutral600">
              {one.editor} · {formatDateTime(one.createdAt)} · {t(replyStates[one.state])}
            </Typography>
            <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {one.text}
            </Typography>
            {one.lastError && <DeliveryProblem lastError={one.lastError} />}
            {one.state === 'failed' && <RetryButton delivery={one.delivery} send={send} />}
          </Box>
        ))}
      </Flex>
      <Field.Root name="reply" hint={t('reply.hint')}>
        <Field.Label>{t('reply.label')}</Field.Label>
        <Textarea value={text} onChange={({ target }) => setText(target.value)} maxLength={8000} />
        <Field.Hint />
      </Field.Root>
      <Button disabled={text.trim() === '' || isSending} onClick={reply}>
        {t('reply.send')}
      </Button>
    </Flex>
  );
}

const replyStates = {
  pending: 'reply.pending',
  delivered: 'reply.delivered',
  failed: 'reply.failed',
  held: 'reply.pending',
} as const;
