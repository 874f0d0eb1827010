import type { LoaderFunctionArgs } from 'react-router';
import { interfaceHead, type TitleKey } from '#content/metadata/interface-head.server.ts';
import { allowExternalSources } from '#http/security.server.ts';
import { localeOf } from '#locales/index.ts';
import { identitySettings, identitySources } from '#accounts/identity/identity.server.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';

/**
 * The loader data that all account pages share. It also makes the page private. Every account page allows the hosts of
 * the identity provider, because a page that calls it may be opened later in the same document.
 */
export function accountPage(args: LoaderFunctionArgs, title: TitleKey, path: string) {
  visitorOf(args.context);
  const identity = identitySettings();
  if (identity) allowExternalSources(args.context, identitySources(identity));
  return { head: interfaceHead(args, title, path), locale: localeOf(args.url.pathname) };
}
