import { CodeLines } from '#blocks/code-lines.tsx';
import { ContentLink } from '#content/fields/link.tsx';
import { Illustration } from '#theme/illustration.tsx';
import type { SectionProps } from '../section.ts';
import type { IntegrationsData } from './integrations.server.ts';
import styles from './integrations.module.css';

export function Integrations({ data, locale, titleAs: Title }: SectionProps<IntegrationsData>) {
  const hasSamples = data.samples.length > 0;
  return (
    <section className={`wrap ${styles.section} ${hasSamples ? styles.withSamples : ''}`}>
      <div>
        <Title>{data.title}</Title>
        {data.lead && <p className="lead">{data.lead}</p>}
        <ul className={styles.kinds}>
          {data.integrations.map((integration, index) => (
            <li key={index}>
              {integration.illustration && <Illustration name={integration.illustration} className={styles.tool} />}
              <div>
                <h3>{integration.title}</h3>
                {integration.text && <p>{integration.text}</p>}
                {integration.link && (
                  <p>
                    <ContentLink link={integration.link} locale={locale} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
      {hasSamples && (
        <div className={`move ${styles.samples}`}>
          <Illustration name="hanging-hook" className={styles.hook} />
          <div className={`night move-swing ${styles.code}`}>
            {data.samples.map((sample, index) => (
              <figure key={index}>
                <figcaption>{sample.title}</figcaption>
                <pre tabIndex={0}>
                  <code>
                    <CodeLines tokens={sample.code} />
                  </code>
                </pre>
              </figure>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}
