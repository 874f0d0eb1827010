/** Runs a task and prints its label, its duration and its outcome. */
export async function step<T>(label: string, task: () => Promise<T>, describe: (value: T) => string): Promise<T> {
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const live = process.stdout.isTTY;
  const tick = setInterval(
    () => (live ? process.stdout.write(`\r\x1b[2K… ${label} (${seconds()})`) : print(`… ${label} (${seconds()})`)),
    live ? 200 : 10_000,
  );
  try {
    const value = await task();
    clearInterval(tick);
    print(`${live ? '\r\x1b[2K' : ''}✓ ${label}: ${describe(value)} (${seconds()})`);
    return value;
  } catch (error) {
    clearInterval(tick);
    print(`${live ? '\r\x1b[2K' : ''}✗ ${label} (${seconds()})`);
    throw error;
  }
}

/** Prints a progress bar on a terminal; elsewhere prints a line for every 10 %. */
export function createProgressBar(label: string, total: number): (done: number) => void {
  const began = Date.now();
  let printedTenths = -1;
  return (done) => {
    const share = total === 0 ? 1 : done / total;
    const seconds = `${((Date.now() - began) / 1000).toFixed(1)} s`;
    if (process.stdout.isTTY) {
      const filled = '█'.repeat(Math.round(share * 30)).padEnd(30, '░');
      process.stdout.write(`\r\x1b[2K${filled} ${label}: ${done} of ${total} (${seconds})${share === 1 ? '\n' : ''}`);
    } else if (Math.floor(share * 10) > printedTenths) {
      printedTenths = Math.floor(share * 10);
      print(`${label}: ${done} of ${total} (${seconds})`);
    }
  };
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
