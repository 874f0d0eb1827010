import { Box, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useTexts } from '../texts/use-texts';
import { TaskList, useTasks } from './tasks';

/** All entries that are missing or outdated in a language, by language. */
export function TranslationsPage() {
  const { t, languageName } = useTexts();
  const tasks = useTasks();
  const languages = [...new Set(tasks?.map(({ locale }) => locale))].toSorted();
  return (
    <Page.Main>
      <Page.Title>{t('translations.title')}</Page.Title>
      <Layouts.Header title={t('translations.title')} subtitle={t('translations.subtitle')} />
      <Layouts.Content>
        {!tasks && <Page.Loading />}
        {tasks?.length === 0 && <Typography>{t('translation.allComplete')}</Typography>}
        <Flex direction="column" alignItems="stretch" gap={6}>
          {languages.map((language) => (
            <Box key={language} background="neutral0" padding={6} hasRadius shadow="tableShadow">
              <Typography tag="h2" variant="beta">
                {languageName(language)}
              </Typography>
              <Box paddingTop={4}>
                <TaskList tasks={tasks!.filter(({ locale }) => locale === language)} />
              </Box>
            </Box>
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
