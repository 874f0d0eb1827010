import { createReadStream, existsSync, statSync, watchFile, unwatchFile } from 'node:fs';
import { logFile } from './processes.ts';

/** Prints new lines of the parts' logs. Returns a function that stops the printing. */
export function followLogs(names: string[]): () => void {
  for (const name of names) {
    let position = existsSync(logFile(name)) ? statSync(logFile(name)).size : 0;
    watchFile(logFile(name), { interval: 300 }, (now) => {
      if (now.size < position) position = 0; // a new file: logs above 5 MB are moved to .1 (processes.ts)
      if (now.size === position) return;
      const from = position;
      position = now.size;
      createReadStream(logFile(name), { start: from, end: now.size - 1 }).pipe(process.stdout, { end: false });
    });
  }
  return () => names.forEach((name) => unwatchFile(logFile(name)));
}
