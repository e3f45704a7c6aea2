import { expect, test } from "vitest";
import { draftedContent } from "#domain/quality/completeness/testing-content.ts";
import { lookApart } from "./look-apart.ts";
import { looks } from "./looks.ts";

const dots = `${".".repeat(3_999)}x`;
const trial = { name: "", priority: null, description: "", user_story_id: null, given: dots, when: dots, then: dots };
const drafted = draftedContent("Boats", "Members rent boats.");
const content = {
  ...drafted,
  test_cases: Array.from({ length: 300 }, (_, at) => ({ ...trial, id: `t${at}`, number: at + 1, revision: 1 })) as never,
  specification: { ...drafted.specification, project_scope: `# a${" ".repeat(49_990)}x` } as never,
};

/** How often the server had its turn while something was looked for: never where it looks itself, however short that takes. */
async function turnsDuring(looking: Promise<unknown>) {
  let [turns, isOver] = [0, false];
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  const seen = await looking.finally(() => {
    isOver = true;
  });
  return { seen, turns };
}

test("what a language model is told of rows made to hurt, and what is kept of its answer, is found beside the server, which has its turns meanwhile [ATTACK-73]", async () => {
  const whose = { whose: "eve" };
  const { seen, turns } = await turnsDuring(lookApart("possible", { content }, whose));
  expect(seen).toEqual(looks.possible({ content }));
  expect(turns).toBeGreaterThan(0);
  const rows = [{ id: "TC-1", quote: "..." }];
  const asked = { content, shown: 1_000, believed: [{ kind: "unclear" as const, sentence: "Dots.", rows }], project_id: "p" };
  const kept = await turnsDuring(lookApart("believed", asked, whose));
  expect(kept.seen).toMatchObject({ kept: [{ a_quote: "..." }], dropped: 0 });
  expect(kept.turns).toBeGreaterThan(0);
});
