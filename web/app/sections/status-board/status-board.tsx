import type { Incident, StatusComponent } from '#content/lists/status.server.ts';
import { dayStates, firstDay, uptime, type DayState } from '#content/lists/status-history.ts';
import { formatDate } from '#locales/dates.ts';
import { useTranslation } from '#locales/i18n.tsx';
import { Signal } from '#theme/signal.tsx';
import type { SectionProps } from '../section.ts';
import type { StatusBoardData } from './status-board.server.ts';
import styles from './status-board.module.css';

/** The page is rendered again at least once a day (its time in the cache), so the last day is at most a day old. */
export function StatusBoard({ data, locale, titleAs: Title, lists }: SectionProps<StatusBoardData>) {
  const { t } = useTranslation();
  return (
    <section className={`wrap ${styles.section}`}>
      <Title>{data.title}</Title>
      <ul className={styles.components}>
        {lists.statusComponents.map((component) => (
          <li key={component.documentId}>
            <div className={styles.head}>
              <h3>{component.name}</h3>
              <p className={`${styles.state} ${styles[component.state]}`}>
                <Signal state={component.state} className={styles.signal} />
                {t(`status.states.${component.state}`)}
              </p>
              {component.text && <p className={styles.text}>{component.text}</p>}
            </div>
            <History component={component} incidents={lists.incidents} locale={locale} today={lists.today} />
          </li>
        ))}
      </ul>
      <p className={styles.key} aria-hidden="true">
        {(['running', 'slow', 'closed'] as const).map((state) => (
          <span key={state} className={styles[`${state}Key`]}>
            {t(`status.days.${state}`)}
          </span>
        ))}
      </p>
    </section>
  );
}

type HistoryProps = { component: StatusComponent; incidents: Incident[]; locale: string; today: string };

/** Phones show only the last planks (status-board.module.css); the sentence is about all days. */
const narrowDays = 45;

/** One plank per day. Its height shows the state, too; the sentence below says the same in words. */
function History({ component, incidents, locale, today }: HistoryProps) {
  const { t } = useTranslation();
  const days = dayStates(component.documentId, incidents, today);
  const count = (state: DayState) => days.filter((day) => day === state).length;
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(
    Math.floor(uptime(component.documentId, incidents, today) * 100) / 100,
  );
  return (
    <>
      <div className={styles.planks} aria-hidden="true">
        {days.map((state, index) => (
          <i key={index} className={state === 'running' ? undefined : styles[`${state}Plank`]} />
        ))}
      </div>
      <p className={styles.caption}>
        <span className={styles.wideOnly}>{formatDate(firstDay(today), locale, 'shortDay')}</span>
        <span className={styles.narrowOnly}>{formatDate(firstDay(today, narrowDays), locale, 'shortDay')}</span>
        <span className={styles.sentence}>
          {t('status.uptime', { percent })}
          <span className="visually-hidden"> {t('status.badDays', { count: count('slow') + count('closed') })}</span>
        </span>
        <span>{formatDate(today, locale, 'shortDay')}</span>
      </p>
    </>
  );
}
