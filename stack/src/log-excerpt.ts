/** Extracts from a log why a part did not start: the errors of its last run, and its last lines. */

const maxErrors = 10;
const maxTail = 15;
const maxLineLength = 600;

/** Pino's levels error and fatal, `[ERROR]` and `error:` of Strapi, Vite and Varnish, and errors that Node prints. */
const errorLine = /"level":[56]0\b|\[ERROR\]|\b(?:error|fatal):|\b\w*Error(?: \[\w+\])?:/i;

export function logExcerpt(log: string): string {
  const lines = lastRun(log.split('\n')).filter((line) => line.trim() !== '');
  const tail = lines.slice(-maxTail);
  const errors = lines
    .slice(0, -maxTail)
    .filter((line) => errorLine.test(line))
    .slice(-maxErrors);
  const shown = errors.length > 0 ? [...errors, '…', ...tail] : tail;
  return shown.map(shorten).join('\n');
}

/** `start` in processes.ts appends to the log of earlier runs, after a separator line. */
function lastRun(lines: string[]): string[] {
  return lines.slice(lines.findLastIndex((line) => /^--- \S+ is started, /.test(line)) + 1);
}

function shorten(line: string): string {
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;
}
