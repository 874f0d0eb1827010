import { edgesSee } from 'stack/reach';
import { beforeAll } from 'vitest';
import { forgetTries } from './person.ts';
import { stackWith } from './site.ts';
import { waitFor } from './wait-for.ts';

type Wanted = {
  web?: number;
  edge?: number;
  tls?: boolean;
  identity?: boolean;
  /** Settings of the stack (stack/src/config.ts); a function where they are known only once something runs. */
  settings?: () => Record<string, string>;
};

/**
 * Declares the stack that a file's tests need. Before the first of them the running stack is brought into that shape,
 * whatever the file before left behind, and rate limits count from zero. `up` brings it back after a test stopped a part.
 * Two edges are the default because the CMS restarts when their number changes.
 */
export function useStack({ web = 1, edge = 2, tls = true, identity = false, settings = () => ({}) }: Wanted = {}) {
  const shape = [
    '--web',
    String(web),
    '--edge',
    String(edge),
    ...(tls ? ['--tls'] : []),
    ...(identity ? ['--identity'] : []),
  ];
  const up = async (more: Record<string, string> = {}): Promise<void> => {
    await stackWith({ ...settings(), ...more }, 'up', ...shape);
    // An edge that has not noticed yet that a web renders pages would go on serving what it has stored.
    for (let index = 0; index < web; index += 1) {
      await waitFor(`the edges to see web instance ${index}`, () => edgesSee(`content_${index}`));
    }
  };
  beforeAll(async () => {
    await up();
    await forgetTries();
  });
  return { up };
}
