/** The web reports addresses without a page. No Strapi auth: src/middlewares/account-api-guard.ts checks its token. */
const notFoundPath = {
  routes: [{ method: 'POST', path: '/not-found-paths', handler: 'not-found-path.count', config: { auth: false } }],
};

export default notFoundPath;
