/**
 * Inlined after the demo: loads its script when it comes near or when the visitor reaches for it. If it cannot be loaded,
 * CSS shows the comic. A click on "Send" before it is loaded is kept.
 */
type Island = { start: (root: HTMLElement) => { send: () => void } };

const root = document.currentScript?.closest('section')?.querySelector<HTMLElement>('[data-try]');
if (root) watch(root);

function watch(root: HTMLElement): void {
  let loading: Promise<{ send: () => void } | undefined> | undefined;
  const load = () =>
    (loading ??= import(/* @vite-ignore */ root.dataset.try!).then(
      ({ start }: Island) => start(root),
      () => {
        root.closest('section')!.dataset.failed = '';
        return undefined;
      },
    ));
  new IntersectionObserver(
    ([entry], observer) => {
      if (!entry!.isIntersecting) return;
      observer.disconnect();
      void load();
    },
    { rootMargin: '50% 0px' },
  ).observe(root);
  root.addEventListener('focusin', () => void load(), { once: true });
  root.addEventListener('submit', async (event) => {
    event.preventDefault();
    const demo = await load();
    // In a task of its own, so that the click is not one long task.
    setTimeout(() => demo?.send());
  });
}
