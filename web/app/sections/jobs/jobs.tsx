import { ContentLink } from '#content/fields/link.tsx';
import { buttonClass } from '#ui/button.ts';
import type { SectionProps } from '../section.ts';
import type { JobsData } from './jobs.server.ts';
import styles from './jobs.module.css';

export function Jobs({ data, locale, titleAs: Title, lists: { jobs } }: SectionProps<JobsData>) {
  return (
    <section className={`wrap ${styles.section}`} id="jobs">
      <Title>{data.title}</Title>
      <ul className={styles.jobs}>
        {jobs.map((job) => (
          <li key={job.documentId}>
            <div>
              <h3>{job.title}</h3>
              <p className={styles.place}>{job.place}</p>
              {job.pay && <p className={styles.pay}>{job.pay}</p>}
            </div>
            {job.text && <p>{job.text}</p>}
            {data.action && <ContentLink link={data.action} locale={locale} className={buttonClass('soft')} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
