import { ContentLink } from '#content/link.tsx';
import type { SectionProps } from '../section.ts';
import type { FeatureGridData } from './feature-grid.server.ts';

export function FeatureGrid({ data, locale, titleAs: Title }: SectionProps<FeatureGridData>) {
  return (
    <section>
      <Title>{data.title}</Title>
      {data.lead && <p className="lead">{data.lead}</p>}
      {data.features.map((feature, index) => (
        <article key={index}>
          <h3>{feature.title}</h3>
          {feature.text && <p>{feature.text}</p>}
          {feature.link && (
            <p>
              <ContentLink link={feature.link} locale={locale} />
            </p>
          )}
        </article>
      ))}
    </section>
  );
}
