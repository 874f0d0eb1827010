/** Asks now and then whether this page's build is still the newest. */
type Build = { id: string; checkMs: number };

export function pollBuilds({ id, checkMs }: Build, onReplaced: () => void): void {
  void isGone(id).then((gone) => gone && onReplaced());
  if (checkMs > 0) poll(id, checkMs, onReplaced);
}

/** A build whose own description has been removed was replaced long ago. */
async function isGone(id: string): Promise<boolean> {
  const { status } = await fetch(`/builds/meta/${id}.json`).catch(() => ({ status: 0 }));
  return status === 403 || status === 404;
}

/** One look each interval, the first after one; none in a tab that nobody sees, which makes up for it when it is seen. */
function poll(id: string, checkMs: number, onReplaced: () => void): void {
  let isDue = false;
  const wait = () =>
    setTimeout(() => {
      isDue = true;
      void look();
    }, checkMs);

  async function look(): Promise<void> {
    if (!isDue || document.hidden) return;
    isDue = false;
    if (await isReplaced(id)) onReplaced();
    else wait();
  }

  wait();
  document.addEventListener('visibilitychange', look);
}

/** A network that is away, or a stranger's answer, says nothing about builds. */
async function isReplaced(id: string): Promise<boolean> {
  try {
    const answer = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    const latest = (await answer.json()) as { id?: unknown };
    return answer.ok && typeof latest.id === 'string' && latest.id !== id;
  } catch {
    return false;
  }
}
