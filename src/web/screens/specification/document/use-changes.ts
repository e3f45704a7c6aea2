import { type RefObject, useEffect, useMemo, useState } from "react";
import { changesIn, onlyChanges } from "#domain/document/compared-reading.ts";
import type { ReadingPart } from "#domain/document/reading.ts";
import type { Reading } from "#web/queries/reading.ts";

const none: readonly never[] = [];

/** What is drawn of a document, and the way through what changed in it where it is compared with another. */
export function useChanges(text: RefObject<HTMLElement | null>, isPlain: boolean, reading: Reading | null) {
  const [only, setOnly] = useState(false);
  const [here, setHere] = useState<string | null>(null);
  const whole: readonly ReadingPart[] = reading?.parts ?? none;
  const keys = useMemo(() => (isPlain ? none : changesIn(whole)), [isPlain, whole]);
  const parts = useMemo(() => (only && !isPlain ? onlyChanges(whole) : whole), [only, isPlain, whole]);
  const at = here === null ? -1 : keys.indexOf(here);
  // the passage that holds it is drawn by then
  useEffect(() => {
    if (here === null) return;
    const place = text.current?.querySelector<HTMLElement>(`[data-change="${CSS.escape(here)}"]`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }, [text, here]);
  const step = (by: number) => {
    const next = here === null && by < 0 ? keys.length - 1 : at + by;
    setHere(keys[(next + keys.length) % keys.length] ?? null);
  };
  return { parts, count: keys.length, at, here, only, setOnly, next: () => step(1), previous: () => step(-1) };
}
export type Changes = ReturnType<typeof useChanges>;
