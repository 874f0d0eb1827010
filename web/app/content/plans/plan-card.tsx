import { useTranslation } from '#locales/i18n.tsx';
import { Illustration } from '#theme/illustration.tsx';
import { Icon } from '#theme/icon.tsx';
import { buttonClass } from '#ui/button.ts';
import styles from './plan-card.module.css';
import type { Plan } from './plan.server.ts';
import { currencies, formatMinor, grossOf, priceOf, vatCurrency, yearlySaving, type Currency } from './price.ts';

const periods = ['month', 'year'] as const;

type Props = { plan: Plan; locale: string; vatRate: number | null | undefined };

/** Its button submits the form of the pricing page, so that plan, period and currency reach the registration. */
export function PlanCard({ plan, locale, vatRate }: Props) {
  const { t } = useTranslation();
  return (
    <article className={`${styles.plan} ${plan.featured ? styles.featured : ''}`}>
      {plan.illustration && <Illustration name={plan.illustration} className={styles.art} />}
      <h2>{plan.name}</h2>
      {plan.audience && <p className={styles.audience}>{plan.audience}</p>}
      {currencies.map((currency) => (
        <div key={currency} data-currency={currency}>
          {periods.map((period) => {
            const amount = priceOf(plan, currency, period);
            if (amount === undefined) return null;
            return (
              <div key={period} data-period={period}>
                <p className={`cut ${styles.price}`}>
                  {formatMinor(amount, currency, locale)}{' '}
                  <small>
                    {t(`pricing.${period}`)}, {t('pricing.net')}
                  </small>
                </p>
                {period === 'year' && (
                  <p className={styles.equivalent}>
                    {t('pricing.equivalent', { amount: formatMinor(Math.round(amount / 12), currency, locale) })}
                  </p>
                )}
              </div>
            );
          })}
        </div>
      ))}
      <button
        className={buttonClass(plan.featured ? 'night' : 'dark')}
        type="submit"
        name="plan"
        value={plan.documentId}
      >
        {t('pricing.try', { plan: plan.name })}
      </button>
      {currencies.map((currency) => (
        <div key={currency} className={styles.notes} data-currency={currency}>
          {periods.map((period) => (
            <Vat key={period} {...{ plan, currency, period, locale, vatRate }} />
          ))}
          <Saving plan={plan} currency={currency} locale={locale} />
        </div>
      ))}
      <ul>
        {plan.features.map(({ text }, index) => (
          <li key={index}>
            <Icon name="yes" />
            {text}
          </li>
        ))}
      </ul>
    </article>
  );
}

type VatProps = Props & { currency: Currency; period: (typeof periods)[number] };

function Vat({ plan, currency, period, locale, vatRate }: VatProps) {
  const { t } = useTranslation();
  const amount = priceOf(plan, currency, period);
  if (!vatRate || amount === undefined || currency === 'USD') return null;
  const gross = () => formatMinor(grossOf(amount, vatRate), currency, locale);
  return (
    <p className={styles.gross} data-period={period}>
      {currency === vatCurrency ? t('pricing.gross', { amount: gross(), rate: vatRate }) : t('pricing.vatMayApply')}
    </p>
  );
}

function Saving({ plan, currency, locale }: { plan: Plan; currency: Currency; locale: string }) {
  const { t } = useTranslation();
  const saving = yearlySaving(plan, currency);
  const year = priceOf(plan, currency, 'year');
  if (saving === undefined || year === undefined) return null;
  const amount = (minor: number) => formatMinor(minor, currency, locale);
  return (
    <>
      <p className={styles.saving} data-period="month">
        {t('pricing.savingHint', { amount: amount(year) })}
      </p>
      <p className={styles.saving} data-period="year">
        {t('pricing.saving', { amount: amount(saving) })}
      </p>
    </>
  );
}
