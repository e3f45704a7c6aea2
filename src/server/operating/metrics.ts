import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** Of this process, whoever in it counts. Every label has few values, all of them ours: nothing a caller wrote becomes one. */
export const register = new Registry();
/** Of the instance, the same whichever of its processes says it. */
export const ofInstance = new Registry();
collectDefaultMetrics({ register });

const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const SLOW = [0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 540];
const registers = [register];

export const requests = new Counter({
  name: "http_requests_total",
  help: "Requests answered, by the pattern of their address; 499 where whoever asked went away before.",
  labelNames: ["method", "route", "status"],
  registers,
});
export const requestSeconds = new Histogram({
  name: "http_request_duration_seconds",
  help: "From the first byte read to the last one written.",
  labelNames: ["method", "route"],
  buckets: QUICK,
  registers,
});
export const statementFailures = new Counter({
  name: "product_architect_statement_failures_total",
  help: "What the database refused, by the first two letters of SQLSTATE, or 'away' where it could not be asked.",
  labelNames: ["class"],
  registers,
});
export const mails = new Counter({
  name: "product_architect_mails_total",
  help: "Mails given to the mail server or the outbox: sent or failed.",
  labelNames: ["outcome"],
  registers,
});
export const realtimeMessages = new Counter({
  name: "product_architect_realtime_messages_total",
  help: "Frames of realtime connections, in and out.",
  labelNames: ["direction"],
  registers,
});
export const childSeconds = new Histogram({
  name: "product_architect_child_duration_seconds",
  help: "Processes of their own that read what people brought or make documents, by how they ended.",
  labelNames: ["program", "outcome"],
  buckets: SLOW,
  registers,
});
export const backedUp = new Gauge({
  name: "product_architect_last_backup_timestamp_seconds",
  help: "When the newest backup was made; 0 where there is none.",
  registers: [ofInstance],
});
export const backupFailed = new Gauge({
  name: "product_architect_last_failed_backup_timestamp_seconds",
  help: "When a backup failed since the newest one was made; 0 where none did.",
  registers: [ofInstance],
});
const draftSeconds = new Histogram({
  name: "product_architect_draft_duration_seconds",
  help: "Drafts that ended: done, failed or stopped.",
  labelNames: ["drafter", "outcome"],
  buckets: SLOW,
  registers,
});
const drafts = new Gauge({ name: "product_architect_drafts_running", help: "Drafts under way.", registers });
const runs = new Gauge({ name: "product_architect_drafting_runs_running", help: "Runs over all sections under way.", registers });
const runSeconds = new Histogram({
  name: "product_architect_drafting_run_duration_seconds",
  help: "Runs over all sections that ended.",
  buckets: SLOW,
  registers,
});

/** Answers what is called with how it ended. */
export function draftBegins(drafter: "built_in" | "model"): (outcome: "done" | "failed" | "stopped") => void {
  const began = performance.now();
  let over = false;
  drafts.inc();
  return (outcome) => {
    if (over) return;
    over = true;
    drafts.dec();
    draftSeconds.observe({ drafter, outcome }, (performance.now() - began) / 1000);
  };
}

export function runBegins(): () => void {
  const end = runSeconds.startTimer();
  runs.inc();
  return () => {
    runs.dec();
    end();
  };
}

type Counts = { totalCount: number; idleCount: number; waitingCount: number };
const pools = new Map<Counts, string>();
new Gauge({
  name: "product_architect_database_connections",
  help: "Connections by pool: in use, idle, and requests that wait for one.",
  labelNames: ["pool", "state"],
  registers,
  collect() {
    this.reset();
    for (const [{ totalCount, idleCount, waitingCount }, pool] of pools) {
      this.inc({ pool, state: "in_use" }, totalCount - idleCount);
      this.inc({ pool, state: "idle" }, idleCount);
      this.inc({ pool, state: "waiting" }, waitingCount);
    }
  },
});

/** Counts a pool's connections until what it answers is called. */
export function watchPool(name: string, pool: Counts): () => void {
  pools.set(pool, name);
  return () => void pools.delete(pool);
}

type Listening = { connections: number; channels: number };
const listening = new Set<() => Listening>();
const heard = () => [...listening].map((count) => count());
new Gauge({
  name: "product_architect_realtime_connections",
  help: "Clients that listen.",
  registers,
  collect() {
    this.set(heard().reduce((sum, { connections }) => sum + connections, 0));
  },
});
new Gauge({
  name: "product_architect_realtime_channels",
  help: "What they listen to, each client's channels counted.",
  registers,
  collect() {
    this.set(heard().reduce((sum, { channels }) => sum + channels, 0));
  },
});

export function watchRealtime(count: () => Listening): () => void {
  listening.add(count);
  return () => void listening.delete(count);
}

export function watchChildren(count: () => number): void {
  new Gauge({
    name: "product_architect_children_running",
    help: "Processes of their own under way.",
    registers,
    collect() {
      this.set(count());
    },
  });
}
