import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { languageCookie } from '#locales/choose.ts';
import { localeOf, localePath, locales } from '#locales/index.ts';
import { useHead } from './use-head.ts';

/**
 * The same page in every language; where it has no translation, that language's home. It loads the page anew, and the
 * choice is remembered before it does, so that `/` does not send anybody back.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const current = localeOf(useLocation().pathname);
  const alternates = useHead()?.alternates ?? [];
  return (
    <nav className="languages" aria-label={t('layout.language')}>
      <ul>
        {locales.map(({ code, name }) => {
          const translation = alternates.find((alternate) => alternate.locale === code);
          return (
            <li key={code}>
              <a
                href={translation?.path ?? localePath(code, '/')}
                hrefLang={code}
                lang={code}
                aria-current={code === current ? 'true' : undefined}
                onClick={() => {
                  document.cookie = `${languageCookie}=${code}; Path=/; Max-Age=31536000; SameSite=Lax`;
                }}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
