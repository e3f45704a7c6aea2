import { startTransition, useEffect, useRef, useState } from "react";
import type { ToldAcceptance } from "#domain/acceptance.ts";
import type { SpecificationDocument } from "#domain/document/document.ts";
import type { DocumentInput } from "#domain/document/document-input.ts";
import type { ReadingPart } from "#domain/document/reading.ts";
import type { ProgressReport } from "#domain/progress.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import type { CompletenessRecord } from "#domain/quality/completeness/decision.ts";
import type { ChosenQuality } from "#domain/quality/told-findings.ts";
import type { ReadingAsked, ReadingTold } from "./reading-worker.ts";

/** A document as it is read; a part stays the same object while it says the same. */
export type Reading = Omit<SpecificationDocument, "chapters"> & { parts: readonly ReadingPart[] };

type Input = DocumentInput & { against?: ProjectContent };
type Maker = { ask: (input: Input) => void; stop: () => void };

type Beside = {
  /** What it is compared with, null where it is not. */
  against: ProjectContent | undefined | null;
  /** The last progress report of each row, where they are told in it. */
  reports?: readonly ProgressReport[] | undefined;
  /** What nobody accepted, where that is. */
  acceptance?: ToldAcceptance | undefined;
  /** What people decided of the items of the standards. */
  completeness?: CompletenessRecord | undefined;
  /** What its wording is held to, and the findings that are kept. */
  quality?: ChosenQuality | undefined;
};

/** What a project says as a document, put together beside the page, and anew whenever it says something else. */
export function useReading(
  content: ProjectContent | undefined,
  { against, reports, acceptance, completeness, quality }: Beside,
): { reading: Reading | null; failed: boolean } {
  const [reading, setReading] = useState<Reading | null>(null);
  const [failed, setFailed] = useState(false);
  const maker = useRef<Maker>(null);
  useEffect(() => {
    const made = makeReadings(
      (next) => startTransition(() => setReading(next)),
      () => setFailed(true),
    );
    maker.current = made;
    return () => made.stop();
  }, []);
  useEffect(() => {
    if (!content || against === undefined) return;
    const generated_at = new Date().toISOString();
    const beside = { reports, acceptance, completeness, quality };
    maker.current?.ask({ ...content, generated_at, ...beside, ...(against ? { against } : {}) });
  }, [content, against, reports, acceptance, completeness, quality]);
  return { reading, failed };
}

function makeReadings(tell: (reading: Reading) => void, fail: () => void): Maker {
  const worker = new Worker(new URL("./reading-worker.ts", import.meta.url), { type: "module" });
  const known = new Map<string, ReadingPart>();
  let asked: ReadingAsked = {};
  worker.onmessage = ({ data: { order, parts, ...cover } }: MessageEvent<ReadingTold>) => {
    for (const part of parts) known.set(part.key, part);
    tell({ ...cover, parts: order.flatMap((key) => known.get(key) ?? []) });
  };
  worker.onerror = fail;
  return {
    ask: (input) => {
      worker.postMessage(changedIn(asked, input));
      asked = input;
    },
    stop: () => worker.terminate(),
  };
}

/** Lists that stay the same are not carried over again. */
function changedIn(before: ReadingAsked, now: Input): ReadingAsked {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => old.get(name) !== value));
}
