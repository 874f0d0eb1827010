/** One visit in ten is measured. Automated browsers are not visitors. */
const share = 0.1;

type Vitals = { start: (page: string) => void };

/** `script` is the one of the page that names the page and the file to load. */
export function measureVisit(script: HTMLOrSVGScriptElement | null): void {
  if (navigator.webdriver || Math.random() >= share || !(script instanceof HTMLScriptElement)) return;
  const { page, vitals } = script.dataset;
  // A page whose speed is not measured is no fault.
  import(/* @vite-ignore */ vitals!).then(
    ({ start }: Vitals) => start(page!),
    () => {},
  );
}
