import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::status-component.status-component', {
  only: ['find', 'findOne', 'create', 'update'],
});
