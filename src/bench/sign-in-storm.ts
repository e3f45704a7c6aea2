import { type Instance, newPerson } from "#scripts/instance.ts";
import { verdictOf } from "./limits.ts";

const ACCOUNTS = 10;
const SIGN_INS_PER_SECOND = 20;
const LISTS_PER_SECOND = 50;
const ROUNDS = 4;
const SECONDS = 2;
const LIMIT = 5;
const PASSWORD = "bench-password-1";

/**
 * Prints how much slower a list request's 99th percentile is while people sign in all the time. The limits of sign-ins stand as they
 * are: each comes from an address of its own, which a server that trusts one proxy believes, and the accounts take turns. Quiet and
 * stormy seconds take turns too, so that what else the machine does falls on both.
 */
export async function benchSignInStorm(instance: Instance) {
  const { emails, list } = await prepare(instance);
  const lists = () => paced(LISTS_PER_SECOND, list);
  await lists();
  const taken = { quiet: [] as number[], storm: [] as number[], signIn: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.quiet.push(...(await lists()));
    const asked = round * SIGN_INS_PER_SECOND * SECONDS;
    const storm = paced(SIGN_INS_PER_SECOND, (turn) => signInFrom(instance, emails[turn % emails.length] ?? "", asked + turn));
    const [stormy, signIns] = await Promise.all([lists(), storm]);
    taken.storm.push(...stormy);
    taken.signIn.push(...signIns);
  }

  console.log(
    `\nA list request while ${SIGN_INS_PER_SECOND} people sign in every second (a ratio under ${LIMIT.toFixed(2)} is the limit)`,
  );
  console.log("                 count    p50 ms    p99 ms");
  print("list, quiet", taken.quiet);
  print("list, in storm", taken.storm);
  print("sign-in", taken.signIn);
  const ratio = percentile(taken.storm, 0.99) / percentile(taken.quiet, 0.99);
  console.log(`ratio            ${ratio.toFixed(2)}, ${verdictOf("a list while people sign in", ratio, { under: LIMIT })}`);
}

async function prepare(instance: Instance) {
  const startedAt = Date.now();
  const owner = await newPerson(instance, { email: `storm-${startedAt}@example.com`, password: PASSWORD });
  const organization = await owner.db.from("organizations").insert({ name: "Storm" }).select("id").single();
  const organization_id = organization.data?.id ?? "";
  const rows = Array.from({ length: 20 }, (_, i) => ({ organization_id, name: `Project ${i}`, type: "SaaS", version: "0.1" }));
  await owner.db.from("projects").insert(rows);
  const emails = Array.from({ length: ACCOUNTS }, (_, i) => `storm-${startedAt}-${i}@example.com`);
  for (const email of emails) await newPerson(instance, { email, password: PASSWORD });
  const url = `${instance.origin}/rest/v1/projects?select=id,name,updated_at&organization_id=eq.${organization_id}&order=updated_at.desc`;
  const headers = { apikey: instance.key, authorization: `Bearer ${owner.token}` };
  return { emails, list: () => fetch(url, { headers }) };
}

function signInFrom({ origin, key }: Instance, email: string, turn: number) {
  return fetch(`${origin}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { apikey: key, "content-type": "application/json", "x-forwarded-for": `198.51.100.${turn % 250}` },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
}

/** Asks at a steady pace, whether or not earlier answers are there, and gives the milliseconds each answer took. */
async function paced(perSecond: number, ask: (turn: number) => Promise<Response>): Promise<number[]> {
  const startedAt = performance.now();
  const answers = Array.from({ length: perSecond * SECONDS }, async (_, turn) => {
    const due = (turn * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, startedAt + due - performance.now())));
    const asked = performance.now();
    const response = await ask(turn);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
    return performance.now() - asked;
  });
  return Promise.all(answers);
}

function print(name: string, taken: readonly number[]) {
  const cells = [String(taken.length), percentile(taken, 0.5).toFixed(1), percentile(taken, 0.99).toFixed(1)];
  console.log(`${name.padEnd(14)} ${cells.map((cell, i) => cell.padStart(i === 0 ? 7 : 9)).join(" ")}`);
}

function percentile(taken: readonly number[], part: number): number {
  const sorted = taken.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
