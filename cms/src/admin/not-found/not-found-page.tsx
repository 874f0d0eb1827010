import { useState } from 'react';
import { Box, Button, Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { messageOf } from '../message-of';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';

type Path = { path: string; count: number; lastAt: string };

/** Addresses that visitors asked for and that have no page; each can be redirected. */
export function NotFoundPage() {
  const { t } = useTexts();
  const { data, reload } = useAnswer<{ paths: Path[] }>('/admin/site/not-found');
  const paths = data?.paths;
  return (
    <Page.Main>
      <Page.Title>{t('notFound.title')}</Page.Title>
      <Layouts.Header title={t('notFound.title')} subtitle={t('notFound.text')} />
      <Layouts.Content>
        {!paths && <Page.Loading />}
        {paths?.length === 0 && <Typography>{t('notFound.none')}</Typography>}
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
          {paths?.map((path) => (
            <Box key={path.path} tag="li" background="neutral0" padding={4} hasRadius shadow="tableShadow">
              <Row {...path} onDone={reload} />
            </Box>
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Row({ path, count, lastAt, onDone }: Path & { onDone: () => void }) {
  const { t, formatDateTime } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [to, setTo] = useState('/');
  const send = async (action: string, body: object) => {
    try {
      await post(`/admin/site/not-found/${action}`, body);
      onDone();
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error, t('enquiry.actionFailed')) });
    }
  };
  return (
    <Flex gap={4} alignItems="flex-end" justifyContent="space-between" wrap="wrap">
      <Box>
        <Typography tag="h2" fontWeight="bold">
          {path}
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t('notFound.count', { count, time: formatDateTime(lastAt) })}
        </Typography>
      </Box>
      <Flex gap={2} alignItems="flex-end">
        <Field.Root name={`to ${path}`}>
          <Field.Label>{t('notFound.to')}</Field.Label>
          <TextInput value={to} onChange={({ target }) => setTo(target.value)} />
        </Field.Root>
        <Button onClick={() => send('redirected', { path, to })}>{t('notFound.redirect')}</Button>
        <Button variant="tertiary" onClick={() => send('forgotten', { path })}>
          {t('notFound.forget')}
        </Button>
      </Flex>
    </Flex>
  );
}
