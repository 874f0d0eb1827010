import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::status-component.status-component');
