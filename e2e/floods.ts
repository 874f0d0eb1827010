/** Many requests from one IP address: few in the gate, many in the endurance suite. */
import { newEnquiry, sendEnquiry, clientWithOwnIp } from './enquiry.ts';
import { HttpClient } from './http-client.ts';

/**
 * Tries one password on many accounts from one IP address, each time with other headers. Returns how many attempts were
 * checked and not refused by the rate limit.
 */
export async function guessManyAccounts(count: number): Promise<number> {
  let checkedCount = 0;
  for (let index = 0; index < count; index += 1) {
    const spoof = { 'x-forwarded-for': `10.1.${index % 250}.${index % 199}`, 'user-agent': `agent ${index}` };
    const fields = { email: `a${index}@example.com`, password: 'Summer2026!' };
    const { status } = await new HttpClient('127.0.3.3').submit('/auth/login', fields, spoof);
    if (status === 400) checkedCount += 1;
  }
  return checkedCount;
}

/** Sends 20 enquiries at once in each round. In every tenth round another client sends one, too. */
export async function floodFromOneIp(rounds: number) {
  const flooder = clientWithOwnIp();
  const statuses: Record<number, number> = {};
  const others: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => sendEnquiry(newEnquiry({ message: `flood ${round}` }), flooder)),
    );
    for (const { status } of responses) statuses[status] = (statuses[status] ?? 0) + 1;
    if (round % 10 === 5) others.push((await sendEnquiry(newEnquiry())).status);
  }
  return { statuses, others, flooder };
}
