import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './theme-choice.module.css';

const themes = ['auto', 'light', 'dark'] as const;

/**
 * Day, night, or as the system has it. The style sheet obeys the radio buttons themselves, so this works without script;
 * with script the choice is remembered, and theme/remember.ts puts it on the page before anything is drawn.
 */
export function ThemeChoice({ name }: { name: string }) {
  const { t } = useTranslation();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const chosen = document.documentElement.dataset.theme ?? 'auto';
    const radio = fieldset.current?.querySelector<HTMLInputElement>(`[value=${chosen}]`);
    if (radio) radio.checked = true;
  }, []);
  return (
    <fieldset ref={fieldset} className={styles.choice}>
      <legend className="vh">{t('layout.theme')}</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            defaultChecked={theme === 'auto'}
            onChange={() => rememberTheme(theme)}
          />
          {t(`layout.themes.${theme}`)}
        </label>
      ))}
    </fieldset>
  );
}

function rememberTheme(theme: (typeof themes)[number]): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name^=theme][value=${theme}]`))
    radio.checked = true;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // the choice lasts as long as the page
  }
}
