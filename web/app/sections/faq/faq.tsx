import type { SectionProps } from '../section.ts';
import type { FaqData } from './faq.server.ts';

export function Faq({ data, titleAs: Title }: SectionProps<FaqData>) {
  return (
    <section>
      <Title>{data.title}</Title>
      {data.questions.map(({ question, answer }, index) => (
        <details key={index} open={index === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
