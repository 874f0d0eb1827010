import { useTranslation } from '#locales/i18n.tsx';
import { useLocation } from 'react-router';
import { localeOf, localePath, locales } from '#locales/index.ts';
import styles from './language-switch.module.css';
import { useHead } from './use-head.ts';

/**
 * The same page in every language; where it has no translation the switch says so and leads to that language's home. It
 * loads the page anew, and the choice is remembered before it does, so that `/` does not send anybody back.
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
                <span className="vh">
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
