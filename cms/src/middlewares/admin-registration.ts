import type { Core } from '@strapi/strapi';

/**
 * While the database is empty, Strapi lets anyone register as administrator. Here the first administrator is created
 * from ADMIN_EMAIL and ADMIN_PASSWORD (src/first-editor.ts), and registration is disabled unless
 * ADMIN_REGISTRATION_OPEN is set.
 */
const adminRegistration: Core.MiddlewareFactory =
  (_, { strapi }) =>
  async (ctx, next) => {
    const isOpen = strapi.config.get<boolean>('startup.isRegistrationOpen');
    if (!isOpen && /^\/+admin\/+register-admin\/*$/i.test(ctx.path)) {
      ctx.status = 403;
      ctx.body =
        'The first administrator is created from ADMIN_EMAIL and ADMIN_PASSWORD. Please set both, and restart the CMS.';
      return;
    }
    await next();
  };

export default adminRegistration;
