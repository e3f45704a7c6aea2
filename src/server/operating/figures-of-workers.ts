import cluster from "node:cluster";
import { AggregatorRegistry } from "prom-client";
import { type Figures, type FromWorker, fromPrimary } from "./gather-figures.ts";
import { register } from "./metrics.ts";

const waiting = new Map<number, (all: Figures[]) => void>();
let asked = 0;

if (cluster.isWorker) process.on("message", hear);

/** The figures of this process or, where several share its port, of each of them, labelled `worker`. */
export async function figuresOfWorkers(): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  asked += 1;
  const all = new Promise<Figures[]>((done) => waiting.set(asked, done));
  say({ type: "want_figures", asked });
  return AggregatorRegistry.aggregate((await all).map(labelled)).metrics();
}

/** A sum would fall when one of them starts anew, and a rate would take what the others have counted for new. */
function labelled({ worker, metrics }: Figures) {
  return metrics.map((metric) => ({
    ...metric,
    aggregator: "first",
    values: metric.values.map((value) => ({ ...value, labels: { ...value.labels, worker } })),
  }));
}

async function hear(message: unknown) {
  const said = fromPrimary.safeParse(message).data;
  if (said?.type === "tell_figures") {
    const metrics = await register.getMetricsAsJSON();
    say({
      type: "figures",
      gathering: said.gathering,
      worker: cluster.worker?.id ?? 0,
      metrics: metrics.map((metric) => ({ ...metric })),
    });
  }
  if (said?.type !== "all_figures") return;
  waiting.get(said.asked)?.(said.all);
  waiting.delete(said.asked);
}

function say(message: FromWorker) {
  process.send?.(message);
}
