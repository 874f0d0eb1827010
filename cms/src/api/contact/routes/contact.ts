import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::contact.contact', { only: ['find', 'update'] });
