/** Extends Strapi's users-permissions plugin with src/accounts/. */
import { authActions } from '../../accounts/auth';
import { redirectUri } from '../../accounts/providers';
import { isSessionActive } from '../../accounts/sessions';
import { userAttributes } from '../../accounts/user';
import { replaceAuthActions, type AuthPlugin } from '../../strapi-internals/auth-controllers';
import { replaceRedirectUri, type ProvidersPlugin } from '../../strapi-internals/oauth-providers';
import { addSessionCheck, type JwtPlugin } from '../../strapi-internals/token-check';
import { addUserAttributes, type UserPlugin } from '../../strapi-internals/user-table';

type Plugin = AuthPlugin & JwtPlugin & ProvidersPlugin & UserPlugin;

const extend = (plugin: Plugin): Plugin => {
  replaceAuthActions(plugin, authActions);
  addSessionCheck(plugin, isSessionActive);
  replaceRedirectUri(plugin, redirectUri);
  addUserAttributes(plugin, userAttributes);
  return plugin;
};

export default extend;
