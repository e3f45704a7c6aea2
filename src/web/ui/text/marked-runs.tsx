import type { MarkedRun } from "./marked-text.tsx";

/** A text with what was looked for marked in it. */
export function MarkedRuns({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map(({ text, marked }, at) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the text
      <mark key={at} className="rounded-sm bg-accent-soft text-accent-ink underline decoration-accent-line underline-offset-3">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
