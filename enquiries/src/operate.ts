/** `pnpm enquiries …`: what operators do by hand. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environment } from './config.ts';
import { migrate, openDatabase } from './database.ts';
import { redrive, stateOf, summary } from './desk.ts';
import { erase, withAddress } from './erase.ts';
import { startJobs } from './jobs.ts';

const usage = `Usage: pnpm enquiries <command>

  list [--limit N] [--stuck]     the newest enquiries, or only those with a delivery that failed; without what was written
  show ID                        one enquiry with its deliveries; the first eight signs of its id are enough
  redrive [--sink NAME]          try again everything that was given up; a webhook that said 410 is tried again, too
  erase --email ADDRESS [--yes]  delete everything somebody sent, here and in the CMS`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    limit: { type: 'string', default: '20' },
    stuck: { type: 'boolean', default: false },
    sink: { type: 'string' },
    email: { type: 'string' },
    yes: { type: 'boolean', default: false },
  },
});
// What visitors wrote is shown, not obeyed: a terminal takes some signs for commands.
const say = (line: string): void => void process.stdout.write(`${line.replace(/[^\P{C}\n\t]/gu, '�')}\n`);
// Whoever reads only the first lines closes the rest.
process.stdout.on('error', () => process.exit());
const shout = (error: Error) => process.stderr.write(`${error.message}\n`);

const commands: Record<string, () => Promise<void>> = { list, show, redrive: redriveAll, erase: eraseAll };
const command = commands[positionals[0] ?? ''];
if (!command) {
  say(usage);
  process.exit(positionals.length === 0 ? 0 : 1);
}
const databaseUrl = z.url('DATABASE_URL must be set to the database of the enquiries.').parse(environment.DATABASE_URL);
const database = openDatabase(databaseUrl, shout);
try {
  await migrate(database);
  await command();
} catch (error) {
  shout(error as Error);
  process.exitCode = 1;
}
await database.pool.end();

async function list(): Promise<void> {
  const { rows } = await database.pool.query<Record<string, string> & { received: Date }>(
    `select enquiries.id, received_at as received, language, topic, page,
       coalesce('spam? ' || suspicion, case when answered_at is null then 'new' else 'answered' end) as state,
       string_agg(sink || ' ' || deliveries.state, ', ' order by sink) as deliveries
     from enquiries left join deliveries on enquiry = enquiries.id
     where not $2 or exists (select from deliveries failed where failed.enquiry = enquiries.id and failed.state = 'failed')
     group by enquiries.id order by received_at desc limit $1`,
    [Number(values.limit), values.stuck],
  );
  for (const { id, received, language, topic, page, state, deliveries } of rows)
    say(`${id}  ${received.toISOString().slice(0, 16)}  ${language}  ${topic}  ${page}  ${state}  [${deliveries}]`);
  const { sinks } = await summary(database);
  for (const { sink, disabledBecause, pending, failed, oldest } of sinks) {
    const waits = oldest ? ` (oldest ${Math.round(oldest)} s)` : '';
    say(
      `${sink.padEnd(20)} ${pending} pending${waits}, ${failed} failed ${disabledBecause ? `OFF: ${disabledBecause}` : ''}`,
    );
  }
}

async function show(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select * from enquiries where id::text like lower($1) || '%' limit 2`,
    [positionals[1] ?? ''],
  );
  if (rows.length !== 1) throw new Error(rows.length ? 'More than one begins like that.' : 'There is no such enquiry.');
  for (const [name, value] of Object.entries(rows[0]!)) say(`${name.padEnd(12)} ${String(value ?? '')}`);
  for (const { sink, state, attempts, lastError, nextAt, deliveredAt } of (await stateOf(database, rows[0]!.id))!
    .deliveries)
    say(
      `  ${sink.padEnd(20)} ${state}, ${attempts} attempts ${deliveredAt?.toISOString() ?? ''} ${nextAt ? `next ${nextAt.toISOString()}` : ''} ${lastError ?? ''}`,
    );
}

async function redriveAll(): Promise<void> {
  const boss = await startJobs(databaseUrl, { supervise: false, onError: shout });
  const onProgress = (done: number, all: number) => say(`${done} of ${all} on their way again`);
  const count = await redrive(database, boss, { sink: values.sink, onProgress });
  if (count === 0) say('Nothing was given up.');
  await boss.stop({ graceful: false });
}

async function eraseAll(): Promise<void> {
  if (!values.email) throw new Error('Whose? Please add --email ADDRESS.');
  const ids = await withAddress(database, values.email);
  if (ids.length === 0) return say(`Nothing was sent from ${values.email}.`);
  if (!values.yes)
    return say(`${ids.length} enquiries were sent from ${values.email}. Add --yes to delete them for good.`);
  for (let done = 0; done < ids.length; done += 200) {
    await erase(database, ids.slice(done, done + 200));
    say(`${Math.min(done + 200, ids.length)} of ${ids.length} deleted`);
  }
  say('The worker deletes their entries from the CMS in the next minutes, or as soon as the CMS answers.');
}
