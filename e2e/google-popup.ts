/**
 * "Continue with Google" in a browser: the SDK opens the popup page of the identity provider's emulator. The SDK and
 * the emulator talk through gapi.iframes, a script on Google's servers. Tests cannot reach them, so they serve a small
 * script in its place.
 */
import type { Locator, Page } from 'playwright-core';
import { ports } from 'stack/config';
import { site } from './site.ts';

const emulator = `http://127.0.0.1:${ports.identity}`;

export async function signInWithGoogleButton(page: Page, email: string, path = '/auth/login'): Promise<void> {
  await page.goto(site + path);
  await chooseGoogleAccount(await openGooglePopup(page, page.getByRole('button', { name: /Google/ })), email);
}

/** Clicks a button that opens the popup. */
export async function openGooglePopup(page: Page, button: Locator): Promise<Page> {
  const context = page.context();
  // Style sheets and fonts of the emulator's page, and photos of the accounts that it lists.
  await context.route(
    ({ origin }) => origin !== site && origin !== emulator,
    (route) => route.abort(),
  );
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapiScript.toString()})()` }),
  );
  const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
  await popup.waitForURL(`${emulator}/emulator/auth/handler*`);
  return popup;
}

/** Chooses the Google account with this email; adds it if the emulator has none. */
export async function chooseGoogleAccount(popup: Page, email: string): Promise<void> {
  const known = popup.locator('.js-reuse-account', { hasText: email });
  if ((await known.count()) > 0) return known.click();
  await popup.getByText('Add new account').click();
  await popup.fill('#email-input', email);
  await popup.fill('#display-name-input', email.split('@')[0]!);
  await popup.click('#sign-in');
}

/** Runs in the page and in the emulator's frame. Messages between them are calls by name, each with a reply. */
function gapiScript(): void {
  type Message = { gapi: 'call' | 'reply'; id: number; name: string; data: unknown };
  type Handler = (data: unknown) => unknown;

  class Frame {
    readonly handlers = new Map<string, Handler>();
    /** Calls that arrived before their handler was registered. */
    readonly early: Message[] = [];
    readonly callbacks = new Map<number, Handler>();
    readonly other: Window;

    constructor(other: Window) {
      this.other = other;
      addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
        if (source !== other) return;
        if (data.gapi === 'call') this.answer(data);
        if (data.gapi === 'reply') this.callbacks.get(data.id)?.([data.data]);
      });
    }

    answer(call: Message): void {
      const handler = this.handlers.get(call.name);
      if (!handler) this.early.push(call);
      else this.other.postMessage({ ...call, gapi: 'reply', data: handler(call.data) }, '*');
    }

    register(name: string, handler: Handler): void {
      this.handlers.set(name, handler);
      for (const call of this.early.splice(0)) this.answer(call);
    }

    send(name: string, data: unknown, callback: Handler): void {
      const id = this.callbacks.size;
      this.callbacks.set(id, (replies) => {
        try {
          callback(replies);
        } catch {
          // As in the original: the SDK always throws after it has read the reply to `webStorageSupport`.
        }
      });
      this.other.postMessage({ gapi: 'call', id, name, data }, '*');
    }

    async ping(callback: () => void): Promise<void> {
      callback();
    }

    async restyle(): Promise<void> {}
  }

  const context = {
    open: async (options: { url: string; where: Element }, callback: (frame: Frame) => Promise<Frame>) => {
      const element = document.createElement('iframe');
      element.hidden = true;
      element.src = options.url;
      const loaded = new Promise((done) => element.addEventListener('load', done));
      options.where.append(element);
      const frame = new Frame(element.contentWindow!);
      await loaded;
      return callback(frame);
    },
    getParentIframe: () => new Frame(parent),
  };
  const gapi = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context },
  };
  const page = window as unknown as Record<string, unknown>;
  page.gapi = gapi;
  const { src } = document.currentScript as HTMLScriptElement;
  const ready = page[new URL(src).searchParams.get('onload') ?? 'gapi_onload'] as () => void;
  ready();
}
