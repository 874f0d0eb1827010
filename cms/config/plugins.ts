import type { Core } from '@strapi/strapi';
import { readBrand } from '../src/brand';

/** Strapi runs in the folder of the CMS. */
const { name, contactEmail } = readBrand(process.cwd());

const plugins = ({ env }: Core.Config.Shared.ConfigParams) => ({
  'users-permissions': {
    config: {
      jwtSecret: env('JWT_SECRET'),
      // Short-lived access tokens and rotating refresh tokens; the web stores both.
      jwtManagement: 'refresh',
      sessions: { httpOnly: false },
      // Rate limits are in the web, which knows the visitors' IP addresses; here all calls come from the web.
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
        // Mails leave this machine only over TLS.
        requireTLS: !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(env('SMTP_HOST', '127.0.0.1')),
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 10_000,
        ...(env('SMTP_USER') && { auth: { user: env('SMTP_USER'), pass: env('SMTP_PASSWORD') } }),
      },
      settings: { defaultFrom: env('MAIL_FROM', `${name} <${contactEmail}>`) },
    },
  },
  upload: { config: { sizeLimit: 20 * 1024 * 1024 } },
});

export default plugins;
