import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::legacy-page.legacy-page');
