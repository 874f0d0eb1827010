import { beforeAll, describe } from 'vitest';
import { goodPassword } from './http-client.ts';
import { createIdentity, enableEnumerationProtection } from './identity-provider.ts';
import { signInWithToken } from './identity-sign-in.ts';
import { defineLiveTests } from './live-messages.ts';
import { useStack } from './use-stack.ts';

useStack({ passwords: 'firebase', settings: () => ({ STACK_REALTIME: '1' }) });
beforeAll(enableEnumerationProtection);

describe('messages with a realtime database and passwords with the identity provider', () => {
  defineLiveTests(async (email) => {
    const { idToken } = await createIdentity(email, goodPassword, true);
    return (await signInWithToken(idToken)).client;
  });
});
