import { ContentLink } from '#content/fields/link.tsx';
import { Picture } from '#content/fields/picture.tsx';
import { Illustration } from '#theme/illustration.tsx';
import { Icon } from '#theme/icon.tsx';
import { buttonClass } from '#ui/button.ts';
import type { SectionProps } from '../section.ts';
import type { HeroData } from './hero.server.ts';
import styles from './hero.module.css';

/** A title of several lines, each at most this long, is set in poster size. */
const maxPosterLineLength = 13;

/** Illustrations as wide as the page. They stand below the text; the others stand beside it. */
const scenes = new Set<string>([
  'bridge',
  'broken-bridge',
  'about',
  'careers',
  'contact',
  'rack',
  'raised',
  'sent',
  'status-ok',
  'status-degraded',
  'status-down',
]);

export function Hero({ data, locale, titleAs: Title }: SectionProps<HeroData>) {
  const lines = data.title.split('\n');
  const isPoster = lines.length > 1 && lines.every((line) => line.length <= maxPosterLineLength);
  const isScene = data.illustration && !data.image && scenes.has(data.illustration);
  return (
    <section
      className={[styles.hero, isPoster ? styles.poster : styles.calm, !isScene && styles.beside]
        .filter(Boolean)
        .join(' ')}
    >
      <div className={`wrap ${styles.text}`}>
        <Title>
          {lines.map((line, index) => (
            <span key={index}>{line} </span>
          ))}
        </Title>
        {data.lead && <p className="lead">{data.lead}</p>}
      </div>
      {(data.actions.length > 0 || data.note) && (
        <div className={`wrap ${styles.actions}`}>
          {data.actions.map((link, index) => (
            <ContentLink
              key={index}
              link={link}
              locale={locale}
              className={index === 0 ? buttonClass() : styles.second}
            >
              {index === 0 && <Icon name="arrow" />}
            </ContentLink>
          ))}
          {data.note && <p className={styles.note}>{data.note}</p>}
        </div>
      )}
      {data.image && (
        <div className={styles.picture}>
          <Picture
            image={data.image}
            alt={data.imageAlt}
            sizes="(min-width: 68.75rem) 36rem, 100vw"
            className={styles.photo}
            first={Title === 'h1'}
          />
        </div>
      )}
      {data.illustration && !data.image && (
        <div
          className={styles.picture}
          {...(data.illustrationAlt && { role: 'img', 'aria-label': data.illustrationAlt })}
        >
          <Illustration name={data.illustration} className={`scene ${styles.art}`} />
        </div>
      )}
    </section>
  );
}
