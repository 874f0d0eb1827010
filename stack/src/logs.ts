import { createReadStream, existsSync, statSync, watchFile, unwatchFile } from 'node:fs';
import { logFile } from './processes.ts';

/** Shows what the named parts log from now on; call the answer to stop. */
export function follow(names: string[]): () => void {
  for (const name of names) {
    let position = existsSync(logFile(name)) ? statSync(logFile(name)).size : 0;
    watchFile(logFile(name), { interval: 300 }, (now) => {
      if (now.size < position) position = 0; // the part was restarted
      if (now.size === position) return;
      const from = position;
      position = now.size;
      createReadStream(logFile(name), { start: from, end: now.size - 1 }).pipe(process.stdout, { end: false });
    });
  }
  return () => names.forEach((name) => unwatchFile(logFile(name)));
}
