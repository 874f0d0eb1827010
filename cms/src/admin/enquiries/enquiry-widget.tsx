import { Box, Flex, Typography } from '@strapi/design-system';
import { PageLink } from '../page-link';
import { useTexts } from '../texts/use-texts';
import { useAnswer } from '../use-answer';
import { SinkName } from './deliveries';
import { problemKey } from './delivery-problem';

type Summary = {
  days: { day: string; counts: Record<string, number> }[];
  new: number;
  suspects: number;
  newest: { id: string; name: string; topic: string; language: string; receivedAt: string }[];
  delivery: { stuck: { id: string; sink: string; lastError: string | null }[] } | null;
};

const entryPath = (id: string) => `/content-manager/collection-types/api::enquiry.enquiry/${id}`;
const colours = ['#e9512f', '#1f6f5c', '#edb233', '#4a5a8a'];

/** Widget on the admin's home page: new and stuck enquiries, and their number by day and language. */
export function EnquiryWidget() {
  const { t, formatDateTime } = useTexts();
  const { data: summary } = useAnswer<Summary>('/admin/site/enquiries/summary', { everyMs: 15_000 });
  if (!summary) return <Typography textColor="neutral600">…</Typography>;
  const stuck = summary.delivery?.stuck ?? [];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Flex gap={6} alignItems="flex-start">
        <Figure count={summary.new} label={t('enquiries.unanswered')} />
        <Figure count={stuck.length} label={t('enquiries.stuck')} colour={stuck.length > 0 ? 'danger600' : undefined} />
        <Figure count={summary.suspects} label={t('enquiries.suspects')} />
      </Flex>
      <Chart days={summary.days} />
      {!summary.delivery && (
        <Typography textColor="danger600" variant="pi">
          {t('enquiries.workerDown')}
        </Typography>
      )}
      {stuck.slice(0, 3).map(({ id, sink, lastError }) => (
        <Typography key={id + sink} variant="pi">
          <PageLink to={entryPath(id)}>
            <SinkName sink={sink} />
          </PageLink>
          : {t(lastError ? problemKey(lastError) : 'enquiries.waiting')}
        </Typography>
      ))}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
        {summary.newest.map(({ id, name, topic, language, receivedAt }) => (
          <Typography key={id} tag="li" variant="omega">
            <PageLink to={entryPath(id)}>{name}</PageLink> · {topic} · {language} · {formatDateTime(receivedAt)}
          </Typography>
        ))}
      </Flex>
    </Flex>
  );
}

function Figure({ count, label, colour }: { count: number; label: string; colour?: string | undefined }) {
  return (
    <Box>
      <Typography tag="p" variant="alpha" {...(colour && { textColor: colour })}>
        {count}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {label}
      </Typography>
    </Box>
  );
}

/** A stacked bar for each day, with a colour for each language. */
function Chart({ days }: Pick<Summary, 'days'>) {
  const { t } = useTexts();
  const languages = [...new Set(days.flatMap(({ counts }) => Object.keys(counts)))].toSorted();
  const most = Math.max(1, ...days.map(({ counts }) => Object.values(counts).reduce((all, one) => all + one, 0)));
  const bars = days.flatMap(({ day, counts }, index) => {
    let top = 60;
    return languages.map((language, nth) => {
      const count = counts[language] ?? 0;
      const height = (count / most) * 56;
      top -= height;
      return {
        key: day + language,
        x: index * 20 + 3,
        y: top,
        height,
        fill: colours[nth % 4]!,
        label: `${day}: ${count} ${language}`,
      };
    });
  });
  const width = days.length * 20;
  return (
    <Box>
      <svg
        viewBox={`0 0 ${width} 64`}
        width="100%"
        height="64"
        preserveAspectRatio="none"
        role="img"
        aria-label={bars.map(({ label }) => label).join(', ')}
      >
        <line x1="0" x2={width} y1="60" y2="60" stroke="currentColor" strokeOpacity="0.25" />
        {bars.map(({ key, label, ...bar }) => (
          <rect key={key} width="14" {...bar}>
            <title>{label}</title>
          </rect>
        ))}
      </svg>
      <Flex gap={4}>
        {languages.map((language, nth) => (
          <Typography key={language} variant="pi" textColor="neutral600">
            <svg width="10" height="10" aria-hidden="true">
              <rect width="10" height="10" fill={colours[nth % 4]} />
            </svg>{' '}
            {language}
          </Typography>
        ))}
        <Typography variant="pi" textColor="neutral600">
          {t('enquiries.days', { count: days.length })}
        </Typography>
      </Flex>
    </Box>
  );
}
