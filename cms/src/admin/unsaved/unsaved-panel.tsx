import { useEffect, useMemo, useRef, useState } from 'react';
import { Button, Flex, Modal, Typography } from '@strapi/design-system';
import { useAuth, useFetchClient, useForm } from '@strapi/strapi/admin';
import { useTexts } from '../texts/use-texts';
import { Changes } from '../versions/changes';
import { compareVersions } from '../versions/compare';
import { onConflict, setBase, type EntryId } from './entry-base';
import { formContent } from './form-content';
import { deleteText, readText, storeText } from './stored-text';

type Values = Record<string, unknown>;
type Document = { documentId?: string; locale?: string; updatedAt?: string };
type Props = { model: string; collectionType: string; document?: Document };

const typingPauseMs = 1_000;

/** Side panel: text that was typed and not saved, and entries that somebody else has saved meanwhile. */
export function UnsavedPanel({ model, collectionType, document: saved }: Props) {
  const { t, formatDateTime } = useTexts();
  const { documentId, locale, updatedAt } = saved ?? {};
  const isEntry = model.startsWith('api::') && documentId !== undefined && locale !== undefined;
  const isSingle = collectionType === 'single-types';
  const entry = useMemo<EntryId | null>(
    () => (isEntry ? { model, documentId, locale, isSingle } : null),
    [isEntry, model, documentId, locale, isSingle],
  );
  const { stored, restore, discard } = useStoredText(entry);
  const conflict = useConflict(entry, updatedAt);
  if (conflict) return { title: t('conflict.title'), content: <Conflict {...conflict} entry={entry!} /> };
  if (!stored) return null;
  return {
    title: t('unsaved.title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography>{t('unsaved.text', { time: formatDateTime(stored.typedAt) })}</Typography>
        <Button onClick={restore}>{t('unsaved.restore')}</Button>
        <Button variant="tertiary" onClick={discard}>
          {t('unsaved.discard')}
        </Button>
      </Flex>
    ),
  };
}

/** Stores what is typed, and returns what was stored before the form was opened. */
function useStoredText(entry: EntryId | null) {
  const user = useAuth('UnsavedPanel', (auth) => auth.user?.id);
  const values = useForm('UnsavedPanel', (form) => form.values as Values);
  const isModified = useForm('UnsavedPanel', (form) => form.modified);
  const setValues = useForm('UnsavedPanel', (form) => form.setValues as (values: Values) => void);
  const key = entry && [user, entry.model, entry.documentId, entry.locale].join(' ');
  const found = useMemo(() => (key ? readText(key) : null), [key]);
  /** The entry whose text was restored or discarded. */
  const [settled, setSettled] = useState<string | null>(null);
  const stored = settled === key ? null : found;
  /** The entry in which something was typed. */
  const typedIn = useRef<string | null>(null);
  useEffect(() => {
    if (!key) return;
    if (!isModified) {
      // Saved, or changed back.
      if (typedIn.current === key) deleteText(key);
      typedIn.current = null;
      return;
    }
    typedIn.current = key;
    const store = () => storeText(key, { values, typedAt: new Date().toISOString() });
    const timer = setTimeout(store, typingPauseMs);
    return () => clearTimeout(timer);
  }, [key, isModified, values]);
  const discard = () => {
    if (key) deleteText(key);
    setSettled(key);
  };
  const restore = () => {
    if (stored) setValues(stored.values);
    setSettled(key);
  };
  return { stored: isModified ? null : stored, restore, discard };
}

type ConflictState = { theirs: Values; mine: Values; onReplace: () => void };

/** What somebody else has saved since the form was opened, once a save was refused for it. */
function useConflict(entry: EntryId | null, savedAt: string | undefined): ConflictState | null {
  const { get } = useFetchClient();
  const getValues = useForm('UnsavedPanel', (form) => form.getValues as () => Values);
  const isModified = useForm('UnsavedPanel', (form) => form.modified);
  const [state, setState] = useState<Omit<ConflictState, 'onReplace'> | null>(null);
  useEffect(() => {
    if (entry && savedAt) setBase(entry, savedAt);
  }, [entry, savedAt]);
  useEffect(() => {
    if (!entry) return;
    const { model, documentId, locale } = entry;
    return onConflict(entry, async () => {
      const { data } = await get<{ draft: Values }>(`/admin/site/versions/${model}/${documentId}`, {
        params: { locale },
      });
      setState({ theirs: data.draft, mine: formContent(getValues()) });
    });
  }, [entry, get, getValues]);
  if (!state || !entry || !savedAt || !isModified) return null;
  return { ...state, onReplace: () => setBase(entry, savedAt, true) };
}

function Conflict({ theirs, mine, onReplace, entry }: ConflictState & { entry: EntryId }) {
  const { t, language } = useTexts();
  const [isCompared, setIsCompared] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);
  const owner = entry.model.split('.').at(-1)!;
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography>{isReplacing ? t('conflict.pressSave') : t('conflict.text')}</Typography>
      <Button variant="secondary" onClick={() => setIsCompared(true)}>
        {t('conflict.compare')}
      </Button>
      <Button
        variant="tertiary"
        onClick={() => {
          onReplace();
          setIsReplacing(true);
        }}
      >
        {t('conflict.replace')}
      </Button>
      <Button variant="tertiary" onClick={() => window.location.reload()}>
        {t('conflict.load')}
      </Button>
      {isCompared && (
        <Modal.Root open onOpenChange={setIsCompared}>
          <Modal.Content>
            <Modal.Header>
              <Modal.Title>{t('conflict.title')}</Modal.Title>
            </Modal.Header>
            <Modal.Body>
              <Changes
                changes={compareVersions(theirs, mine, owner, language)}
                names={[t('conflict.theirs'), t('conflict.mine')]}
              />
            </Modal.Body>
          </Modal.Content>
        </Modal.Root>
      )}
    </Flex>
  );
}
