import { useTranslation } from '#locales/i18n.tsx';
import styles from './office-card.module.css';
import type { Office } from './office.server.ts';

/** Address, opening hours and a link to a map. The map is an external page; nothing is loaded from it. */
export function OfficeCard({ office, locale }: { office: Office; locale: string }) {
  const { t } = useTranslation();
  const { latitude, longitude } = office.point;
  const degrees = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <article className={styles.office}>
      <h3>{office.name}</h3>
      <address>
        {office.street}
        <br />
        {office.postalCode} {office.city}
        <br />
        {office.country}
      </address>
      <p className={styles.ways}>
        {office.phone && <a href={`tel:${office.phone.replaceAll(' ', '')}`}>{office.phone}</a>}
        {office.email && <a href={`mailto:${office.email}`}>{office.email}</a>}
      </p>
      {office.hours.length > 0 && (
        <>
          <h4>{t('contact.hours')}</h4>
          <table className={styles.hours}>
            <tbody>
              {days.map((day) => {
                const open = office.hours.filter((hours) => hours.day === day);
                return (
                  <tr key={day}>
                    <th scope="row">{weekday(day, locale)}</th>
                    <td>{open.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || t('contact.closed')}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
      <p className={styles.point}>
        {t('contact.coordinates')}: {degrees.format(latitude)}; {degrees.format(longitude)}
      </p>
      <p>
        <a href={map} rel="noopener">
          {t('contact.map')}
        </a>
      </p>
    </article>
  );
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

function weekday(day: string, locale: string): string {
  // 5 January 2026 is a Monday.
  const date = new Date(Date.UTC(2026, 0, 5 + days.indexOf(day)));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
