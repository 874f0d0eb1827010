import { useTranslation } from '#locales/i18n.tsx';
import styles from './theme-choice.module.css';

const themes = ['auto', 'light', 'dark'] as const;

/**
 * Day, night, or as the system has it. The style sheet obeys the radio buttons themselves, so this works without script;
 * with script (enhance/enhance.ts) the choice is remembered.
 */
export function ThemeChoice({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.choice}>
      <legend className="vh">{t('layout.theme')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input type="radio" name={name} value={theme} defaultChecked={theme === 'auto'} />
          {t(`layout.themes.${theme}`)}
        </label>
      ))}
    </fieldset>
  );
}
