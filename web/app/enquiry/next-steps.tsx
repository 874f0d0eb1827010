import styles from './next-steps.module.css';

type Props = { steps: { title: string; text?: string | undefined }[]; isSent?: boolean };

/** What happens after the visitor has sent the message. The first step is done once it is sent. */
export function NextSteps({ steps, isSent = false }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => (
        <li key={index} className={isSent && index === 0 ? styles.done : undefined}>
          <h3>{step.title}</h3>
          {step.text && <p>{step.text}</p>}
        </li>
      ))}
    </ol>
  );
}
