/** The web reports what visitors searched. No Strapi auth: src/middlewares/account-api-guard.ts checks its token. */
const search = {
  routes: [{ method: 'POST', path: '/searches', handler: 'search.count', config: { auth: false } }],
};

export default search;
