import { IconButton, LinkButton } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { useQueryParams } from '@strapi/strapi/admin';
import { Link, useParams } from 'react-router-dom';
import { useTexts } from '../texts/use-texts';
import { usePreviewLink, useRenewal } from './use-preview-link';

type Query = { plugins?: { i18n?: { locale?: string } }; status?: string };

const findFrame = () => document.querySelector<HTMLIFrameElement>('iframe[data-testid="preview-iframe"]');

/** In the header of Strapi's preview page. */
export function PreviewActions() {
  const { t } = useTexts();
  const { slug: model = '', id: documentId = '', collectionType = '' } = useParams();
  const [{ query }] = useQueryParams<Query>();
  const makeLink = usePreviewLink({ model, documentId, locale: query?.plugins?.i18n?.locale, status: query?.status });
  useRenewal(findFrame, makeLink);
  return (
    <>
      <LinkButton
        variant="tertiary"
        tag={Link}
        to={`/both-languages/${collectionType}/${model}/${documentId}`}
        style={{ whiteSpace: 'nowrap' }}
      >
        {t('preview.bothLanguages')}
      </LinkButton>
      <IconButton
        label={t('preview.openTab')}
        onClick={async () => {
          const link = await makeLink();
          if (link) window.open(link, '_blank', 'noopener');
        }}
      >
        <ExternalLink />
      </IconButton>
    </>
  );
}
