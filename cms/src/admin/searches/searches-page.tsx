import { useState } from 'react';
import { Box, Button, Field, Flex, LinkButton, TextInput, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { messageOf } from '../message-of';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';

type Search = { locale: string; query: string; count: number; lastAt: string };
type Searches = { missed: Search[]; found: Search[] };

/** What visitors searched: first what was not found, which can become a synonym or a page. */
export function SearchesPage() {
  const { t } = useTexts();
  const { data, reload } = useAnswer<Searches>('/admin/site/searches');
  return (
    <Page.Main>
      <Page.Title>{t('searches.title')}</Page.Title>
      <Layouts.Header title={t('searches.title')} subtitle={t('searches.text')} />
      <Layouts.Content>
        {!data && <Page.Loading />}
        {data && (
          <Flex direction="column" alignItems="stretch" gap={6}>
            <List title={t('searches.missed')} searches={data.missed} onDone={reload} />
            <List title={t('searches.found')} searches={data.found} />
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}

function List({ title, searches, onDone }: { title: string; searches: Search[]; onDone?: () => void }) {
  const { t } = useTexts();
  return (
    <Box tag="section">
      <Typography tag="h2" variant="beta">
        {title}
      </Typography>
      {searches.length === 0 && (
        <Box paddingTop={3}>
          <Typography>{t('searches.none')}</Typography>
        </Box>
      )}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} paddingTop={3}>
        {searches.map((search) => (
          <Box
            key={`${search.locale} ${search.query}`}
            tag="li"
            background="neutral0"
            padding={4}
            hasRadius
            shadow="tableShadow"
          >
            <Row search={search} onDone={onDone} />
          </Box>
        ))}
      </Flex>
    </Box>
  );
}

function Row({ search, onDone }: { search: Search; onDone: (() => void) | undefined }) {
  const { locale, query, count, lastAt } = search;
  const { t, formatDateTime } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [means, setMeans] = useState('');
  const send = async (action: string, body: object) => {
    try {
      await post(`/admin/site/searches/${action}`, { locale, query, ...body });
      onDone?.();
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error, t('enquiry.actionFailed')) });
    }
  };
  return (
    <Flex gap={4} alignItems="flex-end" justifyContent="space-between" wrap="wrap">
      <Box>
        <Typography tag="h3" fontWeight="bold">
          {query} ({locale.toUpperCase()})
        </Typography>
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t('notFound.count', { count, time: formatDateTime(lastAt) })}
        </Typography>
      </Box>
      {onDone && (
        <Flex gap={2} alignItems="flex-end" wrap="wrap">
          <Field.Root name={`means ${locale} ${query}`}>
            <Field.Label>{t('searches.means')}</Field.Label>
            <TextInput value={means} onChange={({ target }) => setMeans(target.value)} />
          </Field.Root>
          <Button disabled={means.trim() === ''} onClick={() => send('synonym', { means })}>
            {t('searches.add')}
          </Button>
          <LinkButton
            variant="secondary"
            tag={NavLink}
            to={`/content-manager/collection-types/api::page.page/create?plugins[i18n][locale]=${locale}`}
          >
            {t('searches.page')}
          </LinkButton>
          <Button variant="tertiary" onClick={() => send('forgotten', {})}>
            {t('searches.forget')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
