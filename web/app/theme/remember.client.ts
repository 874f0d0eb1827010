/** Remembers the theme chosen; theme/remember.ts puts it on the next page before anything of that is drawn. */
export function rememberTheme(theme: string): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  showTheme();
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // the choice lasts as long as the page
  }
}

/** Checks the radio button of the theme that the page has. */
export function showTheme(): void {
  const theme = document.documentElement.dataset.theme ?? 'auto';
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name^=theme][value=${theme}]`))
    radio.checked = true;
}
