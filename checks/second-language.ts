/**
 * Checks that no test depends on Polish being the second language: copies the repository, replaces Polish with German,
 * and runs the unit and contract tests in the copy. Only tests with "Polish" in their title may fail there.
 *
 *   node checks/second-language.ts
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Locale = { code: string; name: string };
type Report = { numTotalTests: number; numPendingTests: number; testResults: TestFile[] };
type TestFile = { name: string; status: string; message: string; assertionResults: TestResult[] };
type TestResult = { fullName: string; status: string; failureMessages: string[] };
type Failure = { file: string; title: string; reason: string };

const replaced = 'pl';
const replacement: Locale = { code: 'de', name: 'Deutsch' };

const root = resolve(import.meta.dirname, '..');
const stopped = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopped.abort());

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command with its output shown, and returns its exit code. */
async function run(folder: string, command: string, ...args: string[]): Promise<number | null> {
  print(`$ ${command} ${args.join(' ')}`);
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit', signal: stopped.signal });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  stopped.signal.throwIfAborted();
  return exitCode;
}

function readLocales(folder: string): Locale[] {
  return JSON.parse(readFileSync(join(folder, 'locales.json'), 'utf8')) as Locale[];
}

/** Copies tracked and new files, without those that Git ignores, such as packages and builds. */
function copyRepository(copy: string): void {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\0').filter((file) => file && existsSync(join(root, file)));
  for (const file of files) cpSync(join(root, file), join(copy, file), { recursive: true });
  print(`${files.length} files copied to ${copy}`);
}

/**
 * Replaces the entry in locales.json, the web's messages, and the messages of the other packages. The texts stay
 * Polish, because no test may depend on them. Plural forms that the new language does not have are left out.
 */
async function replaceLanguage(copy: string): Promise<void> {
  const locales = readLocales(copy).map((locale) => (locale.code === replaced ? replacement : locale));
  writeFileSync(join(copy, 'locales.json'), JSON.stringify(locales));

  const pluralForms: string[] = new Intl.PluralRules(replacement.code).resolvedOptions().pluralCategories;
  const isNeeded = (key: string) => {
    const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1];
    return form === undefined || pluralForms.includes(form);
  };
  const file = join(copy, `web/app/locales/${replaced}.ts`);
  const messages = (await import(pathToFileURL(file).href)) as Record<string, object>;
  // Keeps the order of the file, which a test compares with the default language's; a module sorts its exports.
  const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map((match) => match[1]!);
  const source = names.map((name) => {
    const json = JSON.stringify(messages[name], (key, value: unknown) => (isNeeded(key) ? value : undefined));
    return `export const ${name} = ${json};\n`;
  });
  writeFileSync(join(copy, `web/app/locales/${replacement.code}.ts`), source.join(''));
  rmSync(file);
  const otherMessages: [file: string, name: string][] = [
    ['cms/src/accounts/mail-translations.ts', 'mailTranslations'],
    ['enquiries/src/sinks/mail-translations.ts', 'enquiryMailTranslations'],
    ['edge/unavailable.ts', 'messages'],
  ];
  for (const [target, name] of otherMessages)
    appendFileSync(join(copy, target), `${name}.${replacement.code} = ${name}.${replaced}!;\n`);
  // The documents name the file of the web's messages.
  for (const name of ['docs/specification.md', 'checks/specification.json']) {
    const text = readFileSync(join(copy, name), 'utf8');
    writeFileSync(join(copy, name), text.replaceAll(`locales/${replaced}.ts`, `locales/${replacement.code}.ts`));
  }
  print(`"${replaced}" replaced with "${replacement.code}"`);
}

/** Runs all tests in the copy and returns vitest's report. */
async function runTests(copy: string): Promise<Report> {
  const file = join(copy, 'second-language.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  await run(copy, 'pnpm', 'exec', 'vitest', 'run', ...reporters);
  if (!existsSync(file)) throw new Error('Vitest wrote no report');
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** Failed tests, and files that failed before their tests ran. */
function collectFailures(report: Report, copy: string): Failure[] {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(copy, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ file, title: '', reason: firstLine(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      file,
      title: fullName,
      reason: firstLine(failureMessages[0]),
    }));
  });
}

function firstLine(text = ''): string {
  return text.split('\n')[0]!.slice(0, 200);
}

function printFailures(heading: string, failures: Failure[]): void {
  if (failures.length === 0) return;
  print(`\n${heading}`);
  for (const { file, title, reason } of failures) print(`  ${file}: ${title || 'the whole file'}\n    ${reason}`);
}

/** Returns whether only tests about Polish failed. */
async function check(copy: string): Promise<boolean> {
  copyRepository(copy);
  await replaceLanguage(copy);
  if ((await run(copy, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline')) !== 0) {
    throw new Error('pnpm install failed in the copy');
  }

  const report = await runTests(copy);
  const failures = collectFailures(report, copy);
  const aboutPolish = failures.filter(({ title }) => title.includes('Polish'));
  const others = failures.filter(({ title }) => !title.includes('Polish'));
  print(`\n${report.numTotalTests} tests, ${report.numPendingTests} skipped, ${failures.length} failed`);
  printFailures('Failed as expected, because they are about Polish:', aboutPolish);
  printFailures('Failed, although their titles do not say that they are about Polish:', others);
  return others.length === 0 && report.numTotalTests > 0;
}

if (readLocales(root).some(({ code }) => code === replaced)) {
  const copy = mkdtempSync(join(tmpdir(), 'second-language-'));
  try {
    const passed = await check(copy);
    print(passed ? `\nNo test depends on "${replaced}".` : `\nSome tests depend on "${replaced}".`);
    process.exitCode = passed ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
} else {
  print(`"${replaced}" is not in locales.json, so the ordinary tests already run without it.`);
}
