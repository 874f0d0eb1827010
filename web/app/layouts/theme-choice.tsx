import { useTranslation } from '#locales/i18n.tsx';
import styles from './theme-choice.module.css';

const themes = ['auto', 'light', 'dark'] as const;

/**
 * Light, dark, or the system's theme. CSS reads the checked radio button (theme/tokens.css), so it works without
 * JavaScript. With JavaScript, enhance/enhance.ts stores the choice. The header shows it twice: each needs its own name,
 * and it must start with "theme".
 */
export function ThemeChoice({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{t('layout.theme')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={name} value={theme} defaultChecked={theme === 'auto'} />
          {t(`layout.themes.${theme}`)}
        </label>
      ))}
    </fieldset>
  );
}
