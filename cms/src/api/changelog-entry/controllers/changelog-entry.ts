import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::changelog-entry.changelog-entry');
