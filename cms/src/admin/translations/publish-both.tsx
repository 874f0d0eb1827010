import { Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useNotification } from '@strapi/strapi/admin';
import { messageOf } from '../message-of';
import { useTexts } from '../texts/use-texts';

type Props = { model: string; documentId?: string; document?: { documentId?: string } };

/** Publishes the drafts of an entry in all languages, in one transaction. In the menu beside Publish. */
export function PublishBoth({ model, documentId, document }: Props) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const isModified = useForm('PublishBoth', ({ modified }) => modified);
  const id = documentId ?? document?.documentId;
  if (!model.startsWith('api::') || model === 'api::enquiry.enquiry' || !id) return null;
  const publish = async () => {
    try {
      await post(`/admin/site/translations/${model}/${id}/published`, {});
      window.location.reload();
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error, t('publishBoth.failed')) });
    }
  };
  return {
    label: t('publishBoth.label'),
    position: ['panel'],
    variant: 'secondary',
    disabled: isModified,
    dialog: {
      type: 'dialog',
      title: t('publishBoth.label'),
      content: <Typography>{t('publishBoth.question')}</Typography>,
      onConfirm: publish,
    },
  };
}

PublishBoth.type = 'publish-both';
