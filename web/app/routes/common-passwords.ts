import type { LoaderFunctionArgs } from 'react-router';
import { commonHashes } from '#accounts/passwords/common-passwords.server.ts';
import { visitorOf } from '#accounts/session/visitor.server.ts';

/**
 * With an identity provider, the browser sends the password to the provider and the web never sees it. Therefore the
 * browser loads the common passwords' hashes that have the same prefix as its own hash, and compares them itself.
 */
export function loader({ params, context }: LoaderFunctionArgs) {
  visitorOf(context);
  return Response.json(commonHashes(params.prefix ?? ''));
}
