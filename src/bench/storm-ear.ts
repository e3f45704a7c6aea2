import type { Db } from "#data/db.ts";

/** How long after an acknowledged change whoever listens all the time has heard of it. */
const PATIENCE_MS = 10_000;

type Expected = { id: string; since: number; until: number };

/** Listens to a project, and knows what it must have heard: every change made while it was on the channel, without a break since. */
export function createEar(db: Db, project_id: string) {
  const heard = new Map<string, number[]>();
  const expected: Expected[] = [];
  /** From when to when it was on the channel. */
  const times: { from: number; to: number }[] = [];
  const channel = db.channel(`project:${project_id}`, { config: { private: true } });
  channel.on("broadcast", { event: "change" }, ({ payload }) => {
    const id = String(payload.id);
    heard.set(id, [...(heard.get(id) ?? []), Date.now()]);
  });
  channel.subscribe((state) => {
    const last = times.at(-1);
    if (last && last.to === Number.POSITIVE_INFINITY) last.to = Date.now();
    if (state === "SUBSCRIBED") times.push({ from: Date.now(), to: Number.POSITIVE_INFINITY });
  });

  return {
    now: () => Date.now(),
    expect: (id: string, since: number) => void expected.push({ id, since, until: Date.now() + PATIENCE_MS }),
    /** Answers how many were heard; what was missed is wrong. */
    close: (wrong: string[]) => {
      const due = expected.filter(
        ({ since, until }) => until < Date.now() && times.some(({ from, to }) => from < since && to > until),
      );
      const missed = due.filter(({ id, since }) => !heard.get(id)?.some((time) => time >= since));
      for (const { id } of missed) wrong.push(`the change of ${id} was not heard`);
      void db.removeAllChannels();
      return due.length - missed.length;
    },
  };
}
