import { Illustration } from '#theme/illustration.tsx';
import type { SectionProps } from '../section.ts';
import type { TeamData } from './team.server.ts';
import styles from './team.module.css';

export function Team({ data, titleAs: Title }: SectionProps<TeamData>) {
  return (
    <section className={`wrap ${styles.section}`}>
      <Title>{data.title}</Title>
      {data.lead && <p className="lead">{data.lead}</p>}
      <ul className={styles.people}>
        {data.people.map((person, index) => (
          <li key={index}>
            {person.illustration && (
              <div className={styles.sheet}>
                <Illustration name={person.illustration} className={styles.portrait} />
              </div>
            )}
            <div className={styles.caption}>
              <h3>{person.name}</h3>
              {person.role && <p>{person.role}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
