/**
 * The form's own script, put into its page (inline-script.ts): keeps what is typed for as long as the tab is open, makes two
 * presses one, and does the sum when there is one to do. Without it the form works too, and the server keeps the text.
 */
type Draft = { key: string; began: number; page: string; fields: Record<string, string> };

const place = 'enquiry';
const kept = ['name', 'email', 'company', 'topic', 'message', 'consent'];

let draft: Draft;

/** Takes care of the form on this page, or forgets what was typed on the page that says it was sent. */
function keepForm(): void {
  draft = read();
  const form = document.querySelector<HTMLFormElement>('form[data-enquiry]');
  if (form) return start(form);
  // The key stays: whoever comes back and sends the same words again has sent them once.
  draft.fields = {};
  write();
}

function start(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')!;
  const words = button.textContent;
  // What the server has sent back is newer than the draft.
  const isKept = 'kept' in form.dataset;
  if (!isKept) fill(form);
  for (const field of ['key', 'page'] as const) hidden(form, field).value ||= draft[field];
  remember(form);

  form.addEventListener('input', () => remember(form));
  form.addEventListener('submit', (event) => {
    if (button.ariaDisabled) return event.preventDefault();
    button.ariaDisabled = 'true';
    button.textContent = form.dataset.sending!;
    // A form that came back has been filled in long enough.
    if (!isKept) hidden(form, 'seconds').value = ((Date.now() - draft.began) / 1000).toFixed(1);
    // Whoever stops it, or loses the line, may press again: the same form is the same enquiry.
    setTimeout(ready, 15_000);
  });
  const ready = () => {
    button.ariaDisabled = null;
    button.textContent = words;
  };
  // Back from where the form led to.
  addEventListener('pageshow', ready);
  const sum = hidden(form, 'sum').value;
  if (sum) void solve(form, sum);
}

async function solve(form: HTMLFormElement, sum: string): Promise<void> {
  const zeros = Number(sum.split('.')[0]);
  const encoder = new TextEncoder();
  for (let from = 0; ; from += 256) {
    const tries = Array.from({ length: 256 }, async (_, index) => {
      const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${sum}:${from + index}`));
      return new DataView(hash).getUint32(0) >>> (32 - zeros) === 0;
    });
    const found = (await Promise.all(tries)).indexOf(true);
    if (found < 0) continue;
    hidden(form, 'answer').value = String(from + found);
    return form.requestSubmit();
  }
}

function hidden(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement;
}

function fill(form: HTMLFormElement): void {
  for (const name of kept) {
    const field = form.elements.namedItem(name) as HTMLInputElement;
    const value = draft.fields[name];
    if (value === undefined) continue;
    if (field.type === 'checkbox') field.checked = value === 'on';
    else field.value ||= value;
  }
}

function remember(form: HTMLFormElement): void {
  const data = new FormData(form);
  draft.fields = Object.fromEntries(kept.map((name) => [name, String(data.get(name) ?? '')]));
  write();
}

function read(): Draft {
  const { referrer } = document;
  const own = referrer.startsWith(location.origin) ? new URL(referrer).pathname : location.pathname;
  const fresh: Draft = { key: crypto.randomUUID(), began: Date.now(), page: own, fields: {} };
  try {
    return { ...fresh, ...(JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Draft>) };
  } catch {
    return fresh;
  }
}

function write(): void {
  try {
    sessionStorage.setItem(place, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing keeps nothing.
  }
}

keepForm();
