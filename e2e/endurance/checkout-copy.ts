/** A copy of this checkout with its own stack, which a test may change. */
import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from 'stack/config';
import { suggestedOffset as offset } from 'stack/ports';

const run = promisify(execFile);

export class CheckoutCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'duet-copy-'));

  private constructor() {}

  static async make(): Promise<CheckoutCopy> {
    const copy = new CheckoutCopy();
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
    for (const file of files.trim().split('\n')) cpSync(join(root, file), join(copy.folder, file), { recursive: true });
    await copy.run('pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
    return copy;
  }

  get site(): string {
    return `http://127.0.0.1:${8080 + offset}`;
  }

  get cms(): string {
    return `http://127.0.0.1:${1337 + offset}`;
  }

  get mailbox(): string {
    return `http://127.0.0.1:${1080 + offset}/messages`;
  }

  run(command: string, ...args: string[]): Promise<{ stdout: string; stderr: string }> {
    const env = { ...process.env, STACK_PORT_OFFSET: String(offset) };
    return run(command, args, { cwd: this.folder, env, maxBuffer: 64 * 1024 * 1024 });
  }

  stack(...args: string[]): Promise<{ stdout: string; stderr: string }> {
    return this.run('pnpm', 'stack', ...args);
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  append(file: string, text: string): void {
    appendFileSync(join(this.folder, file), text);
  }

  replace(file: string, from: string, to: string): void {
    const text = this.read(file);
    if (!text.includes(from)) throw new Error(`${file} does not contain: ${from}`);
    this.write(file, text.replace(from, to));
  }

  secret(name: string): string {
    const secrets = JSON.parse(this.read(`.stack/offset-${offset}/secrets.json`)) as Record<string, string>;
    return secrets[name]!;
  }

  async remove(): Promise<void> {
    await this.stack('down');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
