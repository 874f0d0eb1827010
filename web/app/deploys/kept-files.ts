/**
 * The files of builds that are no longer served stay for as long as somebody may have a page that names them: an edge keeps a
 * page for a day, and three more while the origin is not well. Every replica puts its own build's files into the shared folder
 * before it takes visitors, and says each hour that they are in use; what nobody has said that of for five days goes.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { log } from '#log.server.ts';

const keepMs = 5 * 24 * 60 * 60 * 1000;
const sayEveryMs = 60 * 60 * 1000;

/** Which files of a build its pages and open tabs name: not those that every build has under the same name. */
const lasting = /^(assets|builds\/meta)\//;

export function keepFiles(client: string, kept: string): void {
  const own = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => lasting.test(name));
  const files = own.filter((name) => statSync(join(client, name)).isFile());
  const say = () => {
    const now = new Date();
    for (const name of files) {
      if (!existsSync(join(kept, name))) put(join(client, name), join(kept, name));
      utimesSync(join(kept, name), now, now);
    }
    forget(kept, now.getTime() - keepMs);
  };
  // A folder that cannot be written to keeps this build from starting; later it is no reason to end.
  say();
  setInterval(() => {
    try {
      say();
    } catch (error) {
      log.error({ err: error }, 'the files of this build cannot be kept');
    }
  }, sayEveryMs).unref();
}

/** Whole, or not at all: another replica may be asked for it at this moment. */
function put(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const half = `${to}.${randomUUID()}`;
  cpSync(from, half);
  renameSync(half, to);
}

function forget(kept: string, before: number): void {
  for (const name of readdirSync(kept, { recursive: true, encoding: 'utf8' })) {
    const file = join(kept, name);
    const facts = statSync(file, { throwIfNoEntry: false });
    if (facts?.isFile() && facts.mtimeMs < before) rmSync(file, { force: true });
  }
}
