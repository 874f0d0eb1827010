import { Picture } from '#content/fields/picture.tsx';
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
          {data.logos.map(({ name, mark, logo }, index) =>
            logo ? (
              <li key={index}>
                <Picture image={logo} alt={name} sizes="10rem" className={styles.logo} />
              </li>
            ) : (
              <li key={index} className={mark && styles[mark]}>
                {mark && <CustomerMark name={mark} className={styles.mark} />}
                {name}
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  );
}
