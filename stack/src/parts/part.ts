import type { Command } from '../processes.ts';

/** One process of the stack: how to prepare and start it, and how to check that it is ready. */
export type Part = {
  name: string;
  /** Shown to the developer. */
  url: string;
  /** All ports that must be free before the start. */
  ports: number[];
  prepare?: () => Promise<void>;
  command: () => Promise<Command>;
  isReady: () => Promise<boolean>;
  /** Runs after every start, as soon as the part is ready. */
  afterReady?: () => Promise<void>;
  /** No other part needs it to start: the next group does not wait for it, only the end of `up` does. */
  isWaitedForLast?: boolean;
};

export type StackOptions = {
  mode: 'production' | 'development';
  web: number;
  edge: number;
  /** Whether the site is served over https. */
  tls: boolean;
  /** Who stores the passwords: the CMS, or the identity provider (Firebase, emulated). */
  passwords: 'cms' | 'firebase';
  /** Whether Prometheus, its exporters and the access logs run. */
  observe?: boolean;
  /** Whether PostgreSQL archives its log, for `pnpm backup`. */
  backups?: boolean;
  /** Whether debuggers can attach; in development only. */
  inspect?: boolean;
};
