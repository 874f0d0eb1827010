import { Flex, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { entryPath, PageLink } from '../page-link';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';

export type Task = {
  uid: string;
  documentId: string;
  title: string;
  locale: string;
  state: 'missing' | 'outdated';
  type: string;
  isSingle: boolean;
};

export function useTasks(): Task[] | null {
  return useAnswer<{ tasks: Task[] }>('/admin/site/translations').data?.tasks ?? null;
}

/** What has to be translated; each is a link to the entry in its language. */
export function TaskList({ tasks }: { tasks: Task[] }) {
  const { t, languageName } = useTexts();
  const { formatMessage } = useIntl();
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
      {tasks.map(({ title, state, type, ...entry }) => (
        <Typography key={`${entry.documentId} ${entry.locale}`} tag="li">
          <PageLink to={entryPath(entry)}>{title}</PageLink>
          {` · ${formatMessage({ id: type, defaultMessage: type })} · ${languageName(entry.locale)} · ${t(`translation.${state}`)}`}
        </Typography>
      ))}
    </Flex>
  );
}
