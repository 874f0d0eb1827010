import type { SectionProps } from '../section.ts';
import type { StatsData } from './stats.server.ts';
import styles from './stats.module.css';

export function Stats({ data, titleAs: Title }: SectionProps<StatsData>) {
  // Among three to five figures, one with a single character is set as high as the section.
  const hero =
    data.stats.length > 2 && data.stats.length < 6 ? data.stats.find(({ value }) => value.length === 1) : undefined;
  return (
    <section className={`sheet-forest ${styles.stats} ${hero ? styles.besideHero : ''}`}>
      <Title>{data.title}</Title>
      <dl className={`move ${hero ? styles.withHero : ''}`}>
        {data.stats.map((stat, index) => (
          <div key={index} className={stat === hero ? styles.hero : stat.value.length > 4 ? styles.broad : undefined}>
            <dt>{stat.label}</dt>
            <dd className="cut move-flip">
              {stat.value}
              {stat.unit && <small>{stat.unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
