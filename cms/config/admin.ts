import type { Core } from '@strapi/strapi';
import { makePreviewLink, type PreviewStatus } from '../src/preview/links';

type PreviewParameters = { documentId?: string; locale: string; status?: PreviewStatus };

const admin = ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: true,
    config: {
      allowedOrigins: [env('SITE_URL', '').replace(/\/$/, '')],
      handler: (uid: string, parameters: PreviewParameters) => makePreviewLink(strapi, uid, parameters),
    },
  },
});

export default admin;
