/** Checks periodically whether this page's build is still the newest. */
/** In the loader data of the root route. */
export type Build = { id: string; checkMs: number };

export function pollBuilds({ id, checkMs }: Build, onReplaced: () => void): void {
  void isRemoved(id).then((removed) => removed && onReplaced());
  if (checkMs > 0) poll(id, checkMs, onReplaced);
}

/** The metadata of a build is deleted days after it was replaced. */
async function isRemoved(id: string): Promise<boolean> {
  const { status } = await fetch(`/builds/meta/${id}.json`).catch(() => ({ status: 0 }));
  return status === 403 || status === 404;
}

/** One check per interval, the first after one interval. In a hidden tab the check waits until the tab is visible. */
function poll(id: string, checkMs: number, onReplaced: () => void): void {
  let isDue = false;
  const scheduleCheck = () =>
    setTimeout(() => {
      isDue = true;
      void check();
    }, checkMs);

  async function check(): Promise<void> {
    if (!isDue || document.hidden) return;
    isDue = false;
    if (await isReplaced(id)) onReplaced();
    else scheduleCheck();
  }

  scheduleCheck();
  document.addEventListener('visibilitychange', check);
}

/** False if the network fails or the response is not ours, for example from a captive portal. */
async function isReplaced(id: string): Promise<boolean> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    const latest = (await response.json()) as { id?: unknown };
    return response.ok && typeof latest.id === 'string' && latest.id !== id;
  } catch {
    return false;
  }
}
