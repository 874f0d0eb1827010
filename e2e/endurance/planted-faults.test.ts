/** Plants each fault in a copy of the checkout, and checks that the gate detects it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CheckoutCopy } from './checkout-copy.ts';
import { faults } from './faults.ts';
import { recordFigure } from './figures.ts';

let copy: CheckoutCopy;

const inCopy = (command: string) =>
  copy.run('env', 'CI=', 'E2E_STACKS=1', 'bash', '-c', command).then(
    ({ stdout, stderr }) => ({ failed: false, output: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ failed: true, output: stdout + stderr }),
  );

beforeAll(async () => {
  copy = await CheckoutCopy.make();
});

afterAll(() => copy.remove());

test.each(faults)('the gate detects $name', async ({ name, file, from, to, detectedBy }) => {
  const source = copy.read(file);
  copy.replace(file, from, to);
  try {
    if (detectedBy.needsStack) {
      // A migration runs only once, so a fault in one needs an empty database.
      if (file.endsWith('.sql')) await inCopy('node stack/src/main.ts reset');
      const { output, failed } = await inCopy('node stack/src/main.ts up --tls --edge 2');
      if (failed) throw new Error(`The stack did not start with this fault planted:\n${output.slice(-2_000)}`);
    }
    const { failed, output } = await inCopy(detectedBy.command);
    recordFigure(name, failed ? 'detected' : 'not detected', 'detected');
    expect(failed, output.slice(-2_000)).toBe(true);
    expect(output).toMatch(detectedBy.expectedOutput);
  } finally {
    copy.write(file, source);
    if (file.endsWith('.sql')) await inCopy('node stack/src/main.ts reset');
  }
});
