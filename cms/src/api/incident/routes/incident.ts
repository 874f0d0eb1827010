import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::incident.incident', { only: ['find', 'findOne', 'create', 'update'] });
