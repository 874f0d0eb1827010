import { Box, Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useNavigate } from 'react-router-dom';
import { useTexts } from '../texts/use-texts';
import { Conversation } from './conversation';
import { Deliveries } from './deliveries';
import { Handling } from './handling';
import { useEnquiry, type Enquiry, type Send } from './use-enquiry';

type Props = { documentId?: string | undefined; model?: string };

/** Side panel of an enquiry: replies, who handles it, the state of its deliveries, and actions. */
export function EnquiryPanel({ documentId, model }: Props) {
  const { t } = useTexts();
  const isEnquiry = model === 'api::enquiry.enquiry';
  if (!isEnquiry || !documentId) return null;
  return { title: t('enquiry.title'), content: <EnquiryState id={documentId} /> };
}

function EnquiryState({ id }: { id: string }) {
  const { t } = useTexts();
  const { enquiry, problem, send } = useEnquiry(id);
  const message = problem && <Typography textColor="danger600">{problem}</Typography>;
  if (!enquiry) return message ?? <Typography textColor="neutral600">…</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%">
      {message}
      <Typography>{t('enquiry.reference', { reference: enquiry.reference })}</Typography>
      {enquiry.suspicion && <Suspicion id={id} suspicion={enquiry.suspicion} send={send} />}
      <Conversation id={id} replies={enquiry.replies} send={send} />
      <Answered id={id} enquiry={enquiry} send={send} />
      <Handling id={id} assignee={enquiry.assignee} note={enquiry.note} send={send} />
      <Deliveries deliveries={enquiry.deliveries} send={send} />
      <EraseButton id={id} />
    </Flex>
  );
}

function Suspicion({ id, suspicion, send }: { id: string; suspicion: string; send: Send }) {
  const { t } = useTexts();
  return (
    <Box background="warning100" padding={3} hasRadius>
      <Typography tag="p" fontWeight="bold">
        {t('enquiry.spam')}
      </Typography>
      <Typography tag="p" variant="pi">
        {t('enquiry.spamText', { suspicion })}
      </Typography>
      <Box paddingTop={2}>
        <Button size="S" variant="secondary" onClick={() => send(`/admin/site/enquiries/${id}/released`)}>
          {t('enquiry.notSpam')}
        </Button>
      </Box>
    </Box>
  );
}

function Answered({ id, enquiry, send }: { id: string; enquiry: Enquiry; send: Send }) {
  const { t, formatDateTime } = useTexts();
  if (!enquiry.answeredAt) {
    return (
      <Button variant="secondary" onClick={() => send(`/admin/site/enquiries/${id}/answered`)}>
        {t('enquiry.markAnswered')}
      </Button>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography textColor="success600" fontWeight="bold">
        ● {t('enquiry.answered', { time: formatDateTime(enquiry.answeredAt) })}
      </Typography>
      <Button variant="tertiary" onClick={() => send(`/admin/site/enquiries/${id}/reopened`)}>
        {t('enquiry.reopen')}
      </Button>
    </Flex>
  );
}

function EraseButton({ id }: { id: string }) {
  const { t } = useTexts();
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const navigate = useNavigate();
  const erase = async () => {
    try {
      await del(`/admin/site/enquiries/${id}`);
      navigate('/content-manager/collection-types/api::enquiry.enquiry');
    } catch {
      toggleNotification({ type: 'danger', message: t('enquiry.actionFailed') });
    }
  };
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <Button variant="danger-light">{t('enquiry.erase')}</Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Header>{t('enquiry.erase')}</Dialog.Header>
        <Dialog.Body>{t('enquiry.eraseQuestion')}</Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary">{t('versions.cancel')}</Button>
          </Dialog.Cancel>
          <Dialog.Action>
            <Button variant="danger" onClick={erase}>
              {t('enquiry.erase')}
            </Button>
          </Dialog.Action>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
