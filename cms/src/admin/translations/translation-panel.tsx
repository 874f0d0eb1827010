import { useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';
import { Changes } from '../versions/changes';
import { compareVersions } from '../versions/compare';

type Content = Record<string, unknown>;
type Source = { locale: string; before: Content | null; after: Content };
type Props = { model: string; document?: { documentId?: string; locale?: string; updatedAt?: string } };
type Entry = { model: string; documentId: string; locale: string };

/** Side panel of an entry whose other language has changed since it was translated. */
export function TranslationPanel({ model, document }: Props) {
  const { t } = useTexts();
  const { documentId, locale, updatedAt } = document ?? {};
  const isEntry = model.startsWith('api::') && documentId !== undefined && locale !== undefined;
  const path = isEntry ? `/admin/site/translations/${model}/${documentId}?locale=${locale}` : null;
  const { data, reload } = useAnswer<{ sources: Source[] }>(path, { version: updatedAt });
  const sources = data?.sources ?? [];
  if (!isEntry || sources.length === 0) return null;
  const entry = { model, documentId, locale };
  return { title: t('translation.title'), content: <Outdated entry={entry} sources={sources} onMatched={reload} /> };
}

function Outdated({ entry, sources, onMatched }: { entry: Entry; sources: Source[]; onMatched: () => void }) {
  const { t, language, languageName } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isCompared, setIsCompared] = useState(false);
  const { model, documentId, locale } = entry;
  const match = async () => {
    try {
      await post(`/admin/site/translations/${model}/${documentId}/matched`, {}, { params: { locale } });
      onMatched();
    } catch {
      toggleNotification({ type: 'danger', message: t('translation.failed') });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography>
        {t('translation.text', { languages: sources.map((one) => languageName(one.locale)).join(', ') })}
      </Typography>
      <Button variant="secondary" onClick={() => setIsCompared(true)}>
        {t('translation.changes')}
      </Button>
      <Button variant="tertiary" onClick={match}>
        {t('translation.matched')}
      </Button>
      {isCompared && (
        <Modal.Root open onOpenChange={setIsCompared}>
          <Modal.Content>
            <Modal.Header>
              <Modal.Title>{t('translation.changes')}</Modal.Title>
            </Modal.Header>
            <Modal.Body>
              {sources.map(({ locale: source, before, after }) => (
                <Changes
                  key={source}
                  changes={compareVersions(before ?? {}, after, model.split('.').at(-1)!, language)}
                  names={[
                    t('translation.before', { language: languageName(source) }),
                    t('translation.after', { language: languageName(source) }),
                  ]}
                />
              ))}
            </Modal.Body>
          </Modal.Content>
        </Modal.Root>
      )}
    </Flex>
  );
}
