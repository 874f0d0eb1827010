import type { Reporter, TestCase } from 'vitest/node';

/** Prints what setup/on-failure.ts kept about each failed test, at the moment it fails. */
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
