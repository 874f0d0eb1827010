import { useState } from 'react';
import { Button, Field, Flex, SingleSelect, SingleSelectOption, Textarea } from '@strapi/design-system';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';
import type { Send } from './use-enquiry';

type Props = { id: string; assignee: string | null; note: string; send: Send };

/** Who handles an enquiry, and a note that only editors see. */
export function Handling({ id, assignee, note, send }: Props) {
  const { t } = useTexts();
  const names = useAnswer<{ names: string[] }>('/admin/site/enquiries/assignees').data?.names ?? [];
  const [typed, setTyped] = useState<string>();
  const path = `/admin/site/enquiries/${id}/handling`;
  const saveNote = async () => {
    if (await send(path, { note: typed })) setTyped(undefined);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Field.Root name="assignee">
        <Field.Label>{t('handling.assignee')}</Field.Label>
        <SingleSelect
          value={assignee ?? ''}
          placeholder={t('handling.nobody')}
          onChange={(name) => void send(path, { assignee: name || null })}
          onClear={() => void send(path, { assignee: null })}
        >
          {[...new Set([...names, ...(assignee ? [assignee] : [])])].map((name) => (
            <SingleSelectOption key={name} value={name}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
      <Field.Root name="note" hint={t('handling.noteHint')}>
        <Field.Label>{t('handling.note')}</Field.Label>
        <Textarea value={typed ?? note} onChange={({ target }) => setTyped(target.value)} maxLength={4000} />
        <Field.Hint />
      </Field.Root>
      {typed !== undefined && typed !== note && (
        <Button variant="secondary" onClick={saveNote}>
          {t('handling.saveNote')}
        </Button>
      )}
    </Flex>
  );
}
