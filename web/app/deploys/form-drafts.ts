/**
 * Saves the text of forms before a page is reloaded because of a new build, and restores it once when the visitor is on
 * that page again. Passwords are not saved. The contact form has its own draft (enquiry/draft.ts).
 */
import { formDraftsKey } from './form-drafts-key.ts';
import { beforeReloadEvent } from './reload.ts';
import { runningRouter } from '#react-router-internals/running-router.client.ts';

const maxAgeMs = 30 * 60_000;

type FormDrafts = { path: string; at: number; values: [name: string, value: string][] };

export function saveFormDraftsBeforeReload(): void {
  addEventListener(beforeReloadEvent, saveFormDrafts);
}

function saveFormDrafts(): void {
  const values = findFields()
    .filter(isChanged)
    .map((field): FormDrafts['values'][number] => [field.name, field.value]);
  if (values.length === 0) return;
  const drafts: FormDrafts = { path: shownPath(), at: Date.now(), values };
  try {
    sessionStorage.setItem(formDraftsKey, JSON.stringify(drafts));
  } catch {
    // sessionStorage may be unavailable.
  }
}

/** The path of the page that is shown. After a click on Back, `location` is already the next page. */
function shownPath(): string {
  return (runningRouter()?.state.location ?? location).pathname;
}

export function restoreFormDrafts(): void {
  try {
    const drafts = JSON.parse(sessionStorage.getItem(formDraftsKey) ?? 'null') as FormDrafts | null;
    if (drafts?.path !== location.pathname) return;
    sessionStorage.removeItem(formDraftsKey);
    if (Date.now() - drafts.at < maxAgeMs) fillFields(new Map(drafts.values));
  } catch {
    // sessionStorage may be unavailable, or the draft is not valid JSON.
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Field types without text, with secrets, or, such as a confirmation checkbox, to be filled in again by the visitor.
 */
const excludedTypes = ['password', 'hidden', 'file', 'checkbox', 'radio'];

function findFields(): Field[] {
  return [...document.querySelectorAll<Field>('form:not([data-enquiry]) :is(input, select, textarea)[name]')].filter(
    ({ type }) => !excludedTypes.includes(type),
  );
}

function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? [...field.options].some((one) => one.selected !== one.defaultSelected)
    : field.value !== field.defaultValue;
}

/** The input event updates forms that are controlled by React. */
function fillFields(values: Map<string, string>): void {
  for (const field of findFields()) {
    const value = values.get(field.name);
    if (value === undefined) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
