import { Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../texts/use-texts';
import { TaskList, useTasks } from './tasks';

const shownTasks = 6;

/** Widget on the admin's home page: entries that are missing or outdated in a language. */
export function TranslationWidget() {
  const { t } = useTexts();
  const tasks = useTasks();
  if (!tasks) return <Typography textColor="neutral600">…</Typography>;
  if (tasks.length === 0) return <Typography>{t('translation.allComplete')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography fontWeight="bold">{t('translation.count', { count: tasks.length })}</Typography>
      <TaskList tasks={tasks.slice(0, shownTasks)} />
    </Flex>
  );
}
