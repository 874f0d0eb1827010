import { useState } from 'react';
import { Box, Button, Flex, Grid, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { entryPath, PageLink } from '../page-link';
import { useTexts } from '../texts/use-texts';
import { daysOfMonth } from './month';
import { useSchedule, type PlannedChange } from './use-schedule';

/** What was and will be published, by day. */
export function Calendar() {
  const { t, language } = useTexts();
  const { schedule } = useSchedule();
  const [shift, setShift] = useState(0);
  const [now] = useState(() => new Date());
  if (!schedule) return <Page.Loading />;
  const { timeZone, changes } = schedule;
  const dayOf = new Intl.DateTimeFormat('sv', { timeZone });
  const today = dayOf.format(now);
  const days = daysOfMonth(today, shift);
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const shownMonth = days.find(({ isInMonth }) => isInMonth)!.day;
  return (
    <Page.Main>
      <Page.Title>{t('schedule.calendar')}</Page.Title>
      <Layouts.Header
        title={t('schedule.calendar')}
        subtitle={t('schedule.zone', { timeZone })}
        primaryAction={
          <Flex gap={2}>
            <Button variant="tertiary" onClick={() => setShift(shift - 1)}>
              {t('schedule.previous')}
            </Button>
            <Button variant="tertiary" onClick={() => setShift(shift + 1)}>
              {t('schedule.next')}
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        <Typography tag="h2" variant="beta">
          {month.format(new Date(shownMonth))}
        </Typography>
        <Box paddingTop={4}>
          <Grid.Root gridCols={7} gap={1} tag="ol">
            {days.map(({ day, isInMonth }) => (
              <Grid.Item key={day} col={1} tag="li" alignItems="stretch">
                <Day
                  day={day}
                  isToday={day === today}
                  isInMonth={isInMonth}
                  changes={changes.filter(({ dueAt }) => dayOf.format(new Date(dueAt)) === day)}
                  timeZone={timeZone}
                />
              </Grid.Item>
            ))}
          </Grid.Root>
        </Box>
      </Layouts.Content>
    </Page.Main>
  );
}

type DayProps = { day: string; isToday: boolean; isInMonth: boolean; changes: PlannedChange[]; timeZone: string };

function Day({ day, isToday, isInMonth, changes, timeZone }: DayProps) {
  const { t, language } = useTexts();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
  return (
    <Box padding={2} minHeight="8rem" width="100%" background={isInMonth ? 'neutral0' : 'neutral100'} hasRadius>
      <Typography variant="sigma" textColor={isToday ? 'primary600' : 'neutral600'}>
        {name.format(new Date(day))}
      </Typography>
      {changes.map((change) => (
        <Typography key={change.id} tag="p" variant="pi" textColor={colourOf(change)}>
          {time.format(new Date(change.dueAt))} {t(`schedule.${change.action}`)}:{' '}
          <PageLink to={entryPath(change)}>{change.title}</PageLink> ({change.locale})
        </Typography>
      ))}
    </Box>
  );
}

function colourOf({ doneAt, problem }: PlannedChange): string {
  if (problem) return 'danger600';
  return doneAt ? 'neutral600' : 'neutral800';
}
