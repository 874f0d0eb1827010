import type { SectionProps } from '../section.ts';
import type { StatsData } from './stats.server.ts';

export function Stats({ data, titleAs: Title }: SectionProps<StatsData>) {
  return (
    <section>
      <Title>{data.title}</Title>
      <dl>
        {data.stats.map((stat, index) => (
          <div key={index}>
            <dt>{stat.label}</dt>
            <dd>
              {stat.value}
              {stat.unit && <small> {stat.unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
