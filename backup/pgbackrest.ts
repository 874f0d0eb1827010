/** Configuration of pgBackRest, which archives PostgreSQL's log continuously and makes backups of its files. */

export type Repository =
  | { kind: 'folder'; path: string }
  | {
      kind: 's3';
      path: string;
      bucket: string;
      endpoint: string;
      /** If it is not 443. */
      port?: number;
      region: string;
      key: string;
      secret: string;
      /** A file with the certificate authority of the endpoint, if it is not a public one. */
      authority?: string;
    };

type Settings = {
  /** The data folder of the cluster, and its port on this machine. */
  data: string;
  port: number;
  /** Backups go to each of them, encrypted with the password. */
  repositories: Repository[];
  password: string;
  /** For locks and for files on their way. */
  work: string;
};

/** The name that pgBackRest has for the cluster. */
export const stanza = 'duet';

/** How many full backups are kept; what is older than the oldest one is deleted. */
const fullBackups = 4;

/** What is written reaches the archive within these seconds, plus the time to send it. */
const archiveSeconds = 5;

export function pgbackrestSettings({ data, port, repositories, password, work }: Settings): string {
  const repositoryLines = repositories.flatMap((repository, index) =>
    Object.entries(repositoryOptions(repository, password)).map(([name, value]) => `repo${index + 1}-${name}=${value}`),
  );
  return `[global]
${repositoryLines.join('\n')}
lock-path=${work}/lock
spool-path=${work}/spool
log-level-file=off
log-level-console=warn
compress-type=zst
compress-level=1
process-max=2
start-fast=y
archive-timeout=60

[${stanza}]
pg1-path=${data}
pg1-port=${port}
pg1-user=postgres
`;
}

function repositoryOptions(repository: Repository, password: string): Record<string, string> {
  const common = {
    path: repository.path,
    'cipher-type': 'aes-256-cbc',
    'cipher-pass': password,
    'retention-full': String(fullBackups),
  };
  if (repository.kind === 'folder') return common;
  const { bucket, endpoint, port, region, key, secret, authority } = repository;
  return {
    ...common,
    type: 's3',
    's3-bucket': bucket,
    's3-endpoint': endpoint,
    's3-region': region,
    's3-key': key,
    's3-key-secret': secret,
    's3-uri-style': 'path',
    ...(port && { 'storage-port': String(port) }),
    ...(authority && { 'storage-ca-file': authority }),
  };
}

/** Settings of PostgreSQL with which it archives its log. `file` has the settings above. */
export function archiveSettings(file: string): Record<string, string> {
  return {
    archive_mode: 'on',
    archive_command: `pgbackrest --config=${file} --stanza=${stanza} archive-push %p`,
    archive_timeout: `${archiveSeconds}s`,
    wal_level: 'replica',
  };
}
