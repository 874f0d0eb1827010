import type { Core } from '@strapi/strapi';

/** Where enquiries are delivered from; read by src/desk.ts. */
const desk = ({ env }: Core.Config.Shared.ConfigParams) => ({
  /** The worker of enquiries, seen from this process. */
  url: env('ENQUIRIES_URL', '').replace(/\/$/, ''),
  /** What both prove themselves with to each other. */
  secret: env('DESK_SECRET', ''),
});

export default desk;
