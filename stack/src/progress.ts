/** Says what is happening and for how long, so that waiting is never a riddle. */
export async function step<T>(label: string, work: () => Promise<T>, done: (value: T) => string): Promise<T> {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const live = process.stdout.isTTY;
  const tick = setInterval(
    () => (live ? process.stdout.write(`\r\x1b[2K… ${label} (${seconds()})`) : say(`… ${label} (${seconds()})`)),
    live ? 200 : 10_000,
  );
  try {
    const value = await work();
    clearInterval(tick);
    say(`${live ? '\r\x1b[2K' : ''}✓ ${label}: ${done(value)} (${seconds()})`);
    return value;
  } catch (error) {
    clearInterval(tick);
    say(`${live ? '\r\x1b[2K' : ''}✗ ${label} (${seconds()})`);
    throw error;
  }
}

/** A bar that fills; where nobody looks at a terminal, a line for every tenth. */
export function bar(label: string, total: number): (done: number) => void {
  const began = Date.now();
  let told = -1;
  return (done) => {
    const share = total === 0 ? 1 : done / total;
    const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    if (process.stdout.isTTY) {
      const filled = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
      process.stdout.write(`\r\x1b[2K${filled} ${label}: ${done} of ${total} (${seconds})${share === 1 ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > told) {
      told = Math.floor(share * 10);
      say(`${label}: ${done} of ${total} (${seconds})`);
    }
  };
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
