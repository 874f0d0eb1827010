import type { Core } from '@strapi/strapi';

const plugins = ({ env }: Core.Config.Shared.ConfigParams) => ({
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      // Short access tokens and rotating refresh tokens; the site's server keeps both.
      jwtManagement: 'refresh',
      sessions: { httpOnly: false },
      // Counted by the site's server, which knows its visitors' addresses; here they would all share one.
      ratelimit: { enabled: false },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: {
        host: env('SMTP_HOST', '127.0.0.1'),
        port: env.int('SMTP_PORT', 25),
        secure: env.bool('SMTP_SECURE', false),
        // Mails go through no network in plain text.
        requireTLS: !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(env('SMTP_HOST', '127.0.0.1')),
        ...(env('SMTP_USER') && { auth: { user: env('SMTP_USER'), pass: env('SMTP_PASSWORD') } }),
      },
      settings: { defaultFrom: env('MAIL_FROM', 'Mostek <hello@mostek.example>') },
    },
  },
  upload: { config: { sizeLimit: 20 * 1024 * 1024 } },
});

export default plugins;
