import { coloured } from "#cli/terminal/output.ts";
import { plain, plainLine } from "#cli/terminal/plain.ts";
import type { FieldChange } from "./changes.ts";
import type { Checked } from "./check-repository.ts";
import { citeOf, type Location } from "./cited.ts";
import { type Verdict, verdicts } from "./judged.ts";
import type { Wording } from "./quality.ts";

const labels = {
  current: coloured("green", "current"),
  stale: coloured("yellow", "stale"),
  unknown: coloured("red", "unknown"),
  bare: coloured("dim", "without revision"),
} as const satisfies Record<Verdict, string>;

export function asText(checked: Checked): string {
  const told = checked.judged.filter(({ verdict }) => verdict !== "current");
  const shown = new Set<string>();
  const findings = told.flatMap((one) => {
    const line = `${placeOf(one.place)}  ${labels[one.verdict]}  ${plainLine(one.says)}`;
    const cite = citeOf(one);
    if (one.verdict !== "stale" || shown.has(cite)) return [line];
    shown.add(cite);
    return [line, ...(checked.changes.get(cite) ?? []).map((change) => `    ${changed(change)}`)];
  });
  const missing = checked.uncovered.map((one) => `  ${citeOf(one)}  ${plainLine(one.name)}`);
  return [
    ...findings,
    ...(checked.coverage && missing.length > 0 ? ["Nothing cites:", ...missing] : []),
    ...(checked.large.length > 0 ? [`Left out, over 2 MB: ${checked.large.map(plainLine).join(", ")}`] : []),
    ...(checked.behind > 0
      ? [`${many(checked.behind, "requirement")} changed since the last pull; 'product-architect pull' brings them.`]
      : []),
    ...(checked.wording ? wordingLines(checked.wording) : []),
    summary(checked),
  ].join("\n");
}

function summary({ judged, files, uncovered, coverage, isOffline }: Checked): string {
  const counts = countsOf({ judged });
  const said = `${counts.current} current, ${counts.stale} stale, ${counts.unknown} unknown, ${counts.bare} without revision`;
  const missing = coverage ? `; ${many(uncovered.length, "requirement")} not cited` : "";
  return `${many(judged.length, "citation")} in ${many(files, "file")}: ${said}${missing}${isOffline ? ", as of the last pull" : ""}.`;
}

function wordingLines({ findings, rows, clean, kept }: Wording): string[] {
  const lines = findings.map(({ at, cite, rule, quote, why }) => {
    const where = at ? `${plainLine(at.path)}:${at.line}:${at.column}` : cite;
    return `${where}  ${coloured("yellow", rule)}  ${cite} "${plainLine(quote)}": ${plainLine(why)}`;
  });
  const isKept = kept > 0 ? `, ${many(kept, "finding")} kept on purpose` : "";
  return [...lines, `Wording: ${clean} of ${many(rows, "row")} clean${isKept}.`];
}

const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

function countsOf({ judged }: Pick<Checked, "judged">): Record<Verdict, number> {
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, 0])) as Record<Verdict, number>;
  for (const { verdict } of judged) counts[verdict] += 1;
  return counts;
}

function changed({ field, words }: FieldChange): string {
  const text = plain(words).replaceAll("\n", "\n    ");
  const marked = text
    .replace(/\[-.*?-\]/gs, (removed) => coloured("red", removed))
    .replace(/\{\+.*?\+\}/gs, (added) => coloured("green", added));
  return `${plainLine(field)}: ${marked}`;
}

function placeOf(place: Location): string {
  const where = "path" in place ? plainLine(place.path) : `commit ${place.commit.slice(0, 10)}`;
  return `${where}:${place.line}:${place.column}`;
}

export function asJson(checked: Checked): object {
  return {
    counts: { ...countsOf(checked), uncovered: checked.uncovered.length, files: checked.files, behind: checked.behind },
    citations: checked.judged.map(({ place, verdict, says, reference, revision }) => ({
      cite: citeOf({ reference, revision }),
      verdict,
      ...place,
      says,
    })),
    changes: Object.fromEntries(checked.changes),
    uncovered: checked.uncovered.map((one) => ({ cite: citeOf(one), name: one.name })),
    left_out: checked.large,
    ...(checked.wording ? { wording: checked.wording } : {}),
  };
}
