/** Shows a state in the markup of the server, mostly by `data-` attributes that demo.module.css uses. */
import { retryCount } from '../retry-schedule.ts';
import type { DemoWords } from '../words.ts';
import { initials, type Lead } from './check.ts';
import type { Submission } from './deliver.ts';
import { afterPaint, element, fillIn } from './elements.ts';
import { isBusy, type State } from './machine.ts';
import {
  describeRemark,
  enableVerification,
  showCardDetails,
  showCardTop,
  showRequest,
  showRows,
  type Delivery,
} from './results.ts';
import { enableTabs } from './tabs.ts';

/** Where the lead stands at each step, on the two arches, in units of the drawing. */
const positions = [
  [118, 334],
  [160, 303],
  [203, 286],
  [246, 280],
  [289, 284],
  [332, 299],
  [376, 329],
  [417, 379],
  [465, 343],
  [512, 327],
  [556, 326],
  [598, 335],
  [640, 359],
  [678, 397],
] as const;

const eyeX = 417;

export function createView(root: HTMLElement, words: DemoWords) {
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-demo=${name}]`)!;
  const form = part('form') as HTMLFormElement;
  const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const fields = ['name', 'email', 'company', 'message'] as const;
  const nameOf = (lead: Lead | undefined) => lead?.name.trim() || words.somebody;

  function read(): Lead {
    return Object.fromEntries(fields.map((field) => [field, input(field).value])) as Lead;
  }

  function write(example: Lead): void {
    for (const field of fields) input(field).value = example[field];
    showInitials();
  }

  function showInitials(): void {
    part('initials').textContent = initials(read());
  }

  function announce(text: string): void {
    afterPaint(() => {
      const status = part('status');
      if (status.textContent !== text) status.textContent = text;
    });
  }

  function show(state: State, before: State, submission: Submission | undefined): void {
    moveLead(state);
    Object.assign(root.dataset, { phase: state.phase, attempts: String(state.attempts) });
    root.toggleAttribute('data-down', state.isDown);
    root.toggleAttribute('data-marked', (submission?.remarks.length ?? 0) > 0);
    (part('down') as HTMLInputElement).checked = state.isDown;
    const button = part('send');
    button.setAttribute('aria-disabled', String(isBusy(state)));
    button.firstChild!.textContent = isBusy(state)
      ? words.sending
      : state.phase === 'arrived'
        ? words.again
        : words.send;
    if (state.phase !== before.phase && submission) showPhase(state, submission);
    if (state.isDown !== before.isDown) announceTarget(state);
    showAttempts(state);
  }

  /** The lead leans to one side and the other while it walks. The eye follows it. */
  function moveLead(state: State): void {
    const [x, y] = positions[state.step]!;
    const isWalking = state.phase === 'walking' || state.phase === 'crossing';
    const lean = isWalking ? (state.step % 2 ? 6 : -6) : 0;
    part('walker').style.transform = `translate(${x}px, ${y}px) rotate(${lean}deg)`;
    const look = Math.round((x - eyeX) / 6);
    part('look').style.transform = `translate(${look}px, ${state.phase === 'ready' ? 0 : 16}px)`;
  }

  function showPhase(state: State, submission: Submission): void {
    const who = nameOf(submission.lead);
    const slips = part('slips');
    if (state.phase === 'walking') {
      slips.replaceChildren();
      part('walker-initials').textContent = initials(submission.lead);
      part('count').textContent = String(submission.remarks.length || '');
      announce(fillIn(words.walking, { who }));
      // Its position is then known, and need not be computed in between.
      afterPaint(() => bringIntoView(part('scene'), 'start', state.reducedMotion));
    }
    if (state.phase === 'checking') {
      const found = submission.remarks.map((remark) => describeRemark(remark, words));
      const texts = found.length > 0 ? found : [words.clean];
      slips.replaceChildren(...texts.map((text) => element('li', {}, text)));
      slips.toggleAttribute('data-clean', found.length === 0);
      announce(found.length > 0 ? fillIn(words.checked, { found: found.join('; ') }) : words.checkedClean);
    }
    if (state.phase === 'waiting') announce(fillIn(words.waiting, { who }));
    if (state.phase === 'arrived') afterPaint(() => followToTools(state.reducedMotion));
  }

  /** On a phone the page follows the lead to the far bank, unless the visitor has scrolled elsewhere. */
  function followToTools(reducedMotion: boolean): void {
    const isNear = Math.abs(part('scene').getBoundingClientRect().top) < 60;
    if (isNear && !isWide(48)) bringIntoView(part('tools'), 'nearest', reducedMotion);
  }

  function announceTarget(state: State): void {
    if (state.isDown) {
      if (state.phase !== 'waiting') announce(words.down);
    } else announce(state.phase === 'waiting' ? fillIn(words.back, { n: state.attempts + 1 }) : words.up);
  }

  /** Single attempts are not announced: six in as many seconds would be noise. They stand in a list. */
  function showAttempts(state: State): void {
    const list = part('attempts');
    const isWaiting = state.phase === 'waiting';
    list.hidden = !(isWaiting || (state.isLate && state.phase !== 'ready'));
    if (list.hidden) return;
    const done = isWaiting ? state.attempts : state.attempts + 1;
    const items = words.delays.slice(0, retryCount).map((delay, index) => {
      const outcome = index < state.attempts ? 'no' : index < done ? 'yes' : 'soon';
      const spoken = { no: words.attemptFailed, yes: words.attemptSucceeded, soon: '' }[outcome];
      const hidden = element('span', { class: 'visually-hidden' }, spoken && ` ${spoken}`);
      return element('li', { 'data-attempt': outcome }, delay, hidden);
    });
    list.replaceChildren(...items, element('li', { 'data-attempt': 'soon' }, words.lastDelay));
  }

  let latest: Delivery | undefined;

  function showDelivery(submission: Submission, delivery: Delivery): void {
    latest = delivery;
    root.dataset.delivered = '';
    showCardTop(part, submission, words);
    afterPaint(() => {
      showCardDetails(part, submission, words);
      afterPaint(() => {
        showRows(part, submission.lead, delivery.rows, words);
        showRequest(part, delivery, words);
        announce(fillIn(submission.times > 1 ? words.arrivedAgain : words.arrived, { who: nameOf(submission.lead) }));
      });
    });
  }

  enableTabs(part('tabs'));
  enableVerification(part, () => latest, words);
  form.addEventListener('input', showInitials);
  showInitials();
  return { read, write, show, showDelivery, part };
}

const isWide = (rem: number) => matchMedia(`(min-width: ${rem}rem)`).matches;

/** Only where the parts stand below each other. */
function bringIntoView(part: HTMLElement, block: ScrollLogicalPosition, reducedMotion: boolean): void {
  if (isWide(80)) return;
  const { top, bottom } = part.getBoundingClientRect();
  if (!isWide(48) && top >= 0 && bottom <= innerHeight) return;
  part.scrollIntoView({ block: isWide(48) ? 'nearest' : block, behavior: reducedMotion ? 'instant' : 'smooth' });
}
