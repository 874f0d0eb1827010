import { z } from 'zod';
import { callCms } from '#accounts/cms/cms-client.server.ts';
import type { Accounts } from './accounts.ts';

/** The same wherever passwords are stored. */
export const confirmEmail: Accounts['confirmEmail'] = async ({ code }, { caller, token }) => {
  await callCms('/account/new-email/confirm', { method: 'POST', body: { code }, token, caller }, z.unknown());
};
