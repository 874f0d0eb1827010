import { config } from '#config.server.ts';
import { log } from '#log.server.ts';

const intervalMs = 1_000;
/** Longer in development, where the CMS is slow while it compiles. */
const checkTimeoutMs = import.meta.env.MODE === 'development' ? 5_000 : 1_000 * config.TIMEOUT_FACTOR;
/** A single failed check may be a slow response. After two in a row the CMS counts as down. */
const failuresUntilDown = 2;

/** Checks the CMS every second, from the first use on, and knows since when it has been down. */
export class HealthMonitor {
  /** The time of the first of the consecutive failures; null while the CMS is up. */
  downSince: Date | null = null;
  #firstFailure: Date | null = null;
  #failures = 0;
  #outage = new AbortController();
  #isStarted = false;
  readonly #probe: (signal: AbortSignal) => Promise<void>;

  constructor(probe: (signal: AbortSignal) => Promise<void>) {
    this.#probe = probe;
  }

  /** Aborts as soon as the CMS counts as down, so that pending requests to it fail at once. */
  outageSignal(): AbortSignal {
    this.start();
    return this.#outage.signal;
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const timer = setInterval(() => void this.check(), intervalMs).unref();
    // After a change the development server creates a new monitor; without this the timer of the old one would go on.
    import.meta.hot?.on('vite:beforeFullReload', () => clearInterval(timer));
  }

  async check(): Promise<void> {
    try {
      await this.#probe(AbortSignal.timeout(checkTimeoutMs));
      this.#recover();
    } catch (error) {
      this.#fail(error);
    }
  }

  #recover(): void {
    if (this.downSince) {
      log.info({ since: this.downSince }, 'CMS is up again');
      this.#outage = new AbortController();
    }
    this.#failures = 0;
    this.#firstFailure = null;
    this.downSince = null;
  }

  #fail(error: unknown): void {
    this.#firstFailure ??= new Date();
    this.#failures += 1;
    if (this.downSince || this.#failures < failuresUntilDown) return;
    this.downSince = this.#firstFailure;
    log.error({ err: error, since: this.downSince }, 'CMS is down');
    this.#outage.abort(new Error('The CMS is down: its last health checks failed.'));
  }
}
