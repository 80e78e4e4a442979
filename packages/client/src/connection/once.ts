const underWay = new Map<string, Promise<unknown>>();

/**
 * Does something unless the same is under way already; then whoever asks gets that one's answer. Fingers hammer at
 * buttons and Enter, and a slow network lets them.
 * @param what names the task and all that it is done with: equal names, equal tasks
 */
export function once<T>(what: string, task: () => Promise<T>): Promise<T> {
  const running = underWay.get(what);
  if (running !== undefined) return running as Promise<T>;
  const run = task().finally(() => underWay.delete(what));
  underWay.set(what, run);
  return run;
}
