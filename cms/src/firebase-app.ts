import type { Core } from '@strapi/strapi';
import { applicationDefault, cert, getApps, initializeApp, type App, type ServiceAccount } from 'firebase-admin/app';

/** The connection to Firebase, created on first use. Only if FIREBASE_PROJECT_ID is set. */
export function firebaseApp(strapi: Core.Strapi): App {
  return getApps()[0] ?? startApp(strapi);
}

function startApp(strapi: Core.Strapi): App {
  const projectId = strapi.config.get<string>('identity.projectId');
  const account = strapi.config.get<ServiceAccount | undefined>('identity.serviceAccount');
  const emulated = projectId.startsWith('demo-');
  const credential = account ? cert(account) : emulated ? undefined : applicationDefault();
  const databaseURL = strapi.config.get<string>('identity.databaseUrl');
  return initializeApp({ projectId, ...(databaseURL && { databaseURL }), ...(credential && { credential }) });
}
