/** Signing in to the site with the identity provider: in a browser, and with an ID token. */
import type { Page } from 'playwright-core';
import { HttpClient, sessionCookie } from './http-client.ts';
import { site } from './site.ts';

export async function signInWithGoogleButton(page: Page, email: string, path = '/auth/login'): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept(email));
  await page.goto(site + path);
  await page.getByRole('button', { name: /Google/ }).click();
}

/** Submits an ID token to the sign-in form, as the browser does. */
export async function signInWithToken(idToken: string, client = new HttpClient()) {
  const response = await client.submit('/auth/login', { idToken, email: '' });
  return { ...response, signedIn: client.jar.has(sessionCookie), client };
}
