/** Applies the chosen theme and stores it. theme/theme-script.ts applies it on the next page before the first paint. */
export function storeTheme(theme: string): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  checkThemeRadios();
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // localStorage may be unavailable: the choice then lasts until the next page.
  }
}

/** Checks the radio buttons of the page's current theme. */
export function checkThemeRadios(): void {
  const theme = document.documentElement.dataset.theme ?? 'auto';
  for (const radio of document.querySelectorAll<HTMLInputElement>(`[name^=theme][value=${theme}]`))
    radio.checked = true;
}
