import { ContentLink } from '#content/link.tsx';
import { PlanPrice } from '#content/plan-price.tsx';
import type { SectionProps } from '../section.ts';
import type { PlansData } from './plans.server.ts';

export function Plans({ data, locale, titleAs: Title, plans }: SectionProps<PlansData>) {
  return (
    <section>
      <Title>{data.title}</Title>
      <ul>
        {plans.map((plan) => (
          <li key={plan.documentId}>
            <h3>{plan.name}</h3>
            {plan.audience && <p>{plan.audience}</p>}
            <PlanPrice plan={plan} locale={locale} currency="EUR" period="month" />
          </li>
        ))}
      </ul>
      {data.note && <p>{data.note}</p>}
      {data.action && (
        <p className="actions">
          <ContentLink link={data.action} locale={locale} />
        </p>
      )}
    </section>
  );
}
