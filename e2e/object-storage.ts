import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCertificates, serverFile } from 'stack/certificates';
import S3rver from 's3rver';

/** Object storage with the protocol of S3 over TLS, in place of what a provider runs. */
export class ObjectStorage {
  readonly bucket = 'backups';
  /** The only account of s3rver. */
  readonly key = 'S3RVER';
  readonly #folder = mkdtempSync(join(tmpdir(), 'object-storage-'));
  #server: S3rver | undefined;
  #port = 0;

  get port(): number {
    return this.#port;
  }

  async start(): Promise<void> {
    await ensureCertificates();
    this.#server = new S3rver({
      address: 'localhost',
      port: 0,
      silent: true,
      directory: this.#folder,
      configureBuckets: [{ name: this.bucket, configs: [] }],
      cert: readFileSync(serverFile),
      key: readFileSync(serverFile.replace(/crt$/, 'key')),
    });
    this.#port = (await this.#server.run()).port;
  }

  async stop(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  /** The first bytes of each stored object. */
  readBeginnings(bytes: number): string[] {
    const names = readdirSync(this.#folder, { recursive: true, encoding: 'utf8' });
    const objects = names.filter((name) => name.endsWith('_S3rver_object'));
    return objects.map((name) => readFileSync(join(this.#folder, name)).toString('latin1', 0, bytes));
  }
}
