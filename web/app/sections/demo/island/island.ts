/** The demo in the browser: clock, state machine, check, delivery and view. Nothing here sends or stores anything. */
import type { DemoWords } from '../words.ts';
import { check, keyOf } from './check.ts';
import { sign, webhookBody, type Submission } from './deliver.ts';
import { afterPaint } from './elements.ts';
import { isBusy, next, pauseMs, ready, type Event } from './machine.ts';
import type { Row } from './results.ts';
import { createView } from './view.ts';

const maxRows = 5;

export function start(root: HTMLElement): { send: () => void } {
  const words = JSON.parse(root.querySelector('[data-words]')!.textContent!) as DemoWords;
  const view = createView(root, words);
  let state = ready;
  let submission: Submission | undefined;
  let clock: ReturnType<typeof setTimeout> | undefined;
  let rows: Row[] = [];

  function handle(event: Event): void {
    const before = state;
    state = next(state, event);
    if (state === before) return;
    view.show(state, before, submission);
    if (state.phase === 'arrived' && before.phase !== 'arrived') afterPaint(() => void deliver());
    clearTimeout(clock);
    const pause = pauseMs(state);
    if (pause !== undefined) clock = setTimeout(() => handle({ type: 'tick' }), pause);
  }

  function send(): void {
    if (isBusy(state)) return;
    const lead = view.read();
    const key = keyOf(lead);
    const known = key ? rows.find((row) => keyOf(row.lead) === key) : undefined;
    const seen = rows.map((row) => keyOf(row.lead)).filter(Boolean);
    submission = { lead, remarks: check(lead, seen), times: 1 + (known?.times ?? 0), at: new Date() };
    handle({ type: 'send' });
  }

  async function deliver(): Promise<void> {
    if (!submission) return;
    const { lead, times, at } = submission;
    // A person who was here before keeps the row.
    const others = rows.filter((row) => times === 1 || keyOf(row.lead) !== keyOf(lead));
    rows = [...others, { lead, times }].slice(-maxRows);
    const body = webhookBody(submission);
    const signature = await sign(body, at);
    view.showDelivery(submission, { body, signature, rows });
  }

  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  handle({ type: 'reducedMotion', reducedMotion: lessMotion.matches });
  lessMotion.addEventListener('change', () => handle({ type: 'reducedMotion', reducedMotion: lessMotion.matches }));
  view
    .part('down')
    .addEventListener('change', ({ target }) =>
      handle({ type: 'target', isDown: (target as HTMLInputElement).checked }),
    );
  root.addEventListener('click', ({ target }) => {
    const name = target instanceof Element && target.closest('[data-example]')?.getAttribute('data-example');
    if (name && !isBusy(state)) view.write(words.examples[name as keyof DemoWords['examples']]);
  });
  root.dataset.started = '';
  return { send };
}
