import { expect, onTestFinished, test } from "vitest";
import { buildDocument } from "#domain/document/build-document.ts";
import { type ReadingPart, readingOf } from "#domain/document/reading.ts";
import { sample } from "#domain/document/sample.ts";
import type { ReadingAsked, ReadingTold } from "./reading-worker.ts";

const chapter = "/Appendices/Quality of the wording";
const quality = { settings: null, kept: [] };
const headings = (keys: readonly string[], parts: ReadonlyMap<string, ReadingPart>) =>
  keys.flatMap((key) => {
    const part = parts.get(key);
    return part?.kind === "heading" ? [`${part.number} ${part.title}`] : [];
  });

function reader() {
  const worker = new Worker(new URL("./reading-worker.ts", import.meta.url), { type: "module" });
  onTestFinished(() => worker.terminate());
  const told: ReadingTold[] = [];
  worker.onmessage = ({ data }: MessageEvent<ReadingTold>) => void told.push(data);
  return { told, ask: (asked: ReadingAsked) => worker.postMessage(asked) };
}

test("a document is read before its wording was checked, and the chapter on it alone comes after [READ-54]", async () => {
  const { told, ask } = reader();
  ask({ ...sample, quality });
  await expect.poll(() => told.length).toBe(2);
  const [first, next] = told as [ReadingTold, ReadingTold];
  const whole = readingOf(buildDocument({ ...sample, quality }));

  const known = new Map(first.parts.map((part) => [part.key, part]));
  const rest = whole.filter(({ key }) => !key.startsWith(chapter));
  expect(first.parts.filter(({ key }) => !key.startsWith(chapter))).toEqual(rest);
  expect(headings(first.order, known)).toEqual(
    whole.flatMap((part) => (part.kind === "heading" ? [`${part.number} ${part.title}`] : [])),
  );
  expect(JSON.stringify(first.parts)).toContain("The wording of the rows is being checked.");
  expect(JSON.stringify(first.parts)).not.toContain("have no finding in their wording");

  expect(next.parts.length).toBeGreaterThan(0);
  expect(next.parts.filter(({ key }) => !key.startsWith(chapter))).toEqual([]);
  expect(JSON.stringify(next.parts)).toContain("have no finding in their wording");
  for (const part of next.parts) known.set(part.key, part);
  expect(next.order.map((key) => known.get(key))).toEqual(whole);

  // who reads already is told of a change once
  ask({ specification: null });
  ask({ quality: { settings: null, kept: [] } });
  await expect.poll(() => told.length).toBe(4);
  expect(JSON.stringify(told.slice(2))).not.toContain("is being checked");
});
