import { useTranslation } from 'react-i18next';
import type { Office } from './office.server.ts';

/** An office as people need it: where, when, and how to get there. */
export function OfficeCard({ office, locale }: { office: Office; locale: string }) {
  const { t } = useTranslation();
  const { latitude, longitude } = office.point;
  const degrees = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const map = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  return (
    <article>
      <h3>{office.name}</h3>
      <address>
        {office.street}
        <br />
        {office.postalCode} {office.city}
        <br />
        {office.country}
      </address>
      <h4>{t('contact.hours')}</h4>
      <dl>
        {office.hours.map((hours, index) => (
          <div key={index}>
            <dt>{weekday(hours.day, locale)}</dt>
            <dd>
              {hours.opens}–{hours.closes}
            </dd>
          </div>
        ))}
      </dl>
      {office.phone && (
        <p>
          <a href={`tel:${office.phone.replaceAll(' ', '')}`}>{office.phone}</a>
        </p>
      )}
      {office.email && (
        <p>
          <a href={`mailto:${office.email}`}>{office.email}</a>
        </p>
      )}
      <p>
        {t('contact.coordinates')}: {degrees.format(latitude)}, {degrees.format(longitude)}{' '}
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
