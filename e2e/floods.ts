/** One address that tries very often: short in the gate, long in the endurance suite. */
import { aMessage, send, somebody } from './enquiry.ts';
import { Person } from './person.ts';

/** Tries one password on many accounts, each time with other headers. Answers how many tries were looked at. */
export async function guessManyAccounts(count: number): Promise<number> {
  let lookedAt = 0;
  for (let index = 0; index < count; index += 1) {
    const spoof = { 'x-forwarded-for': `10.1.${index % 250}.${index % 199}`, 'user-agent': `agent ${index}` };
    const fields = { email: `a${index}@example.com`, password: 'Summer2026!' };
    const { status } = await new Person('127.0.3.3').submit('/auth/login', fields, spoof);
    if (status === 400) lookedAt += 1;
  }
  return lookedAt;
}

/** Sends 20 enquiries at once, again and again; in every tenth round somebody else sends one, too. */
export async function floodFromOneAddress(rounds: number) {
  const flooder = somebody();
  const statuses: Record<number, number> = {};
  const others: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send(aMessage({ message: `flood ${round}` }), flooder)),
    );
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    if (round % 10 === 5) others.push((await send(aMessage())).status);
  }
  return { statuses, others, flooder };
}
