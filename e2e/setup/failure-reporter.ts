import type { Reporter, TestCase } from 'vitest/node';

/** Prints the report of setup/on-failure.ts as soon as a test fails. */
export default class FailureReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const { failure } = test.meta() as { failure?: string };
    const reasons = (errors ?? []).map(({ message }) => message.slice(0, 2_000));
    process.stdout.write(
      [`\n━━ FAILED ${test.module.relativeModuleId} > ${test.fullName}`, ...reasons, failure ?? '', '━━\n'].join('\n'),
    );
  }
}
