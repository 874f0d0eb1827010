import { Box, Flex, Typography } from '@strapi/design-system';
import { useTexts } from '../texts/use-texts';
import { formatValue, linePath, type Point, type Unit } from './line-path';

export type ChartData = {
  id: string;
  title: Record<string, string>;
  unit: Unit;
  series: { name: string; points: Point[] }[];
};

const width = 480;
const height = 140;
const colours = ['#d02b20', '#328048', '#0c75af', '#9736e8', '#be5d01', '#4945ff', '#666687', '#006096'];

/** The lines of one measurement. The list below has the same in words: the last value of each line. */
export function Chart({ title, unit, series, from, to }: ChartData & { from: number; to: number }) {
  const { t, language } = useTexts();
  const highest = Math.max(0, ...series.flatMap(({ points }) => points.map(([, value]) => value)));
  const name = title[language] ?? title.en;
  return (
    <Box tag="figure" width="100%" background="neutral0" padding={4} hasRadius shadow="tableShadow">
      <Flex tag="figcaption" justifyContent="space-between" alignItems="baseline" gap={4}>
        <Typography tag="h2" variant="delta">
          {name}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {t('operations.highest', { value: formatValue(highest, unit, language) })}
        </Typography>
      </Flex>
      {series.length === 0 && <Typography textColor="neutral600">{t('operations.nothing')}</Typography>}
      {series.length > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true">
          {series.map(({ name: line, points }, index) => (
            <path
              key={line}
              d={linePath(points, { from, to, highest, width, height })}
              fill="none"
              stroke={colours[index % colours.length]}
              strokeWidth="2"
            />
          ))}
        </svg>
      )}
      <Flex tag="ul" wrap="wrap" gap={3}>
        {series.map(({ name: line, points }, index) => (
          <Typography key={line} tag="li" variant="pi">
            <span aria-hidden="true" style={{ color: colours[index % colours.length] }}>
              ●{' '}
            </span>
            {line} <b>{formatValue(points.at(-1)?.[1], unit, language)}</b>
          </Typography>
        ))}
      </Flex>
    </Box>
  );
}
