/** The words that the demo's script needs. They come with the page, in its language; the script contains none. */
import type { Translate } from '#locales/i18n.tsx';
import { formatDelay, retryMinutes } from './retry-schedule.ts';

export function demoWords(t: Translate) {
  const example = (name: 'typo' | 'role' | 'company') => ({
    name: t(`demo.examples.${name}.name`),
    email: t(`demo.examples.${name}.email`),
    company: name === 'company' ? '' : t(`demo.examples.${name}.company`),
    message: t(`demo.examples.${name}.message`),
  });
  return {
    somebody: t('demo.somebody'),
    send: t('demo.send'),
    sending: t('demo.sending'),
    again: t('demo.again'),
    walking: t('demo.walking'),
    checked: t('demo.checked'),
    checkedClean: t('demo.checkedClean'),
    clean: t('demo.clean'),
    waiting: t('demo.waiting'),
    back: t('demo.back'),
    arrived: t('demo.arrived'),
    arrivedAgain: t('demo.arrivedAgain'),
    down: t('demo.downNow'),
    up: t('demo.upAgain'),
    remarks: {
      address: t('demo.remarks.address'),
      typo: t('demo.remarks.typo'),
      role: t('demo.remarks.role'),
      duplicate: t('demo.remarks.duplicate'),
    },
    missing: {
      name: t('demo.missing.name'),
      email: t('demo.missing.email'),
      company: t('demo.missing.company'),
    },
    delays: retryMinutes.map(formatDelay),
    lastDelay: `… ${formatDelay(retryMinutes.at(-1)!)}`,
    attemptFailed: t('demo.attemptFailed'),
    attemptSucceeded: t('demo.attemptSucceeded'),
    created: t('demo.created'),
    updated: t('demo.updated'),
    remarksTitle: t('demo.remarksTitle'),
    none: t('demo.none'),
    row: t('demo.row'),
    times: t('demo.times'),
    fields: {
      name: t('demo.fields.name'),
      email: t('demo.fields.email'),
      company: t('demo.fields.company'),
      message: t('demo.fields.message'),
    },
    noCrypto: t('demo.noCrypto'),
    genuine: t('demo.genuine'),
    refused: t('demo.refused'),
    examples: { typo: example('typo'), role: example('role'), company: example('company') },
  };
}

export type DemoWords = ReturnType<typeof demoWords>;

/** JSON that can stand in a script element: a word that contains a tag does not end it. */
export function toScriptJson(words: object): string {
  return JSON.stringify(words).replaceAll('<', '\\u003c');
}
