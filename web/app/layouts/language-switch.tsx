import { useTranslation } from '#locales/i18n.tsx';
import { useLocation } from 'react-router';
import { localeOf, localePath, locales } from '#locales/index.ts';
import styles from './language-switch.module.css';
import { useHead } from './use-head.ts';

/**
 * Links to the same page in every language. If a translation is missing, the link says so and leads to the home page of
 * that language. The links load a new document. The choice is stored in a cookie before that, so that `/` does not
 * redirect back.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { pathname, hash } = useLocation();
  const current = localeOf(pathname);
  const alternates = useHead()?.alternates;
  return (
    <nav className={styles.languages} aria-label={t('layout.language')}>
      <ul>
        {locales.map(({ code, name }) => {
          const translation = alternates?.find((alternate) => alternate.locale === code);
          const missing = alternates !== undefined && translation === undefined && code !== current;
          return (
            <li key={code}>
              <a
                className={missing ? styles.elsewhere : undefined}
                href={(translation?.path ?? localePath(code, '/')) + (code === current ? hash : '')}
                hrefLang={code}
                aria-current={code === current ? 'true' : undefined}
                title={missing ? t('layout.untranslated', { language: name }) : undefined}
              >
                <span aria-hidden="true">{code.toUpperCase()}</span>
                <span className="visually-hidden">
                  <span lang={code}>{name}</span>
                  {missing && ` (${t('layout.untranslated', { language: name })})`}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
