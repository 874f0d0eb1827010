import type { LoaderFunctionArgs } from 'react-router';
import { commonHashes } from '#accounts/common-passwords.server.ts';
import { visitorOf } from '#accounts/visitor.server.ts';

/**
 * Where a password goes from the browser straight to the identity provider, we do not see it. The browser asks here for the
 * common ones whose hash begins as the password's does, and looks for itself.
 */
export function loader({ params, context }: LoaderFunctionArgs) {
  visitorOf(context);
  return Response.json(commonHashes(params.prefix ?? ''));
}
