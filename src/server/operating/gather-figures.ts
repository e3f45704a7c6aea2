import cluster, { type Worker } from "node:cluster";
import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod";

/** Whoever starts or hangs is left out after so long. */
const PATIENCE_MS = 1_000;

/** What one process counts, as prom-client says it in JSON; `worker` is its number among those that share a port. */
export const figures = z.object({
  worker: z.number(),
  metrics: z.array(
    z.looseObject({
      values: z.array(
        z.looseObject({ value: z.number(), labels: z.record(z.string(), z.union([z.string(), z.number()]).optional()) }),
      ),
    }),
  ),
});
export type Figures = z.output<typeof figures>;

export const fromPrimary = z.discriminatedUnion("type", [
  z.object({ type: z.literal("tell_figures"), gathering: z.number() }),
  z.object({ type: z.literal("all_figures"), asked: z.number(), all: z.array(figures) }),
]);
export type FromPrimary = z.output<typeof fromPrimary>;

const fromWorker = z.discriminatedUnion("type", [
  z.object({ type: z.literal("want_figures"), asked: z.number() }),
  z.object({ type: z.literal("figures"), gathering: z.number(), ...figures.shape }),
]);
export type FromWorker = z.output<typeof fromWorker>;

/** Lets each worker read what all of them count. */
export function gatherFigures(): void {
  const open = new Map<number, (told: Figures) => void>();
  let gatherings = 0;
  cluster.on("message", (worker, message: unknown) => {
    const said = fromWorker.safeParse(message).data;
    if (said?.type === "figures") open.get(said.gathering)?.(said);
    if (said?.type === "want_figures") void answer(worker, said.asked);
  });

  async function answer(worker: Worker, asked: number) {
    const gathering = ++gatherings;
    const all: Figures[] = [];
    const others = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected());
    const complete = new Promise<void>((done) => {
      open.set(gathering, ({ worker: number, metrics }) => {
        if (all.push({ worker: number, metrics }) === others.length) done();
      });
    });
    for (const other of others) tell(other, { type: "tell_figures", gathering });
    await Promise.race([complete, delay(PATIENCE_MS, undefined, { ref: false })]);
    open.delete(gathering);
    tell(worker, { type: "all_figures", asked, all });
  }
}

/** Whoever has died meanwhile hears nothing. */
function tell(worker: Worker | undefined, message: FromPrimary) {
  if (worker?.isConnected()) worker.send(message, () => {});
}
