import { formatDate } from '#locales/dates.ts';
import { useTranslation } from '#locales/i18n.tsx';
import type { SectionProps } from '../section.ts';
import type { IncidentsData } from './incidents.server.ts';
import styles from './incidents.module.css';

export function Incidents({ data, locale, titleAs: Title, lists: { incidents } }: SectionProps<IncidentsData>) {
  const { t } = useTranslation();
  return (
    <section className={`wrap ${styles.section}`}>
      <Title>{data.title}</Title>
      {incidents.length === 0 && <p className="lead">{t('status.noIncidents')}</p>}
      <ul className={styles.log}>
        {incidents.map(({ documentId, title, text, startedAt, endedAt }) => (
          <li key={documentId}>
            <p>
              <time dateTime={startedAt}>{formatDate(startedAt, locale, 'date')}</time>
              <small>
                {endedAt
                  ? period(startedAt, endedAt, locale)
                  : t('status.ongoing', { time: formatDate(startedAt, locale, 'time') })}{' '}
                UTC
              </small>
            </p>
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `09:14–09:51`, with the date of the end if it is another day. */
function period(startedAt: string, endedAt: string, locale: string): string {
  const start = formatDate(startedAt, locale, 'time');
  const isSameDay = startedAt.slice(0, 10) === endedAt.slice(0, 10);
  const end = formatDate(endedAt, locale, 'time');
  return isSameDay ? `${start}–${end}` : `${start} – ${formatDate(endedAt, locale, 'day')}, ${end}`;
}
