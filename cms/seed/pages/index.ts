import type { SeedPage } from '../shapes';
import { about } from './about';
import { careers } from './careers';
import { dataDeletion } from './data-deletion';
import { dataProcessing } from './data-processing';
import { docs } from './docs';
import { integrations } from './integrations';
import { page } from './page';
import { partners } from './partners';
import { privacy } from './privacy';
import { product } from './product';
import { status } from './status';
import { terms } from './terms';
import { webhooks } from './webhooks';
import { whatsNew } from './whats-new';
import { workshop } from './workshop';

export const pages: SeedPage[] = [
  page,
  product,
  integrations,
  docs,
  webhooks,
  about,
  careers,
  whatsNew,
  status,
  privacy,
  terms,
  dataProcessing,
  dataDeletion,
  partners,
  workshop,
];
