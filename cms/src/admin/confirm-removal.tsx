import type { ReactNode } from 'react';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useTexts } from './texts/use-texts';
import { useAnswer } from './use-answer';

type Props = { model: string; documentId?: string; document?: { documentId?: string } };
type Dialog = { type: string; title?: ReactNode; content?: ReactNode; onConfirm?: () => unknown };
type Description = { label: string; dialog?: Dialog; onClick?: (event: never) => unknown };
export type Action = ((props: Props) => Description | null) & { type?: string };
type Link = { documentId: string; locale: string; title: string; type: string; isPublished: boolean };

/** Unpublishing and deleting ask first, and say what links to the entry. */
export function confirmRemovals(actions: Action[]): Action[] {
  return actions.map((action) => (/^(unpublish|delete)$/.test(action.type ?? '') ? withConfirmation(action) : action));
}

function withConfirmation(action: Action): Action {
  const useConfirmed: Action = (props) => {
    const { t } = useTexts();
    const description = action(props);
    if (!description) return null;
    const { dialog, onClick, label } = description;
    const documentId = props.documentId ?? props.document?.documentId;
    return {
      ...description,
      dialog: {
        type: 'dialog',
        title: label,
        ...dialog,
        content: (
          <Flex direction="column" alignItems="stretch" gap={4}>
            {dialog?.content ?? <Typography tag="p">{t('removal.question')}</Typography>}
            {documentId && <LinksTo model={props.model} documentId={documentId} />}
          </Flex>
        ),
        onConfirm: dialog?.onConfirm ?? (() => onClick?.(undefined as never)),
      },
      // With a dialog, a click opens it.
      ...(dialog ? {} : { onClick: undefined }),
    };
  };
  return Object.assign(useConfirmed, action);
}

function LinksTo({ model, documentId }: { model: string; documentId: string }) {
  const { t, languageName } = useTexts();
  const { formatMessage } = useIntl();
  const links = useAnswer<{ links: Link[] }>(`/admin/site/links-to/${model}/${documentId}`).data?.links ?? [];
  if (links.length === 0) return null;
  return (
    <Box>
      <Typography fontWeight="bold" tag="p">
        {t('removal.links', { count: links.length })}
      </Typography>
      <ul>
        {links.slice(0, 10).map(({ documentId: id, locale, title, type, isPublished }) => (
          <Typography key={`${id} ${locale}`} tag="li" variant="pi">
            {[
              `${formatMessage({ id: type, defaultMessage: type })}: ${title}`,
              languageName(locale),
              !isPublished && t('removal.draft'),
            ]
              .filter(Boolean)
              .join(', ')}
          </Typography>
        ))}
      </ul>
    </Box>
  );
}
