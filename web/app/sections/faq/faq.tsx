import { Disclosure } from '#ui/disclosure.tsx';
import type { SectionProps } from '../section.ts';
import type { FaqData } from './faq.server.ts';
import styles from './faq.module.css';

export function Faq({ data, titleAs: Title }: SectionProps<FaqData>) {
  return (
    <section className={`wrap ${styles.faq}`}>
      <Title>{data.title}</Title>
      <div>
        {data.questions.map(({ question, answer }, index) => (
          <Disclosure key={index} title={question} open={index === 0}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
