/** What every page about accounts starts from: never kept, in its language, with what the identity provider needs. */
import type { LoaderFunctionArgs } from 'react-router';
import { interfaceHead, type TitleKey } from '#content/interface-head.server.ts';
import { allowOthers } from '#http/security.server.ts';
import { localeOf } from '#locales/index.ts';
import { identitySettings, identitySources } from './identity/identity.server.ts';
import { visitorOf } from './visitor.server.ts';

export function accountPage(args: LoaderFunctionArgs, title: TitleKey, path: string) {
  const { url, context } = args;
  visitorOf(context);
  allowOthers(context, identitySources());
  const locale = localeOf(url.pathname);
  return { head: interfaceHead(args, title, path), locale, identity: identitySettings() };
}
