import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::changelog-entry.changelog-entry');
