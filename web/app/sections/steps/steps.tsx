import type { SectionProps } from '../section.ts';
import type { StepsData } from './steps.server.ts';
import styles from './steps.module.css';

export function Steps({ data, titleAs: Title }: SectionProps<StepsData>) {
  return (
    <section className={`night ${styles.steps}`}>
      <div className="wrap">
        <Title>{data.title}</Title>
        <ol className="move">
          {data.steps.map((step, index) => (
            <li key={index}>
              <div className={`move-rise ${styles.span}`}>
                <span className={`cut ${styles.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{step.title}</h3>
                {step.text && <p>{step.text}</p>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
