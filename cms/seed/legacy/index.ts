import type { SeedLegacyPage } from '../shapes';
import { about } from './about';
import { blog } from './blog';
import { careers } from './careers';
import { dataDeletion } from './data-deletion';
import { docs } from './docs';
import { features } from './features';
import { integrat } from './integrat';
import { integrationsCrm } from './integrations-crm';
import { integrationsCustomWebhook } from './integrations-custom-webhook';
import { integrationsNoCode } from './integrations-no-code';
import { pricing } from './pricing';
import { privacy } from './privacy';
import { terms } from './terms';

export const legacyPages: SeedLegacyPage[] = [
  blog,
  docs,
  about,
  terms,
  careers,
  pricing,
  privacy,
  features,
  integrat,
  dataDeletion,
  integrationsCrm,
  integrationsNoCode,
  integrationsCustomWebhook,
];
