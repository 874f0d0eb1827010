import { config } from '#config.server.ts';
import { log } from '#log.server.ts';

const intervalMs = 1_000;
/** In development a CMS that compiles is slow, not down. */
const timeLimitMs = import.meta.env.MODE === 'development' ? 5_000 : 1_000 * config.PATIENCE;
/** One slow answer is a hiccup; two in a row are an outage. */
const failuresToBelieve = 2;

/** Asks a service every second how it is, and knows since when it has not been well. */
export class Watch {
  /** When the first of the unbroken failures was, once they are believed. */
  downSince: Date | null = null;
  #firstFailure: Date | null = null;
  #failures = 0;
  #patience = new AbortController();
  #watching = false;
  readonly #question: (signal: AbortSignal) => Promise<void>;

  constructor(question: (signal: AbortSignal) => Promise<void>) {
    this.#question = question;
  }

  /** Ends the moment the service is known to be down, for everybody who is waiting for it. */
  patience(): AbortSignal {
    this.start();
    return this.#patience.signal;
  }

  start(): void {
    if (this.#watching) return;
    this.#watching = true;
    const timer = setInterval(() => void this.ask(), intervalMs).unref();
    // After a change the development server makes a new one of these; the timer of the old one would go on.
    import.meta.hot?.on('vite:beforeFullReload', () => clearInterval(timer));
  }

  async ask(): Promise<void> {
    try {
      await this.#question(AbortSignal.timeout(timeLimitMs));
      this.#recover();
    } catch (error) {
      this.#fail(error);
    }
  }

  #recover(): void {
    if (this.downSince) {
      log.info({ since: this.downSince }, 'the CMS answers again');
      this.#patience = new AbortController();
    }
    this.#failures = 0;
    this.#firstFailure = null;
    this.downSince = null;
  }

  #fail(error: unknown): void {
    this.#firstFailure ??= new Date();
    this.#failures += 1;
    if (this.downSince || this.#failures < failuresToBelieve) return;
    this.downSince = this.#firstFailure;
    log.error({ err: error, since: this.downSince }, 'the CMS does not answer; saved content is served');
    this.#patience.abort(new Error('the CMS is known to be down'));
  }
}
