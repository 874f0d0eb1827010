import { ContentLink } from '#content/fields/link.tsx';
import { Illustration } from '#theme/illustration.tsx';
import type { SectionProps } from '../section.ts';
import type { FeatureGridData } from './feature-grid.server.ts';
import styles from './feature-grid.module.css';

/** Features with an illustration and a title of at most this length are set as large posters; else side by side. */
const maxPosterTitleLength = 10;

export function FeatureGrid({ data, locale, titleAs: Title }: SectionProps<FeatureGridData>) {
  const isPosters =
    data.features.length <= 4 &&
    data.features.every(({ title, illustration }) => illustration && title.length <= maxPosterTitleLength);
  return (
    <section className={`wrap ${isPosters ? styles.posters : styles.calm}`}>
      <div className={styles.head}>
        <Title>{data.title}</Title>
        {data.lead && <p className="lead">{data.lead}</p>}
      </div>
      <div className={`${styles.features} ${data.features.length === 4 ? styles.pairs : ''}`}>
        {data.features.map((feature, index) => (
          <article key={index} className={styles.feature}>
            {feature.illustration && <Illustration name={feature.illustration} className={styles.art} />}
            <h3 data-over-art={isPosters ? '' : undefined}>{feature.title}</h3>
            {(feature.text || feature.link) && (
              <div className={styles.text}>
                {feature.text && <p>{feature.text}</p>}
                {feature.link && <ContentLink link={feature.link} locale={locale} />}
              </div>
            )}
          </article>
        ))}
      </div>
    </section>
  );
}
