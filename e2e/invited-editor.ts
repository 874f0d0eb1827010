/** Somebody who was invited to the admin. */
import type { Page } from 'playwright-core';
import type { Editor } from './editor.ts';
import { newEmail } from './http-client.ts';
import { extractLink, waitForMail } from './mailbox.ts';
import { cms } from './site.ts';

export type Account = { email: string; password: string };

/** Invites somebody, and sets a password through the link in the mail. */
export async function inviteEditor(
  administrator: Editor,
  roleCode: string,
  [firstname, lastname]: [string, string] = ['Test', roleCode],
): Promise<Account> {
  const account = { email: newEmail(roleCode), password: 'Editing-12345' };
  await administrator.invite(account.email, roleCode);
  const link = new URL(extractLink(await waitForMail(account.email, /invited|Zaproszenie/)));
  const registrationToken = link.searchParams.get('registrationToken');
  const userInfo = { firstname, lastname, password: account.password };
  const response = await fetch(`${cms}/admin/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ registrationToken, userInfo }),
  });
  if (!response.ok) throw new Error(`The invitation was not accepted: ${response.status} ${await response.text()}`);
  return account;
}

/** Signs in to the admin with its form. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto(`${cms}/admin/auth/login`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => !url.pathname.includes('/auth/'));
}
