/** Runs in the head, before the first paint, so that a cached page shows whether a member is signed in. */
export const signedInHintScript = `if(/(^|; )account=./.test(document.cookie))document.documentElement.dataset.account='';`;
