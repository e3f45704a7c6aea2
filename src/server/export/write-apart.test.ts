import { expect, test } from "vitest";
import { sample } from "#domain/document/sample.ts";
import { exportedOf } from "#domain/export/exported-of.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { generatedProject } from "#tests/support/generated-project.ts";
import { writeApart } from "./write-apart.ts";
import { writeExport } from "./writers.ts";

const { generated_at } = sample;
const exported = (content: ProjectContent) => exportedOf({ content, generated_at, origin: "https://pa.test", project_id: "p" });
const large = exported(generatedProject(2000, "nasty"));

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

test("a file is written beside the server, which has its turns meanwhile, and is the same as one written in it [EXPORT-80]", async () => {
  const here = await writeExport("json", large);
  const within = await turnsDuring(writeExport("json", large));
  const beside = await turnsDuring(writeApart("json", large));
  expect(beside.made).toEqual(here);
  expect(within.turns).toBeLessThan(10);
  expect(beside.turns).toBeGreaterThan(100);
});

test("what takes too long, breaks or cannot be written is answered with a sentence, and the next file is written [EXPORT-81]", async () => {
  const tooMuch = "This could not be written in time. Export a part of it, or choose another format.";
  await expect(writeApart("json", large, { patience: 1 })).rejects.toMatchObject({ kind: "unavailable", message: tooMuch });
  await expect(writeApart("json", {} as never)).rejects.toMatchObject({ kind: "unavailable", message: tooMuch });
  await expect(writeApart("scroll" as never, large)).rejects.toMatchObject({
    kind: "invalid",
    message: "This format cannot be written yet. Choose another one.",
  });
  expect(await writeApart("markdown", exported(sample))).toContain(sample.project.name);
});
