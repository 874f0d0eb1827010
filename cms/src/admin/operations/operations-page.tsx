import { useState } from 'react';
import { Box, Flex, Grid, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';
import { Chart, type ChartData } from './chart';

type Alert = { name: string; summary: string; activeAt: string };
type Operations =
  { isConfigured: false } | { isConfigured: true; from: number; to: number; alerts: Alert[]; charts: ChartData[] };

const refreshMs = 15_000;
const hoursToChoose = [1, 6, 24, 48];

/** How the site is doing, for administrators: what fires now, and the most important measurements. */
export function OperationsPage() {
  const { t, formatDateTime } = useTexts();
  const [hours, setHours] = useState(1);
  const { data } = useAnswer<Operations>(`/admin/site/operations?hours=${hours}`, { everyMs: refreshMs });
  return (
    <Page.Main>
      <Page.Title>{t('operations.title')}</Page.Title>
      <Layouts.Header
        title={t('operations.title')}
        subtitle={t('operations.text')}
        primaryAction={
          <SingleSelect
            aria-label={t('operations.range')}
            value={String(hours)}
            onChange={(value) => setHours(Number(value))}
          >
            {hoursToChoose.map((choice) => (
              <SingleSelectOption key={choice} value={String(choice)}>
                {t('operations.hours', { count: choice })}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        }
      />
      <Layouts.Content>
        {!data && <Page.Loading />}
        {data && !data.isConfigured && <Typography>{t('operations.notConfigured')}</Typography>}
        {data?.isConfigured && (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <Box background="neutral0" padding={4} hasRadius shadow="tableShadow">
              <Typography tag="h2" variant="beta">
                {t('operations.alerts', { count: data.alerts.length })}
              </Typography>
              {data.alerts.map(({ name, summary, activeAt }) => (
                <Typography key={name + summary} tag="p" textColor="danger600">
                  {name}: {summary} ({formatDateTime(activeAt)})
                </Typography>
              ))}
            </Box>
            <Grid.Root gridCols={12} gap={4}>
              {data.charts.map((chart) => (
                <Grid.Item key={chart.id} col={6} s={12} alignItems="stretch">
                  <Chart {...chart} from={data.from} to={data.to} />
                </Grid.Item>
              ))}
            </Grid.Root>
          </Flex>
        )}
      </Layouts.Content>
    </Page.Main>
  );
}
