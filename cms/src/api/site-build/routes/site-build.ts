/**
 * A web instance announces its build, so that cached pages of other builds are purged (src/builds.ts). No Strapi auth:
 * src/middlewares/account-api-guard.ts checks the web's token.
 */
const siteBuild = {
  routes: [{ method: 'POST', path: '/builds', handler: 'site-build.announce', config: { auth: false } }],
};

export default siteBuild;
