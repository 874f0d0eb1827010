import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::legacy-page.legacy-page', {
  only: ['find', 'findOne', 'create', 'update'],
});
