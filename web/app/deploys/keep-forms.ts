/**
 * What was typed into a form outlives a page that we load anew: it is put back when the visitor is next on that page, once.
 * Passwords are not kept. The contact form keeps its own text (enquiry/keep.ts).
 */
import { leaving } from './reload.ts';
import { runningRouter } from './router.ts';
import { keptForms } from './soon.ts';

const keptMs = 30 * 60_000;

type Kept = { path: string; at: number; values: [name: string, value: string][] };

export function listenForLeaving(): void {
  addEventListener(leaving, keep);
}

function keep(): void {
  const values = fields()
    .filter(isChanged)
    .map((field): Kept['values'][number] => [field.name, field.value]);
  if (values.length === 0) return;
  try {
    sessionStorage.setItem(keptForms, JSON.stringify({ path: shownPath(), at: Date.now(), values } satisfies Kept));
  } catch {
    // A browser that keeps nothing keeps nothing.
  }
}

/** The page that is on the screen: after a step back, the address is already another. */
function shownPath(): string {
  return (runningRouter()?.state.location ?? location).pathname;
}

export function restoreForms(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptForms) ?? 'null') as Kept | null;
    if (kept?.path !== location.pathname) return;
    sessionStorage.removeItem(keptForms);
    if (Date.now() - kept.at < keptMs) fill(new Map(kept.values));
  } catch {
    // Nothing to put back.
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Not text; or nobody's business after the page has gone; or, as a tick that says "I am sure", to be given anew. */
const leftOut = ['password', 'hidden', 'file', 'checkbox', 'radio'];

function fields(): Field[] {
  return [...document.querySelectorAll<Field>('form:not([data-enquiry]) :is(input, select, textarea)[name]')].filter(
    ({ type }) => !leftOut.includes(type),
  );
}

function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? [...field.options].some((one) => one.selected !== one.defaultSelected)
    : field.value !== field.defaultValue;
}

/** A form that React looks after hears of it as if it had been typed. */
function fill(values: Map<string, string>): void {
  for (const field of fields()) {
    const value = values.get(field.name);
    if (value === undefined) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
