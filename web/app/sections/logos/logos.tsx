import type { SectionProps } from '../section.ts';
import type { LogosData } from './logos.server.ts';

export function Logos({ data, titleAs: Title }: SectionProps<LogosData>) {
  return (
    <section>
      <Title>{data.title}</Title>
      <ul>
        {data.logos.map((logo, index) => (
          <li key={index}>{logo.name}</li>
        ))}
      </ul>
    </section>
  );
}
