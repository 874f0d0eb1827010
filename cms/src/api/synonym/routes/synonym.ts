import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::synonym.synonym', { only: ['find', 'findOne', 'create', 'update'] });
