import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::site.site', { only: ['find', 'update'] });
