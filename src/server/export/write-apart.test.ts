import { expect, test } from "vitest";
import { sample } from "#domain/document/sample.ts";
import { exportedOf } from "#domain/export/exported-of.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { generatedProject } from "#tests/support/generated-project.ts";
import { writeApart } from "./write-apart.ts";
import { writeExport } from "./writers.ts";

const { generated_at } = sample;
const asked = (content: ProjectContent) => ({ content, generated_at, origin: "https://pa.test", project_id: "p" });
const large = asked(generatedProject(2000, "nasty"));

/** How often the server had its turn while something was made. */
async function turnsDuring<Made>(making: Promise<Made>) {
  let [turns, isOver] = [0, false];
  const take = () => {
    turns += 1;
    if (!isOver) setImmediate(take);
  };
  setImmediate(take);
  const made = await making.finally(() => {
    isOver = true;
  });
  return { made, turns };
}

test("a file is written beside the server, which has its turns meanwhile, and is the same as one written in it, however many one process wrote before [EXPORT-80] [EXPORT-82]", async () => {
  const make = async () => writeExport("markdown", exportedOf(large));
  const here = await make();
  const within = await turnsDuring(make());
  const beside = await turnsDuring(writeApart({ ...large, format: "markdown" }));
  expect(beside.made.written).toEqual(here);
  const small = { ...asked(sample), format: "markdown" } as const;
  const first = await writeApart(small);
  expect(await writeApart(small)).toEqual(first);
  expect(within.turns).toBeLessThan(10);
  expect(beside.turns).toBeGreaterThan(100);
});

test("what takes too long, breaks or cannot be written is answered with a sentence, and the next file is written [EXPORT-81]", async () => {
  const tooMuch = "This could not be written in time. Export a part of it, or choose another format.";
  await expect(writeApart({ ...large, format: "json" }, { patience: 1 })).rejects.toMatchObject({
    kind: "unavailable",
    message: tooMuch,
  });
  await expect(writeApart({ ...large, format: "json", content: {} as never })).rejects.toMatchObject({
    kind: "unavailable",
    message: tooMuch,
  });
  await expect(writeApart({ ...large, format: "scroll" as never })).rejects.toMatchObject({
    kind: "invalid",
    message: "This format cannot be written yet. Choose another one.",
  });
  const { written, of } = await writeApart({ ...asked(sample), format: "markdown" });
  expect(written).toContain(sample.project.name);
  expect(of.title).toBe(sample.project.name);
});
