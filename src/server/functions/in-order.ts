type Step = { name: string; after: readonly string[] };

/** Does each step as soon as those it comes after are done, the first of them first, and at most so many at once; `work` does not fail. */
export async function inOrder<One extends Step>(steps: readonly One[], at_once: number, work: (step: One) => Promise<void>) {
  const open = new Map(steps.map((step) => [step.name, step]));
  const running = new Map<string, Promise<unknown>>();
  const isDone = (name: string) => !open.has(name) && !running.has(name);
  while (open.size + running.size > 0) {
    for (const [name, step] of open) {
      if (running.size >= at_once) break;
      if (!step.after.every(isDone)) continue;
      open.delete(name);
      running.set(
        name,
        work(step).finally(() => running.delete(name)),
      );
    }
    await Promise.race(running.values());
  }
}
