import { expect, onTestFinished, test } from 'vitest';
import { config } from '#config.server.ts';
import { applyContentSecurityPolicy } from '#http/content-security.server.ts';
import { identitySettings, identitySources } from './identity.server.ts';

test('there are no settings when no identity provider is configured', () => {
  expect(identitySettings()).toBe(null);
});

test('allows exactly the hosts of the identity provider when one is configured', () => {
  Object.assign(config, {
    FIREBASE_PROJECT_ID: 'duet',
    FIREBASE_API_KEY: 'key',
    FIREBASE_AUTH_DOMAIN: 'duet.firebaseapp.com',
  });
  const unset = { FIREBASE_PROJECT_ID: undefined, FIREBASE_API_KEY: undefined, FIREBASE_AUTH_DOMAIN: undefined };
  onTestFinished(() => void Object.assign(config, unset));
  const { policy } = applyContentSecurityPolicy(
    Buffer.from('<p>'),
    'abc',
    'site.example',
    false,
    identitySources(identitySettings()!),
  );
  expect(policy).toContain("script-src site.example/assets/ 'nonce-abc' https://apis.google.com;");
  expect(policy).toContain(
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
  );
  expect(policy).toContain('frame-src https://duet.firebaseapp.com');
  expect(policy).not.toContain('unsafe');
});
