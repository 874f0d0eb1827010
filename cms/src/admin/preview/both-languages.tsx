import { useCallback, useEffect, useRef, useState } from 'react';
import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Page, useFetchClient } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { useTexts } from '../texts/use-texts';
import { usePreviewLink, useRenewal } from './use-preview-link';

type Locale = { code: string; name: string };

/** The drafts of an entry in all languages, side by side. */
export function BothLanguages() {
  const { t } = useTexts();
  const { collectionType = '', model = '', id = '' } = useParams();
  const { get } = useFetchClient();
  const [locales, setLocales] = useState<Locale[]>([]);
  useEffect(() => {
    void get<Locale[]>('/i18n/locales').then(({ data }) => setLocales(data));
  }, [get]);
  const entryPath = `/content-manager/${collectionType}/${model}${id && `/${id}`}`;
  return (
    <Flex direction="column" alignItems="stretch" height="100dvh">
      <Page.Title>{t('preview.bothLanguages')}</Page.Title>
      <Flex padding={3} gap={4} background="neutral0">
        <LinkButton variant="tertiary" tag={Link} to={entryPath}>
          {t('preview.back')}
        </LinkButton>
        <Typography tag="h1" fontWeight="bold">
          {t('preview.bothLanguages')}
        </Typography>
      </Flex>
      <Flex flex={1} alignItems="stretch" gap={1}>
        {locales.map(({ code, name }) => (
          <LanguageFrame key={code} model={model} documentId={id} locale={code} name={name} />
        ))}
      </Flex>
    </Flex>
  );
}

type FrameProps = { model: string; documentId: string; locale: string; name: string };

function LanguageFrame({ model, documentId, locale, name }: FrameProps) {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const makeLink = usePreviewLink({ model, documentId, locale, status: 'draft' });
  const [link, setLink] = useState<string | null>();
  useEffect(() => {
    void makeLink().then(setLink, () => setLink(null));
  }, [makeLink]);
  useRenewal(
    useCallback(() => frame.current, []),
    makeLink,
  );
  return (
    <Flex flex={1} direction="column" alignItems="stretch">
      <Box padding={2} background="neutral100">
        <Typography tag="h2" variant="sigma">
          {name}
        </Typography>
      </Box>
      {link && (
        <Box tag="iframe" ref={frame} src={link} title={name} flex={1} width="100%" height="100%" borderWidth={0} />
      )}
      {link === null && (
        <Box padding={4}>
          <Typography>{t('preview.missing')}</Typography>
        </Box>
      )}
    </Flex>
  );
}
