import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { askHello } from "#server/prompts/hello.ts";
import { askRisks } from "#server/prompts/risks.ts";
import { done, type Work } from "./work.ts";
import { workApart } from "./work-apart.ts";

const draft = (users: number): Work => {
  const told = Array.from({ length: users }, (_, at) => `User${at} books item${at}.`).join(" ");
  const brief = { ...nothingYet, project: { name: "Boats" }, questionnaire: { project_description: told } };
  return { task: "draft", told: askRisks(brief) };
};
const hello: Work = { task: "draft", told: askHello() };
/** As another process is told it. */
const plain = ({ task, ...work }: Work) => ({ task, ...JSON.parse(JSON.stringify(work)) }) as Work;

/** How often the server had its turn while something was drafted. */
async function turnsDuring(drafting: Promise<unknown>) {
  let [turns, isOver] = [0, false];
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  const drafted = await drafting.finally(() => {
    isOver = true;
  });
  return { drafted, turns };
}

test("however long a description keeps the built-in drafter busy, the server has its turns meanwhile, and the draft is the same [ATTACK-07]", async () => {
  const long = plain(draft(400));
  const beside = await turnsDuring(workApart(long));
  expect(beside.drafted).toEqual(done(long));
  expect(beside.turns).toBeGreaterThan(100);
});

test("a draft that takes too long or is stopped ends with its process, and the next one is made [ATTACK-07]", async () => {
  const long = plain(draft(900));
  await expect(workApart(long, { patience: 1 })).rejects.toMatchObject({
    kind: "unavailable",
    message: "This is too much to draft from at once. Shorten the description or the answers, or take away documents.",
  });
  const stopping = new AbortController();
  const stopped = workApart(long, { who: "ada", signal: stopping.signal });
  stopping.abort(new Error("Somebody stopped it."));
  await expect(stopped).rejects.toThrow("Somebody stopped it.");
  // another waits in a line of their own
  expect(await workApart(plain(hello), { who: "grace" })).toEqual(done(hello));
  expect(await workApart(plain(hello), { who: "ada" })).toEqual(done(hello));
});
