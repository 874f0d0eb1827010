import { useTranslation } from '#locales/i18n.tsx';
import { ContentLink } from '#content/fields/link.tsx';
import { formatMinor, priceOf } from '#content/plans/price.ts';
import { Illustration } from '#theme/illustration.tsx';
import { Icon } from '#theme/icon.tsx';
import { buttonClass } from '#ui/button.ts';
import type { SectionProps } from '../section.ts';
import type { PlansData } from './plans.server.ts';
import styles from './plans.module.css';

export function Plans({ data, locale, titleAs: Title, lists: { plans } }: SectionProps<PlansData>) {
  const { t } = useTranslation();
  const currency = t('pricing.defaultCurrency') as 'EUR';
  return (
    <section className={`wrap ${styles.ledger}`}>
      <Title>{data.title}</Title>
      <ul>
        {plans.map((plan) => {
          const price = priceOf(plan, currency, 'month');
          return (
            <li key={plan.documentId}>
              {plan.illustration && <Illustration name={plan.illustration} className={styles.art} />}
              <h3>{plan.name}</h3>
              {plan.audience && <p className={styles.audience}>{plan.audience}</p>}
              {price !== undefined && (
                <p className={`cut ${styles.price}`}>
                  {formatMinor(price, currency, locale)} <small>{t('pricing.month')}</small>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {(data.note || data.action) && (
        <div className={styles.after}>
          {data.note && <p>{data.note}</p>}
          {data.action && (
            <ContentLink link={data.action} locale={locale} className={buttonClass('soft')}>
              <Icon name="arrow" />
            </ContentLink>
          )}
        </div>
      )}
    </section>
  );
}
