/** The result of a task; throws `error` if it takes longer. The task itself goes on, and its result is then ignored. */
export async function withTimeLimit<T>(task: Promise<T>, limitMs: number, error: Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), limitMs);
  });
  try {
    return await Promise.race([task, limit]);
  } finally {
    clearTimeout(timer);
  }
}
