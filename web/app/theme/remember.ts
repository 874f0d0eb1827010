/** Runs in the head, before anything is drawn: puts the remembered theme on the page, so that night never flashes day. */
export const rememberedTheme = `try{const t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`;
