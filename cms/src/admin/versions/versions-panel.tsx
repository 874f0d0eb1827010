import { useState } from 'react';
import { Box, Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';
import { Changes } from './changes';
import { compareVersions } from './compare';

type Props = { model: string; document?: { documentId?: string; locale?: string } };
type Version = { id: number; kind: 'published' | 'replaced'; createdAt: string; editor: string | null };
type Content = Record<string, unknown>;
type Entry = { model: string; documentId: string; locale: string };

const shownVersions = 5;

/** Side panel: published versions of an entry, and drafts that another editor has replaced. */
export function VersionsPanel({ model, document }: Props) {
  const { t } = useTexts();
  const { documentId, locale } = document ?? {};
  if (!model.startsWith('api::') || !documentId || !locale) return null;
  return { title: t('versions.title'), content: <Versions model={model} documentId={documentId} locale={locale} /> };
}

function Versions(entry: Entry) {
  const { t, formatDateTime } = useTexts();
  const { model, documentId, locale } = entry;
  // Read again and again, because other editors may publish.
  const path = `/admin/site/versions/${model}/${documentId}?locale=${locale}`;
  const { data } = useAnswer<{ versions: Version[]; draft: Content | null }>(path, { everyMs: 5_000 });
  const [opened, setOpened] = useState<Version | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (!data) return <Typography textColor="neutral600">…</Typography>;
  const { versions, draft } = data;
  if (versions.length === 0) return <Typography textColor="neutral600">{t('versions.none')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {versions.slice(0, showsAll ? undefined : shownVersions).map((version) => (
          <Box tag="li" key={version.id}>
            <Button variant="ghost" fullWidth justifyContent="flex-start" onClick={() => setOpened(version)}>
              <Box tag="span" display="block" textAlign="left">
                {formatDateTime(version.createdAt)} · {version.editor ?? t('versions.program')}
                {version.kind === 'replaced' && ` · ${t('versions.replaced')}`}
              </Box>
            </Button>
          </Box>
        ))}
      </Flex>
      {versions.length > shownVersions && !showsAll && (
        <Button variant="tertiary" onClick={() => setShowsAll(true)}>
          {t('versions.all', { count: versions.length })}
        </Button>
      )}
      {opened && <VersionDialog entry={entry} version={opened} draft={draft ?? {}} onClose={() => setOpened(null)} />}
    </Flex>
  );
}

type DialogProps = { entry: Entry; version: Version; draft: Content; onClose: () => void };

function VersionDialog({ entry, version, draft, onClose }: DialogProps) {
  const { t, language, formatDateTime } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const content = useAnswer<{ content: Content }>(`/admin/site/versions/${version.id}`).data?.content;
  const restore = async () => {
    try {
      await post(`/admin/site/versions/${version.id}/restored`, {});
      // The form still shows the draft from before.
      window.location.reload();
    } catch {
      toggleNotification({ type: 'danger', message: t('versions.failed') });
    }
  };
  const owner = entry.model.split('.').at(-1)!;
  return (
    <Modal.Root open onOpenChange={(isOpen: boolean) => !isOpen && onClose()}>
      <Modal.Content>
        <Modal.Header>
          <Modal.Title>{t('versions.of', { time: formatDateTime(version.createdAt) })}</Modal.Title>
        </Modal.Header>
        <Modal.Body>{content && <Changes changes={compareVersions(content, draft, owner, language)} />}</Modal.Body>
        <Modal.Footer>
          <Button variant="tertiary" onClick={onClose}>
            {t('versions.cancel')}
          </Button>
          <Button onClick={restore}>{t('versions.restore')}</Button>
        </Modal.Footer>
      </Modal.Content>
    </Modal.Root>
  );
}
