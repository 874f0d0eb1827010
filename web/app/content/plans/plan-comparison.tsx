import { useTranslation } from '#locales/i18n.tsx';
import { Icon } from '#theme/icon.tsx';
import styles from './plan-comparison.module.css';
import type { Plan } from './plan.server.ts';
import type { ComparisonGroup } from './comparison.server.ts';

/**
 * A table of the plans. On narrow screens CSS puts each row's label above its values; the explicit roles keep the table
 * semantics for screen readers then.
 */
export function PlanComparison({ plans, groups }: { plans: Plan[]; groups: ComparisonGroup[] }) {
  const { t } = useTranslation();
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">{t('pricing.comparison')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{t('pricing.feature')}</span>
          </th>
          {plans.map((plan) => (
            <th key={plan.documentId} role="columnheader" scope="col" className="cut">
              {plan.name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, index) => (
        <tbody key={index} role="rowgroup">
          <tr role="row" className={styles.group}>
            <th role="rowheader" scope="rowgroup" colSpan={plans.length + 1}>
              {group.title}
            </th>
          </tr>
          {group.rows.map((row, rowIndex) => (
            <tr key={rowIndex} role="row">
              <th role="rowheader" scope="row">
                {row.label}
              </th>
              {plans.map((plan, planIndex) => (
                <td key={plan.documentId} role="cell" className={plan.featured ? styles.featured : undefined}>
                  <Cell {...row.cells[planIndex]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ included, text }: Partial<ComparisonGroup['rows'][number]['cells'][number]>) {
  const { t } = useTranslation();
  if (text) return text;
  return (
    <>
      <Icon name={included ? 'yes' : 'no'} className={included ? styles.yes : styles.no} />
      <span className="visually-hidden">{included ? t('pricing.included') : t('pricing.notIncluded')}</span>
    </>
  );
}
