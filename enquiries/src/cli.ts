/** `pnpm enquiries …`: command line for operators. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { environment } from './config.ts';
import { migrateEnquiries, openEnquiriesDatabase } from './database.ts';
import { readEnquiryState, redriveDeliveries, summarizeDeliveries } from './enquiry-actions.ts';
import { erase, findByEmail } from './erase.ts';
import { noLedger, openLedger } from './ledger.ts';

const usage = `Usage: pnpm enquiries <command>

  list [--limit N] [--stuck]     the newest enquiries, or only those with a failed delivery; without their text
  show ID                        one enquiry with its deliveries; the first eight characters of its id are enough
  redrive [--sink NAME]          retry all failed and waiting deliveries now; also enables a webhook that answered 410
  erase --email EMAIL [--yes]    delete all enquiries sent with this email, here and in the CMS`;

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
// Control characters in what visitors wrote could be interpreted as commands by the terminal.
const print = (line: string): void => void process.stdout.write(`${line.replace(/[^\P{C}\n\t]/gu, '�')}\n`);
// `| head` closes the pipe early.
process.stdout.on('error', () => process.exit());
const printError = (error: Error) => process.stderr.write(`${error.message}\n`);

const commands: Record<string, () => Promise<void>> = { list, show, redrive, erase: eraseByEmail };
const command = commands[positionals[0] ?? ''];
if (!command) {
  print(usage);
  process.exit(positionals.length === 0 ? 0 : 1);
}
const databaseUrl = z
  .url('DATABASE_URL must be set to the URL of the enquiries database.')
  .parse(environment.DATABASE_URL);
const database = openEnquiriesDatabase(databaseUrl, printError);
const ledger = environment.LEDGER_FOLDER
  ? openLedger(environment.LEDGER_FOLDER, (error) => printError(error as Error))
  : noLedger;
try {
  await migrateEnquiries(database);
  await command();
} catch (error) {
  printError(error as Error);
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
    print(`${id}  ${received.toISOString().slice(0, 16)}  ${language}  ${topic}  ${page}  ${state}  [${deliveries}]`);
  const { sinks } = await summarizeDeliveries(database);
  for (const { sink, disabledBecause, pending, failed, oldest } of sinks) {
    const age = oldest ? ` (oldest ${Math.round(oldest)} s)` : '';
    print(
      `${sink.padEnd(20)} ${pending} pending${age}, ${failed} failed ${disabledBecause ? `OFF: ${disabledBecause}` : ''}`,
    );
  }
}

async function show(): Promise<void> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select * from enquiries where id::text like lower($1) || '%' limit 2`,
    [positionals[1] ?? ''],
  );
  if (rows.length !== 1)
    throw new Error(rows.length ? 'More than one enquiry has an id that begins like this.' : 'No enquiry has this id.');
  for (const [name, value] of Object.entries(rows[0]!)) print(`${name.padEnd(12)} ${String(value ?? '')}`);
  for (const { sink, state, attempts, lastError, nextAt, deliveredAt } of (await readEnquiryState(
    database,
    rows[0]!.id,
  ))!.deliveries)
    print(
      `  ${sink.padEnd(20)} ${state}, ${attempts} attempts ${deliveredAt?.toISOString() ?? ''} ${nextAt ? `next ${nextAt.toISOString()}` : ''} ${lastError ?? ''}`,
    );
}

async function redrive(): Promise<void> {
  const onProgress = (done: number, all: number) => print(`${done} of ${all} queued again`);
  const count = await redriveDeliveries(database, { sink: values.sink, onProgress });
  if (count === 0) print('No delivery has failed or waits for its next attempt.');
}

async function eraseByEmail(): Promise<void> {
  if (!values.email) throw new Error('Please add --email EMAIL.');
  // Otherwise the enquiries would be there again after a restore.
  if (environment.LEDGER_FOLDER === undefined)
    throw new Error('Please set LEDGER_FOLDER as for the worker; to an empty text if the worker has none.');
  const ids = await findByEmail(database, values.email);
  if (ids.length === 0) return print(`No enquiry was sent with ${values.email}.`);
  if (!values.yes)
    return print(`${ids.length} enquiries were sent with ${values.email}. Add --yes to delete them permanently.`);
  for (let done = 0; done < ids.length; done += 200) {
    const next = ids.slice(done, done + 200);
    ledger.recordErased(next);
    await erase(database, next);
    print(`${Math.min(done + 200, ids.length)} of ${ids.length} deleted`);
  }
  print('The worker deletes their CMS entries within a few minutes, or as soon as the CMS answers.');
}
