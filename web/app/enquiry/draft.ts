/**
 * The inline script of the enquiry form (inline-script.ts). It stores a draft for as long as the tab is open, prevents
 * a double submit, and solves the proof-of-work challenge if there is one. The form also works without it: the server
 * returns the text.
 */
import { typedFields } from './fields.ts';

type Draft = { key: string; began: number; page: string; fields: Record<string, string> };

const storageKey = 'enquiry';

let draft: Draft;

/** Sets up the form on this page, or deletes the text of the draft on the confirmation page. */
function initDraft(): void {
  draft = readDraft();
  const form = document.querySelector<HTMLFormElement>('form[data-enquiry]');
  if (form) return setUpForm(form);
  // The key stays: the same text sent again after going back is the same enquiry.
  draft.fields = {};
  writeDraft();
}

function setUpForm(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const label = button.textContent;
  // Values that the server has returned are newer than the draft.
  const isReturned = 'returned' in form.dataset;
  if (!isReturned) fillFromDraft(form);
  for (const field of ['key', 'page'] as const) hiddenField(form, field).value ||= draft[field];
  saveDraft(form);

  form.addEventListener('input', () => saveDraft(form));
  form.addEventListener('submit', (event) => {
    if (button.ariaDisabled) return event.preventDefault();
    button.ariaDisabled = 'true';
    button.textContent = form.dataset.sending!;
    // The time is measured on the first submit only: it detects bots, which fill in a form within seconds.
    if (!isReturned) hiddenField(form, 'seconds').value = ((Date.now() - draft.began) / 1000).toFixed(1);
    // If the request was cancelled or lost, the visitor can submit again; the key makes it the same enquiry.
    setTimeout(enableButton, 15_000);
  });
  const enableButton = () => {
    button.ariaDisabled = null;
    button.textContent = label;
  };
  // The visitor went back to this page.
  addEventListener('pageshow', enableButton);
  const challenge = hiddenField(form, 'challenge').value;
  if (challenge) void solveChallenge(form, challenge);
}

async function solveChallenge(form: HTMLFormElement, challenge: string): Promise<void> {
  const zeroBits = Number(challenge.split('.')[0]);
  const encoder = new TextEncoder();
  for (let from = 0; ; from += 256) {
    const attempts = Array.from({ length: 256 }, async (_, index) => {
      const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${challenge}:${from + index}`));
      return new DataView(hash).getUint32(0) >>> (32 - zeroBits) === 0;
    });
    const found = (await Promise.all(attempts)).indexOf(true);
    if (found < 0) continue;
    hiddenField(form, 'answer').value = String(from + found);
    return form.requestSubmit();
  }
}

function hiddenField(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function fillFromDraft(form: HTMLFormElement): void {
  for (const name of typedFields) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    const value = draft.fields[name];
    if (!field || value === undefined) continue;
    if (field.type === 'checkbox') field.checked = value === 'on';
    else field.value ||= value;
  }
}

function saveDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  draft.fields = Object.fromEntries(typedFields.map((name) => [name, String(data.get(name) ?? '')]));
  writeDraft();
}

function readDraft(): Draft {
  const { referrer } = document;
  const page = referrer.startsWith(location.origin) ? new URL(referrer).pathname : location.pathname;
  const fresh: Draft = { key: crypto.randomUUID(), began: Date.now(), page, fields: {} };
  try {
    return { ...fresh, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Draft>) };
  } catch {
    return fresh;
  }
}

function writeDraft(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // sessionStorage may be unavailable.
  }
}

initDraft();
