import { setTimeout as delay } from "node:timers/promises";

const FRESH_MS = 1_000;
const LONGEST_MS = 2_000;
/** For so long after the database has answered, its answer may be late: it is busy then, and nobody would be better served elsewhere. */
const BUSY_MS = 10_000;

export type Health = {
  /** Whether requests should be sent here. However many ask, the database is asked once a second. */
  ready(): Promise<Response>;
  /** From now on nobody should be sent here. */
  end(): void;
};

export function createHealth({ ready }: { ready(): Promise<boolean> }): Health {
  let ending = false;
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;

  function ask() {
    const at = performance.now();
    const answer = ready().catch(() => false);
    void answer.then((isReady) => {
      answeredAt = isReady ? performance.now() : Number.NEGATIVE_INFINITY;
    });
    return { at, answer };
  }

  return {
    ready: async () => {
      if (ending) return said("ending");
      if (!asked || performance.now() - asked.at >= FRESH_MS) asked = ask();
      const answer = await inTime(asked.answer);
      const isReady = answer === "late" ? performance.now() - answeredAt < BUSY_MS : answer;
      return said(isReady ? "ok" : "unavailable");
    },
    end: () => {
      ending = true;
    },
  };
}

/** That the process answers at all: a reason to leave it alone, whatever else is wrong. */
export const alive = () => said("ok");

function inTime<Value>(answer: Promise<Value>): Promise<Value | "late"> {
  return Promise.race([answer, delay(LONGEST_MS, "late" as const, { ref: false })]);
}

function said(status: "ok" | "ending" | "unavailable"): Response {
  return Response.json({ status }, { status: status === "ok" ? 200 : 503 });
}
