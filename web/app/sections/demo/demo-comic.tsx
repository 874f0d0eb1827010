import { useTranslation } from '#locales/i18n.tsx';
import { ComicAcross, ComicCheck, ComicSend } from './demo-comic-art.tsx';
import styles from './demo.module.css';

const frames = [
  { name: 'send', Picture: ComicSend },
  { name: 'check', Picture: ComicCheck },
  { name: 'across', Picture: ComicAcross },
] as const;

/** The same story in three pictures, shown without JavaScript. */
export function DemoComic() {
  const { t } = useTranslation();
  return (
    <ol className={`wrap ${styles.comic}`}>
      {frames.map(({ name, Picture }) => (
        <li key={name}>
          <div className={styles.frame} role="img" aria-label={t(`demo.comic.${name}.alt`)}>
            <Picture />
            {name === 'check' && (
              <span className={styles.comicSlip} aria-hidden="true">
                {t('demo.comicSlip')}
              </span>
            )}
          </div>
          <h3>{t(`demo.comic.${name}.title`)}</h3>
          <p>{t(`demo.comic.${name}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
