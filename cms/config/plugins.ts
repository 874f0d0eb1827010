import type { Core } from '@strapi/strapi';

const plugins = ({ env }: Core.Config.Shared.ConfigParams) => ({
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      // Short access tokens and rotating refresh tokens; the site's server keeps both.
      jwtManagement: 'refresh',
      sessions: { httpOnly: false },
    },
  },
  upload: { config: { sizeLimit: 20 * 1024 * 1024 } },
});

export default plugins;
