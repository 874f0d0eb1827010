import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::job.job', { only: ['find', 'findOne', 'create', 'update'] });
