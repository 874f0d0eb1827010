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

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
