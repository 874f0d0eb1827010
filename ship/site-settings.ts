/** All settings and secrets of a new site, as environment variables of each part. */
import { randomBytes } from 'node:crypto';

export type Answers = {
  /** The public URL, as in https://www.example.com. */
  origin: string;
  /** The URL of the admin, as in https://admin.example.com. */
  adminOrigin: string;
  /** Host names that are redirected to the origin, separated by commas. */
  aliases: string;
  /** Shown to visitors, and the sender of mails. */
  contactEmail: string;
  /** Receives enquiries. */
  teamEmail: string;
  siteName: string;
  /** The mail service, as host:port, and its account. */
  smtp: string;
  smtpUser: string;
  smtpPassword: string;
  /** The first administrator. */
  adminEmail: string;
};

/** Where the parts find each other. */
export type HostSettings = {
  cms: string;
  enquiries: string;
  postgres: string;
  /** The purge URLs of the edges. */
  purge: string[];
  previousBuilds: string;
  /** A folder beside the backups; empty if there is none. */
  ledger: string;
};

export const onOneServer: HostSettings = {
  cms: 'http://127.0.0.1:1337',
  enquiries: 'http://127.0.0.1:4000',
  postgres: '127.0.0.1:5432',
  purge: ['http://127.0.0.1:8180'],
  previousBuilds: '/var/lib/duet/previous-builds',
  ledger: '/var/lib/duet-backups/ledger',
};

export const inKubernetes: HostSettings = {
  cms: 'http://cms:1337',
  enquiries: 'http://enquiries:4000',
  postgres: 'postgres:5432',
  purge: ['http://edge-0.edges:8180', 'http://edge-1.edges:8180'],
  previousBuilds: '/previous-builds',
  ledger: '',
};

export type Environment = Record<string, string>;
type Settings = Record<'web' | 'cms' | 'enquiries' | 'database' | 'edge' | 'backup', Environment>;

const secret = () => randomBytes(32).toString('base64url');

export function siteSettings(answers: Answers, hosts: HostSettings): Settings {
  const { origin, adminOrigin, contactEmail, teamEmail, siteName, adminEmail } = answers;
  const [smtpHost = '', smtpPort = '587'] = answers.smtp.split(':');
  const webToken = randomBytes(64).toString('hex');
  const inboxSecret = secret();
  const purgeSecret = secret();
  const passwords = { cms: secret(), web: secret(), enquiries: secret() };
  const databaseUrl = (role: keyof typeof passwords) => `postgres://${role}:${passwords[role]}@${hosts.postgres}/duet`;
  const mail = {
    SMTP_HOST: smtpHost,
    SMTP_PORT: smtpPort,
    SMTP_SECURE: String(smtpPort === '465'),
    ...(answers.smtpUser && { SMTP_USER: answers.smtpUser, SMTP_PASSWORD: answers.smtpPassword }),
    MAIL_FROM: `${siteName} <${contactEmail}>`,
  };
  const ledger = { LEDGER_FOLDER: hosts.ledger };
  const common = { NODE_ENV: 'production', SITE_URL: origin };
  return {
    web: {
      NODE_ENV: 'production',
      PUBLIC_URL: origin,
      CMS_URL: hosts.cms,
      CMS_TOKEN: webToken,
      DATABASE_URL: databaseUrl('web'),
      ENQUIRIES_DATABASE_URL: databaseUrl('enquiries'),
      SESSION_SECRET: secret(),
      CONTACT_EMAIL: contactEmail,
      PREVIOUS_BUILDS_FOLDER: hosts.previousBuilds,
      DRAIN_MS: '5000',
    },
    cms: {
      ...common,
      URL: adminOrigin,
      BEHIND_PROXY: 'true',
      DATABASE_URL: databaseUrl('cms'),
      APP_KEYS: `${secret()},${secret()}`,
      ADMIN_JWT_SECRET: secret(),
      API_TOKEN_SALT: secret(),
      TRANSFER_TOKEN_SALT: secret(),
      ENCRYPTION_KEY: secret(),
      JWT_SECRET: secret(),
      WEB_API_TOKEN: webToken,
      EDGE_PURGE_URLS: hosts.purge.join(','),
      EDGE_PURGE_SECRET: purgeSecret,
      ENQUIRIES_URL: hosts.enquiries,
      INBOX_SECRET: inboxSecret,
      ...mail,
      ...ledger,
      ADMIN_EMAIL: adminEmail,
      // Strapi wants a capital letter and a digit.
      ADMIN_PASSWORD: `A1-${secret()}`,
      DRAIN_MS: '5000',
      STRAPI_TELEMETRY_DISABLED: 'true',
    },
    enquiries: {
      ...common,
      DATABASE_URL: databaseUrl('enquiries'),
      CMS_URL: hosts.cms,
      INBOX_SECRET: inboxSecret,
      TEAM_EMAIL: teamEmail,
      ...mail,
      ...ledger,
    },
    database: { cms_password: passwords.cms, web_password: passwords.web, enquiries_password: passwords.enquiries },
    edge: {
      PUBLIC_URL: origin,
      HOSTS: new URL(origin).host,
      ADMIN_HOST: new URL(adminOrigin).host,
      ALIASES: answers.aliases,
      EDGE_PURGE_SECRET: purgeSecret,
    },
    backup: { BACKUP_PASSWORD: secret() },
  };
}

/** The text of a file for systemd's EnvironmentFile, and for kustomize's `envs`. */
export function toEnvFile(environment: Environment): string {
  return Object.entries(environment)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
