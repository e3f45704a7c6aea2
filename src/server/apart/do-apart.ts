import { setPriority } from "node:os";
import { Failure, type FailureKind } from "#domain/failure.ts";
import { createTaking, type Handed } from "./hand-over.ts";

/** What a kept process answers; `isSpent` where it is not to be kept for more. */
export type Said<Value> = { isSpent: boolean } & ({ value: Value } | { refused: { kind: FailureKind; message: string } });

/** In bytes: what one may hold that is kept; what it loads is a third of it. */
const MOST_HELD = 400_000_000;
/** In seconds of computing, well below what ends it in the middle of a work. */
const MOST_COMPUTED = 60;

/** Does in a process of its own what it is told, one after the other; whoever waits for the server comes first. */
export function doApart<Work>(does: (work: Work) => unknown): void {
  setPriority(5);
  const take = createTaking<Work>();
  process.on("message", async (handed: Handed<Work>) => {
    const work = take(handed);
    if (work === undefined) return;
    const said = await saidOf(async () => does(work));
    process.send?.({ ...said, isSpent: isSpent() });
  });
}

async function saidOf(does: () => unknown) {
  try {
    return { value: await does() };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { refused: { kind: error.kind, message: error.message } };
  }
}

function isSpent(): boolean {
  const { user, system } = process.cpuUsage();
  return process.memoryUsage.rss() > MOST_HELD || (user + system) / 1_000_000 > MOST_COMPUTED;
}
