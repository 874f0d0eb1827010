/** The web opens a link to a preview. No Strapi auth: src/middlewares/account-api-guard.ts checks the web's token. */
const preview = {
  routes: [{ method: 'POST', path: '/previews', handler: 'preview.open', config: { auth: false } }],
};

export default preview;
