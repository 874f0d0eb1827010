import { CustomerMark } from '#theme/illustrations/customer-mark.tsx';
import type { SectionProps } from '../section.ts';
import type { LogosData } from './logos.server.ts';
import styles from './logos.module.css';

export function Logos({ data, titleAs: Title }: SectionProps<LogosData>) {
  return (
    <section className={styles.section}>
      <div className="wrap">
        <Title>{data.title}</Title>
        <ul>
          {data.logos.map(({ name, mark }, index) => (
            <li key={index} className={mark && styles[mark]}>
              {mark && <CustomerMark name={mark} className={styles.mark} />}
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
