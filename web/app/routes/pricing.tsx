import { useTranslation } from 'react-i18next';
import { alternatesAt, makeHead } from '#content/head.server.ts';
import { contentLoader } from '#content/loader.server.ts';
import { PlanPrice } from '#content/plan-price.tsx';
import { readPlans } from '#content/plan.server.ts';
import { readPricing } from '#content/pricing.server.ts';
import { notFound } from '#http/problem.ts';
import { Sections } from '#sections/sections.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import type { Route } from './+types/pricing';

export const loader = contentLoader(async (args) => {
  const [pricing, plans] = await Promise.all([readPricing(args), readPlans(args)]);
  if (!pricing) throw notFound('unmatched', args.url);
  const head = makeHead(pricing.title, pricing.seo, alternatesAt('/pricing', pricing));
  return { head, pricing, plans, locale: args.locale };
});

const currencies = ['PLN', 'EUR', 'USD'] as const;

export default function Pricing({ loaderData: { pricing, plans, locale } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle title={pricing.title} lead={pricing.lead} />
      <section aria-label={t('pricing.plans')}>
        {plans.map((plan) => (
          <article key={plan.documentId}>
            <h2>{plan.name}</h2>
            {plan.audience && <p>{plan.audience}</p>}
            {currencies.map((currency) => (
              <div key={currency}>
                <PlanPrice plan={plan} locale={locale} currency={currency} period="month" /> {t('pricing.month')}
                <PlanPrice plan={plan} locale={locale} currency={currency} period="year" /> {t('pricing.year')}
              </div>
            ))}
            <ul>
              {plan.features.map((feature, index) => (
                <li key={index}>{feature.text}</li>
              ))}
            </ul>
          </article>
        ))}
        {pricing.taxNote && <p>{pricing.taxNote}</p>}
      </section>
      {pricing.comparison.length > 0 && (
        <section>
          {pricing.comparisonTitle && <h2>{pricing.comparisonTitle}</h2>}
          <table>
            <thead>
              <tr>
                <th scope="col">{t('pricing.feature')}</th>
                {plans.map((plan) => (
                  <th key={plan.documentId} scope="col">
                    {plan.name}
                  </th>
                ))}
              </tr>
            </thead>
            {pricing.comparison.map((group, index) => (
              <tbody key={index}>
                <tr>
                  <th scope="rowgroup" colSpan={plans.length + 1}>
                    {group.title}
                  </th>
                </tr>
                {group.rows.map((row, rowIndex) => (
                  <tr key={rowIndex}>
                    <th scope="row">{row.label}</th>
                    {plans.map((plan, planIndex) => {
                      const cell = row.cells[planIndex];
                      const words = cell?.included ? t('pricing.included') : t('pricing.notIncluded');
                      return <td key={plan.documentId}>{cell?.text ?? words}</td>;
                    })}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
      <Sections sections={pricing.sections} locale={locale} plans={plans} />
    </>
  );
}
