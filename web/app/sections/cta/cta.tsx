import { ContentLink } from '#content/fields/link.tsx';
import { Illustration } from '#theme/illustration.tsx';
import { Icon } from '#theme/icon.tsx';
import { buttonClass } from '#ui/button.ts';
import type { SectionProps } from '../section.ts';
import type { CtaData } from './cta.server.ts';
import styles from './cta.module.css';

export function Cta({ data, locale, titleAs: Title }: SectionProps<CtaData>) {
  return (
    <section className={`on-straw ${styles.cta} ${data.illustration === 'hook-tag' ? styles.hung : ''}`}>
      <div className={`wrap ${data.illustration ? styles.pictured : ''}`}>
        <div className={styles.text}>
          <Title className={data.title.length > 40 ? styles.long : undefined}>{data.title}</Title>
          {data.text && <p className="lead">{data.text}</p>}
          {data.action && (
            <ContentLink link={data.action} locale={locale} className={buttonClass('night')}>
              <Icon name="arrow" />
            </ContentLink>
          )}
        </div>
        {data.illustration && <Illustration name={data.illustration} className={styles.art} />}
      </div>
    </section>
  );
}
