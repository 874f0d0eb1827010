import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::changelog-entry.changelog-entry', {
  only: ['find', 'findOne', 'create', 'update'],
});
