import fc from "fast-check";
import type { RealInstance } from "#tests/support/real-server.ts";
import { type Cast, fromSomewhere } from "./cast.ts";
import { faultsOf, isSlow, LIMIT } from "./judge.ts";
import { type Answer, type Shot, type Silence, send } from "./send.ts";
import type { Attacks } from "./shots-rest.ts";
import type { Planted } from "./victim.ts";

export type Target = { name: string; attacks: Attacks };
export type Field = { server: RealInstance; planted: Planted; cast: Cast };
export type Report = {
  requests: number;
  slowest: { milliseconds: number; shot: string };
  /** How many took longer than `LIMIT` beside the others. */
  slow: number;
  statuses: Record<string, number>;
  /** Each kind of fault once, with the request that shows it. */
  faults: string[];
};

const AT_ONCE = 12;
const ALIVE_EVERY = 40;
/** More than this is no accident of the machine: at a load average of 19 on two cores it was 14 at most, of 850. */
const MOST_SLOW = 40;
/** Whoever gets past the door finds more to break. */
const OFTEN = ["admin of another organization", "stranger", "former member", "anonymous"];
export const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122);

/**
 * Draws the same number of requests for each attack on each target, so that whatever is new is attacked like the rest; `byEverybody`
 * has each attack come from everybody of the cast.
 */
export function draw(
  targets: readonly Target[],
  cast: Cast,
  { least, byEverybody = false }: { least: number; byEverybody?: boolean },
): Shot[] {
  const pairs = targets.flatMap(({ name, attacks }) =>
    Object.entries(attacks).map(([trick, attack]) => ({ trick: `${name}: ${trick}`, attack })),
  );
  const everybody = Object.keys(cast.headers);
  const people = byEverybody ? everybody : [...everybody, ...OFTEN, ...OFTEN];
  const each = Math.max(byEverybody ? people.length : 1, Math.ceil(least / pairs.length));
  const drawn = pairs.map(({ trick, attack }, at) =>
    fc
      .sample(attack, { numRuns: each, seed: seed + at })
      .map((shot, turn) => ({ ...shot, trick, who: people[(at * 7 + turn) % people.length] ?? "anonymous" })),
  );
  // side by side, so that one target's trouble meets the others
  return Array.from({ length: each }, (_, turn) => drawn.flatMap((shots) => shots[turn] ?? [])).flat();
}

/**
 * Sends them, many at once, and judges each answer. With a dozen requests under way on two processors a slow answer says little of the
 * request: whatever took longer than `LIMIT` is sent once more when all others have ended, and has to be answered in time then.
 */
export async function fire(
  field: Field,
  shots: readonly Shot[],
  onAnswer?: (shot: Shot, answer: Answer | Silence) => void,
): Promise<Report> {
  const { server, planted, cast } = field;
  const origin = new URL(server.url);
  const shoot = (shot: Shot) => send(origin, shot, { ...fromSomewhere(), ...cast.headers[shot.who] });
  const report: Report = { requests: 0, slowest: { milliseconds: 0, shot: "" }, slow: 0, statuses: {}, faults: [] };
  const known = new Set<string>();
  const holder = server.worker();
  const queue = shots.values();
  const slow: Shot[] = [];
  let dead = false;
  const gunner = async () => {
    for (const shot of queue) {
      if (dead) return;
      const answer = await shoot(shot);
      if (isSlow(answer)) slow.push(shot);
      report.requests += 1;
      if (report.requests % ALIVE_EVERY === 0) await cast.revive();
      onAnswer?.(shot, answer);
      const kind = "error" in answer ? "none" : String(answer.status);
      report.statuses[kind] = (report.statuses[kind] ?? 0) + 1;
      if (answer.milliseconds > report.slowest.milliseconds)
        report.slowest = { milliseconds: answer.milliseconds, shot: asCommand(shot) };
      if ("error" in answer && isSlow(answer) && server.worker() === holder) continue;
      for (const fault of faultsOf(shot, answer, { planted, cast, directory: server.directory })) {
        const key = `${fault.slice(0, 40)} ${shot.trick}`;
        if (!known.has(key))
          report.faults.push(`${fault} | ${asCommand(shot)}${"error" in answer ? "" : ` -> ${answer.text.slice(0, 160)}`}`);
        known.add(key);
      }
      if ("error" in answer && server.worker() !== holder && !dead) {
        dead = true;
        report.faults.push(`the process died | ${asCommand(shot)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, gunner));
  for (const shot of dead ? [] : slow.slice(0, MOST_SLOW)) {
    await cast.revive();
    const answer = await shoot(shot);
    if (isSlow(answer))
      report.faults.push(`${LIMIT / 1_000} s passed, and ${Math.round(answer.milliseconds)} ms alone | ${asCommand(shot)}`);
  }
  report.slow = slow.length;
  if (slow.length > MOST_SLOW) report.faults.push(`${slow.length} requests took longer than ${LIMIT / 1_000} s`);
  return report;
}

/** As one would send it by hand. */
export function asCommand({ who, trick, method, path, headers, body }: Shot): string {
  const text = body === undefined ? "" : ` <- ${String(body).slice(0, 200)}`;
  return `${trick} | ${who} | ${method} ${path.slice(0, 300)} ${JSON.stringify(headers ?? {})}${text}`;
}
