import { useTranslation } from '#locales/i18n.tsx';
import { alternatesOf } from '#content/models/page-types.server.ts';
import { makeHead } from '#content/metadata/head.server.ts';
import { contentLoader } from '#content/client/loader.server.ts';
import { readPlans } from '#content/plans/plan.server.ts';
import { PlanCard } from '#content/plans/plan-card.tsx';
import { PlanComparison } from '#content/plans/plan-comparison.tsx';
import { currencies, monthsFree } from '#content/plans/price.ts';
import { readPricing } from '#content/models/pricing.server.ts';
import { notFound } from '#http/problem.ts';
import { localePath } from '#locales/index.ts';
import { Sections } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Segments } from '#ui/segments.tsx';
import type { Route } from './+types/pricing';
import styles from './pricing.module.css';

export const loader = contentLoader(async (args) => {
  const [pricing, plans] = await Promise.all([readPricing(args), readPlans(args)]);
  if (!pricing) throw notFound('unmatched', args.url);
  const head = makeHead({
    title: pricing.title,
    seo: pricing.seo,
    alternates: alternatesOf('/pricing', pricing),
    sections: pricing.sections,
    plans,
  });
  return { head, pricing, plans, locale: args.locale };
});

/** All prices are on the page; CSS shows those of the checked period and currency, without JavaScript. */
export default function Pricing({ loaderData: { pricing, plans, locale } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const free = monthsFree(plans);
  const periods = [
    { value: 'month', label: t('pricing.monthly') },
    { value: 'year', label: free ? t('pricing.yearlyFree', { count: free }) : t('pricing.yearly') },
  ];
  return (
    <div className={styles.pricing}>
      <PageTitle title={pricing.title} lead={pricing.lead} />
      <form action={localePath(locale, '/auth/register')}>
        <div className={`wrap ${styles.controls}`}>
          <Segments name="period" legend={t('pricing.pay')} options={periods} chosen="year" />
          <Segments
            name="currency"
            legend={t('pricing.inCurrency')}
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
            chosen={t('pricing.defaultCurrency')}
          />
        </div>
        <section className={`wrap ${styles.plans}`} aria-label={t('pricing.plans')}>
          {plans.map((plan) => (
            <PlanCard key={plan.documentId} plan={plan} locale={locale} vatRate={pricing.vatRate} />
          ))}
        </section>
      </form>
      {pricing.taxNote && <p className={`wrap ${styles.tax}`}>{pricing.taxNote}</p>}
      {pricing.comparison.length > 0 && (
        <section className={`wrap ${styles.comparison}`}>
          {pricing.comparisonTitle && <h2>{pricing.comparisonTitle}</h2>}
          <PlanComparison plans={plans} groups={pricing.comparison} />
        </section>
      )}
      <Sections sections={pricing.sections} locale={locale} plans={plans} />
    </div>
  );
}
