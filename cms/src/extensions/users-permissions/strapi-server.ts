/** Where Strapi's accounts are told to be ours: src/accounts/. */
import type { Core } from '@strapi/strapi';
import { authControllers } from '../../accounts/auth';
import { redirectUri } from '../../accounts/providers';
import { endWithSession } from '../../accounts/sessions';
import { moreAttributes } from '../../accounts/user';

type Strapi = { strapi: Core.Strapi };
type Jwt = Parameters<typeof endWithSession>[1];
type Plugin = {
  controllers: { auth: (context: Strapi) => Parameters<typeof authControllers>[1] };
  services: { jwt: (context: Strapi) => Jwt; providers: (context: Strapi) => object };
  contentTypes: { user: { schema: { attributes: object } } };
};

const extend = (plugin: Plugin): Plugin => {
  const { auth } = plugin.controllers;
  const { jwt, providers } = plugin.services;
  plugin.controllers.auth = (context) => {
    const strapis = auth(context);
    return { ...strapis, ...authControllers(context.strapi, strapis) };
  };
  plugin.services.jwt = (context) => endWithSession(context.strapi, jwt(context));
  plugin.services.providers = (context) => ({
    ...providers(context),
    buildRedirectUri: (provider: string) => redirectUri(context.strapi, provider),
  });
  Object.assign(plugin.contentTypes.user.schema.attributes, moreAttributes);
  return plugin;
};

export default extend;
