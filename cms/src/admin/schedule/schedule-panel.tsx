import { useState } from 'react';
import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  TextInput,
  Typography,
} from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { messageOf } from '../message-of';
import { useTexts } from '../texts/use-texts';
import { useSchedule } from './use-schedule';

type Props = { model: string; document?: { documentId?: string; locale?: string } };
type Entry = { uid: string; documentId: string; locale: string };

/** Side panel: publishing or unpublishing an entry at a time. */
export function SchedulePanel({ model, document }: Props) {
  const { t } = useTexts();
  const { documentId, locale } = document ?? {};
  if (!model.startsWith('api::') || model === 'api::enquiry.enquiry' || !documentId || !locale) return null;
  return { title: t('schedule.title'), content: <Plan uid={model} documentId={documentId} locale={locale} /> };
}

function Plan(entry: Entry) {
  const { t, language } = useTexts();
  const { del } = useFetchClient();
  const { schedule, reload } = useSchedule(entry.documentId);
  if (!schedule) return <Typography textColor="neutral600">…</Typography>;
  const { timeZone, changes } = schedule;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const own = changes.filter(({ locale, doneAt, problem }) => locale === entry.locale && (!doneAt || problem));
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {own.map(({ id, action, dueAt, problem }) => (
          <Box tag="li" key={id}>
            <Typography tag="p" fontWeight="semiBold">
              {t(`schedule.${action}`)}: {format.format(new Date(dueAt))}
            </Typography>
            {problem ? (
              <Typography tag="p" variant="pi" textColor="danger600">
                {problem}
              </Typography>
            ) : (
              <Button size="S" variant="tertiary" onClick={() => del(`/admin/site/schedule/${id}`).then(reload)}>
                {t('schedule.cancel')}
              </Button>
            )}
          </Box>
        ))}
      </Flex>
      <PlanForm entry={entry} timeZone={timeZone} onPlanned={reload} />
    </Flex>
  );
}

function PlanForm({ entry, timeZone, onPlanned }: { entry: Entry; timeZone: string; onPlanned: () => void }) {
  const { t } = useTexts();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [action, setAction] = useState('publish');
  const [date, setDate] = useState('');
  const [time, setTime] = useState('09:00');
  const plan = async () => {
    try {
      await post('/admin/site/schedule', { ...entry, action, date, time });
      setDate('');
      onPlanned();
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error, t('schedule.failed')) });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <SingleSelect aria-label={t('schedule.action')} value={action} onChange={(value) => setAction(String(value))}>
        <SingleSelectOption value="publish">{t('schedule.publish')}</SingleSelectOption>
        <SingleSelectOption value="unpublish">{t('schedule.unpublish')}</SingleSelectOption>
      </SingleSelect>
      <Field.Root name="schedule-date">
        <Field.Label>{t('schedule.date')}</Field.Label>
        <TextInput type="date" value={date} onChange={({ target }) => setDate(target.value)} />
      </Field.Root>
      <Field.Root name="schedule-time" hint={timeZone}>
        <Field.Label>{t('schedule.time')}</Field.Label>
        <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        <Field.Hint />
      </Field.Root>
      <Button variant="secondary" disabled={!date || !time} onClick={plan}>
        {t('schedule.plan')}
      </Button>
    </Flex>
  );
}
