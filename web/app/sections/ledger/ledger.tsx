import { useTranslation } from '#locales/i18n.tsx';
import { Icon } from '#theme/icon.tsx';
import type { SectionProps } from '../section.ts';
import type { LedgerData, LedgerRow } from './ledger.server.ts';
import styles from './ledger.module.css';

export function Ledger({ data, titleAs: Title }: SectionProps<LedgerData>) {
  const { t } = useTranslation();
  return (
    <section className={`wrap ${styles.section}`} id="ledger">
      <Title>{data.title}</Title>
      <div className={`night ${styles.book}`}>
        <div className={styles.bar}>
          <h3>{data.day}</h3>
          {data.summary && (
            <p className={styles.landed}>
              <Icon name="yes" />
              {data.summary}
            </p>
          )}
        </div>
        {/* Roles, because as a grid on narrow screens the table would lose its meaning. */}
        <table role="table">
          <thead role="rowgroup">
            <tr role="row">
              {(['lead', 'way', 'result'] as const).map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(`ledger.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {data.rows.map((row, index) => (
              <tr key={index} role="row" className={row.state === 'amended' ? styles.changed : undefined}>
                <td role="cell">
                  <b>{row.name}</b>
                  {row.email && (
                    <small>
                      <Address row={row} />
                    </small>
                  )}
                </td>
                <td role="cell">
                  {row.source}
                  <small>→ {row.target}</small>
                </td>
                <td role="cell">
                  <span className={styles[row.state]}>
                    <Icon name={row.state === 'waiting' ? 'wait' : 'yes'} />
                    {row.result}
                  </span>
                  {row.detail && <small>{row.detail}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {data.note && <p className={styles.note}>{data.note}</p>}
    </section>
  );
}

/** The address, with the misspelt part crossed out before its correction. */
function Address({ row: { email = '', typo, correction } }: { row: LedgerRow }) {
  if (!typo || !correction || !email.includes(correction)) return email;
  const start = email.lastIndexOf(correction);
  return (
    <>
      {email.slice(0, start)}
      <del>{typo}</del> <ins>{correction}</ins>
      {email.slice(start + correction.length)}
    </>
  );
}
