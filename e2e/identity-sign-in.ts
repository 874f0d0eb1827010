import { HttpClient, sessionCookie } from './http-client.ts';

/** Submits an ID token to the sign-in form, as the browser does. */
export async function signInWithToken(idToken: string, client = new HttpClient()) {
  const response = await client.submit('/auth/login', { idToken, email: '' });
  return { ...response, signedIn: client.jar.has(sessionCookie), client };
}
