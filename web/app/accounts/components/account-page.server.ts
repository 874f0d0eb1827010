/**
 * The loader data that all account pages share. It also makes the page private and allows the identity provider's
 * hosts.
 */
import type { LoaderFunctionArgs } from 'react-router';
import { interfaceHead, type TitleKey } from '#content/metadata/interface-head.server.ts';
import { allowExternalSources } from '#http/security.server.ts';
import { localeOf } from '#locales/index.ts';
import { identitySettings, identitySources } from '#accounts/identity/identity.server.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';

export function accountPage(args: LoaderFunctionArgs, title: TitleKey, path: string) {
  const { url, context } = args;
  visitorOf(context);
  allowExternalSources(context, identitySources());
  const locale = localeOf(url.pathname);
  return { head: interfaceHead(args, title, path), locale, identity: identitySettings() };
}
