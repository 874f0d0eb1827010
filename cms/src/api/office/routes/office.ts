import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::office.office', { only: ['find', 'findOne', 'create', 'update'] });
