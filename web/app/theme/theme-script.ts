/** Runs in the head before the first paint and applies the stored theme, so that the wrong theme never flashes. */
export const themeScript = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
