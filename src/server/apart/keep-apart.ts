import type { ChildProcess, Serializable } from "node:child_process";
import { Failure } from "#domain/failure.ts";
import type { Said } from "./do-apart.ts";
import { createHandingOver } from "./hand-over.ts";
import { type Bounds, endApart, startApart } from "./start-apart.ts";

export type Kept<Work, Value> = {
  /** Has a process do this. What takes longer than `patience`, in milliseconds, or is no longer wanted ends with its process. */
  have(work: Work, wanted?: Wanted): Promise<Value>;
};
export type Wanted = { patience?: number; signal?: AbortSignal | undefined };
/** `tooMuch` is what whoever waited is told when a process came to nothing. */
type Kind = { program: string; tooMuch: string; bounds?: Bounds; rest?: Rest };
/** In milliseconds: how long one rests, and how long those do that rest beside it. */
type Rest = { one: number; others: number };

const usualBounds: Bounds = { computing: 240, memory: 1024 };
/** In milliseconds. */
const PATIENCE = 60_000;
const REST: Rest = { one: 180_000, others: 10_000 };

/**
 * Processes for work of one kind, without our environment, our files and our rights. A thread would be none: where its memory ends
 * in one leap, such as a list of all matches, it takes us with it. One that has done rests for a while, since a new one has to load
 * all it works with first, which takes it longer than most works; one that holds much or has done much ends, and gives back what it
 * holds. Beside another that rests it does so for moments only: how many were once needed at the same time is not what is held from
 * then on.
 */
export function keepApart<Work, Value>({ program, tooMuch, bounds = usualBounds, rest = REST }: Kind): Kept<Work, Value> {
  const resting = new Map<ChildProcess, NodeJS.Timeout>();
  const handing = new WeakMap<ChildProcess, ReturnType<typeof createHandingOver>>();

  function begun(): ChildProcess {
    const child = startApart(bounds, { program, stdio: ["ignore", "ignore", "ignore", "ipc"] });
    handing.set(child, createHandingOver());
    // whoever waits for it is told by its end; while nobody does, it takes nothing else with it
    return child.on("error", () => {}).once("exit", () => wake(child));
  }

  function wake(child: ChildProcess): ChildProcess {
    clearTimeout(resting.get(child));
    resting.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  function letRest(child: ChildProcess) {
    child.unref();
    child.channel?.unref();
    const time = resting.size === 0 ? rest.one : rest.others;
    resting.set(child, setTimeout(() => endApart(child), time).unref());
  }

  return {
    async have(work, { patience = PATIENCE, signal } = {}) {
      signal?.throwIfAborted();
      const last = [...resting.keys()].at(-1);
      const child = last ? wake(last) : begun();
      const { promise, resolve, reject } = Promise.withResolvers<Said<Value>>();
      const fail = (cause?: unknown) => reject(new Failure("unavailable", tooMuch, { cause }));
      const stop = () => reject(signal?.reason);
      const bell = setTimeout(fail, patience);
      signal?.addEventListener("abort", stop);
      child.on("message", resolve).on("error", fail).on("exit", fail);
      let isGood = false;
      try {
        // what cannot be told fails here, and what nobody waits for any longer is not told to its end
        handing
          .get(child)?.((part) => tell(child, part), work)
          .catch(fail);
        const said = await promise;
        isGood = !said.isSpent;
        if ("refused" in said) throw new Failure(said.refused.kind, said.refused.message);
        return said.value;
      } finally {
        clearTimeout(bell);
        signal?.removeEventListener("abort", stop);
        child.off("message", resolve).off("error", fail).off("exit", fail);
        if (isGood) letRest(child);
        else endApart(child);
      }
    },
  };
}

/** Fulfilled once it is written, so that no more of it waits here than the process has room for. */
function tell(child: ChildProcess, part: Serializable): Promise<void> {
  return new Promise((done, fail) => child.send(part, (error) => (error ? fail(error) : done())));
}
