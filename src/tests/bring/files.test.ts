import { expect, test } from "vitest";
import { files, measure } from "./measure.ts";

/** Of all rows in the hand-made lists. */
const LEAST = 0.95;

test("files of five kinds become the rows a careful reader lists, with their words [BRING-1]", async () => {
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (let at = 0; at < files.length; at += 2) measured.push(...(await Promise.all(files.slice(at, at + 2).map(measure))));
  const sum = (count: (one: (typeof measured)[number]) => number) => measured.reduce((all, one) => all + count(one), 0);
  const [rows, placed, source, kept] = [
    sum((one) => one.rows),
    sum((one) => one.placed),
    sum((one) => one.source),
    sum((one) => one.kept),
  ];
  process.stdout.write(
    `${placed} of ${rows} rows are placed (${((placed / rows) * 100).toFixed(1)} %), ${kept} of ${source} other texts kept.\n`,
  );
  expect(files).toHaveLength(50);
  expect(placed / rows).toBeGreaterThan(LEAST);
});
