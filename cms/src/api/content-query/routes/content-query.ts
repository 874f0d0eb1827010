/**
 * A web instance announces the queries whose answers the content store keeps (src/content-store/). No Strapi auth:
 * src/middlewares/account-api-guard.ts checks the web's token.
 */
const contentQuery = {
  routes: [{ method: 'POST', path: '/content-queries', handler: 'content-query.announce', config: { auth: false } }],
};

export default contentQuery;
