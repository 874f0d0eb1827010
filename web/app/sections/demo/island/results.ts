/** Shows what has arrived: a card in the CRM, a row in the sheet, a signed request. */
import type { DemoWords } from '../words.ts';
import { initials, type Lead, type Remark } from './check.ts';
import { demoSecret, verify, type Submission } from './deliver.ts';
import { element, fillIn, highlightJson } from './elements.ts';

export type Row = { lead: Lead; times: number };
export type Delivery = { body: string; signature: string | undefined; rows: Row[] };

type Part = (name: string) => HTMLElement;

export function describeRemark({ kind, field, found, suggestion }: Remark, words: DemoWords): string {
  const text = kind === 'missing' ? words.missing[field as keyof DemoWords['missing']] : words.remarks[kind];
  return fillIn(text, { found, suggestion });
}

export function showCardTop(part: Part, { lead, times }: Submission, words: DemoWords): void {
  const pin = (part('pin') as HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  pin.querySelector('text')!.textContent = initials(lead);
  const state = times > 1 ? fillIn(words.updated, { n: times }) : words.created;
  part('crm').replaceChildren(
    element(
      'div',
      { 'data-card': 'top' },
      pin,
      element(
        'div',
        {},
        element('p', { 'data-card': 'state' }, state),
        element('h4', {}, lead.name.trim() || words.somebody),
      ),
    ),
  );
}

export function showCardDetails(part: Part, { lead, remarks }: Submission, words: DemoWords): void {
  const marks = remarks.map((remark) => element('li', {}, describeRemark(remark, words)));
  const pair = (term: string, text: string) => [element('dt', {}, term), element('dd', {}, text.trim() || '–')];
  part('crm').append(
    element(
      'dl',
      {},
      ...pair(words.fields.email, lead.email),
      ...pair(words.fields.company, lead.company),
      ...pair(words.fields.message, lead.message),
      element('dt', {}, words.remarksTitle),
      element('dd', {}, marks.length > 0 ? element('ul', { 'data-card': 'marks' }, ...marks) : words.none),
    ),
  );
}

export function showRows(part: Part, newest: Lead, rows: Row[], words: DemoWords): void {
  const heads = [words.fields.name, words.fields.email, words.fields.company, words.times];
  const hidden = element('span', { class: 'visually-hidden' }, words.row);
  part('sheet').replaceChildren(
    element(
      'thead',
      {},
      element(
        'tr',
        {},
        element('th', { scope: 'col' }, hidden),
        ...heads.map((head) => element('th', { scope: 'col' }, head)),
      ),
    ),
    element(
      'tbody',
      {},
      ...rows.map(({ lead, times }, index) =>
        element(
          'tr',
          lead === newest ? { 'data-new': '' } : {},
          element('th', { scope: 'row' }, String(index + 2)),
          ...[lead.name, lead.email, lead.company, String(times)].map((text) => element('td', {}, text || '–')),
        ),
      ),
    ),
  );
}

export function showRequest(part: Part, { body, signature }: Delivery, words: DemoWords): void {
  const key = (name: string) => element('span', { 'data-token': 'key' }, name);
  part('request').replaceChildren(
    element('span', { 'data-token': 'keyword' }, 'POST'),
    ' /hooks/mostek\n',
    key('Content-Type'),
    ': application/json\n',
    key('Mostek-Signature'),
    ': ',
    element('span', { 'data-token': 'signature' }, signature ?? words.noCrypto),
    '\n\n',
    highlightJson(body),
  );
  part('secret').textContent = demoSecret;
  part('verdict').textContent = '';
  for (const name of ['verify', 'tamper']) (part(name) as HTMLButtonElement).disabled = !signature;
}

/** The button that verifies the request, and the one that changes a letter of it first. */
export function enableVerification(part: Part, delivered: () => Delivery | undefined, words: DemoWords): void {
  for (const name of ['verify', 'tamper']) {
    part(name).addEventListener('click', async () => {
      const { body = '', signature = '' } = delivered() ?? {};
      const received = name === 'tamper' ? body.replace(/(lead\.)./, '$1X') : body;
      const isGenuine = await verify(received, signature);
      const verdict = part('verdict');
      verdict.dataset.ok = String(isGenuine);
      verdict.textContent = isGenuine ? words.genuine : words.refused;
    });
  }
}
