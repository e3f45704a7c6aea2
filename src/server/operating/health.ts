import { setTimeout as delay } from "node:timers/promises";

const FRESH_MS = 1_000;
const LONGEST_MS = 2_000;

export type Health = {
  /** Whether requests should be sent here. However many ask, the database is asked once a second. */
  ready(): Promise<Response>;
  /** From now on nobody should be sent here. */
  end(): void;
};

export function createHealth({ ready }: { ready(): Promise<boolean> }): Health {
  let ending = false;
  let asked: { at: number; answer: Promise<boolean> } | undefined;

  return {
    ready: async () => {
      if (ending) return said("ending");
      if (!asked || performance.now() - asked.at >= FRESH_MS) asked = { at: performance.now(), answer: inTime(ready()) };
      return said((await asked.answer) ? "ok" : "unavailable");
    },
    end: () => {
      ending = true;
    },
  };
}

/** That the process answers at all: a reason to leave it alone, whatever else is wrong. */
export const alive = () => said("ok");

/** One that does not answer is as little use as one that says no. */
function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = delay(LONGEST_MS, false, { ref: false });
  return Promise.race([answer.catch(() => false), late]);
}

function said(status: "ok" | "ending" | "unavailable"): Response {
  return Response.json({ status }, { status: status === "ok" ? 200 : 503 });
}
