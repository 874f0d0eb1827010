import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::legacy-page.legacy-page');
