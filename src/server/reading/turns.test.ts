import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const limits = { at_once: 2, each: 1, waiting: 50, patience: 60_000 };

/** Work that ends when it is told to. */
function bench() {
  const started: string[] = [];
  const open = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((done) => {
      started.push(name);
      open.set(name, () => done(name));
    });
  const finish = async (name: string) => {
    open.get(name)?.();
    await new Promise((settled) => setImmediate(settled));
  };
  return { started, work, finish };
}

test("nobody holds every reader, and who was served longest ago comes next, however much others have waiting [OUTSIDE-04]", async () => {
  const turns = createTurns(limits);
  const { started, work, finish } = bench();
  const many = ["a1", "a2", "a3", "a4"].map((name) => turns.take("a", work(name)));
  await finish("nobody");
  expect(started).toEqual(["a1"]);
  const others = [turns.take("b", work("b1")), turns.take("c", work("c1")), turns.take("b", work("b2"))];
  await finish("nobody");
  expect(started).toEqual(["a1", "b1"]);
  await finish("a1");
  expect(started).toEqual(["a1", "b1", "c1"]);
  await finish("b1");
  expect(started).toEqual(["a1", "b1", "c1", "a2"]);
  await finish("a2");
  expect(started).toEqual(["a1", "b1", "c1", "a2", "b2"]);
  for (const name of ["c1", "b2", "a3", "a4"]) await finish(name);
  expect(await Promise.all([...many, ...others])).toEqual(["a1", "a2", "a3", "a4", "b1", "c1", "b2"]);
});

test("who would wait too long, or has too much waiting, is told when to come again, and what fails makes room [OUTSIDE-05]", async () => {
  const refused = { kind: "too_many", retry_after: 1, message: expect.stringMatching(/Try again in 1 seconds\.$/) };
  const turns = createTurns({ ...limits, waiting: 2, patience: 30 });
  const { started, work, finish } = bench();
  const first = turns.take("a", work("a1"));
  const waiting = [turns.take("a", work("a2")), turns.take("a", work("a3"))];
  await expect(turns.take("a", work("a4"))).rejects.toMatchObject(refused);
  for (const one of await Promise.allSettled(waiting)) expect(one).toMatchObject({ status: "rejected", reason: refused });
  await finish("a1");
  await first;
  await expect(turns.take("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  const last = turns.take("a", work("a5"));
  await finish("nobody");
  expect(started).toEqual(["a1", "a5"]);
  await finish("a5");
  await last;
});

test("what is for an organization and an account waits for both: many organizations of one account have one turn at a time [ATTACK-24]", async () => {
  const turns = createTurns(limits);
  const { started, work, finish } = bench();
  const many = ["a1", "a2", "a3"].map((name) => turns.take([`organization of ${name}`, "ada"], work(name)));
  const same = turns.take(["organization of a1", "bob"], work("b1"));
  await finish("nobody");
  expect(started).toEqual(["a1"]);
  const other = turns.take(["another organization", "grace"], work("g1"));
  await finish("nobody");
  expect(started).toEqual(["a1", "g1"]);
  await finish("a1");
  expect(started).toEqual(["a1", "g1", "b1"]);
  for (const name of ["g1", "b1", "a2", "a3"]) await finish(name);
  expect(await Promise.all([...many, same, other])).toEqual(["a1", "a2", "a3", "b1", "g1"]);
  const waiting = Array.from({ length: 51 }, (_, at) => turns.take([`organization ${at}`, "ada"], work(`w${at}`)));
  await expect(turns.take(["one more organization", "ada"], work("refused"))).rejects.toMatchObject({ kind: "too_many" });
  for (const at of waiting.keys()) await finish(`w${at}`);
  await Promise.all(waiting);
});

test("where all the room is taken, whoever has most waiting makes room, so that who is new still gets in [ATTACK-43]", async () => {
  const turns = createTurns({ ...limits, at_once: 1, room: 4 });
  const { started, work, finish } = bench();
  const outcomes: string[] = [];
  const ask = (whose: string, name: string) =>
    turns.take(whose, work(name)).then(
      () => outcomes.push(name),
      () => outcomes.push(`${name} refused`),
    );
  const asked = ["a1", "a2", "a3", "b1", "b2"].map((name) => ask(name.slice(0, 1), name));
  asked.push(ask("new", "n1"));
  await finish("nobody");
  expect(outcomes).toEqual(["a3 refused"]);
  asked.push(ask("newer", "m1"));
  await finish("nobody");
  expect(outcomes).toEqual(["a3 refused", "b2 refused"]);
  asked.push(ask("newest", "o1"));
  await finish("nobody");
  expect(outcomes).toEqual(["a3 refused", "b2 refused", "a2 refused"]);
  for (const name of ["a1", "b1", "n1", "m1", "o1"]) await finish(name);
  await Promise.all(asked);
  expect(started).toEqual(["a1", "b1", "n1", "m1", "o1"]);
});
