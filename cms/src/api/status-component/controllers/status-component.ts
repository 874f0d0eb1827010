import { factories } from '@strapi/strapi';

export default factories.createCoreController('api::status-component.status-component');
