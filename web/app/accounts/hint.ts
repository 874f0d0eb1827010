/** Runs in the head, before anything is drawn: a page that is the same for everybody shows whether somebody is signed in. */
export const rememberedAccount = `if(/(^|; )account=./.test(document.cookie))document.documentElement.dataset.account='';`;
