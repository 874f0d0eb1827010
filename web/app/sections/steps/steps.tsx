import type { SectionProps } from '../section.ts';
import type { StepsData } from './steps.server.ts';

export function Steps({ data, titleAs: Title }: SectionProps<StepsData>) {
  return (
    <section>
      <Title>{data.title}</Title>
      <ol>
        {data.steps.map((step, index) => (
          <li key={index}>
            <h3>{step.title}</h3>
            {step.text && <p>{step.text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
