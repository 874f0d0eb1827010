/** Fails before the first test when a required stack does not run, with a message that says what to do. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureCertificates } from 'stack/certificates';
import { homeAt } from 'stack/config';
import { checkRequirements } from 'stack/requirements';
import { stackOffsets } from '../stacks.ts';

export default async function checkStacks(): Promise<void> {
  checkRequirements('journeys');
  await ensureCertificates();
  for (const offset of stackOffsets) {
    const prefix = offset === 0 ? '' : `STACK_PORT_OFFSET=${offset} `;
    const file = resolve(homeAt(offset), 'options.json');
    if (!existsSync(file))
      throw new Error(`The journeys need a running stack. Start it with \`${prefix}pnpm stack up\`.`);
    const { mode } = JSON.parse(readFileSync(file, 'utf8')) as { mode: string };
    if (mode === 'development') {
      throw new Error(
        `The journeys test the production build, and \`pnpm dev\` runs here. Stop it, then run \`${prefix}pnpm stack up\`.`,
      );
    }
  }
}
