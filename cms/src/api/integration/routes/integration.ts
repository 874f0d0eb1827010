import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::integration.integration', {
  only: ['find', 'findOne', 'create', 'update'],
});
