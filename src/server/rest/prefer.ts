import { Refusal } from "./errors.ts";

/** What a request asks for beside what it asks. */
export type Prefer = {
  returns: "representation" | "minimal" | "headers-only";
  counts: boolean;
  resolution: "merge-duplicates" | "ignore-duplicates" | undefined;
  missingIsDefault: boolean;
  mostAffected: number | undefined;
  /** What was understood, for `Preference-Applied`. */
  applied: string[];
};

const KNOWN: ReadonlyMap<string, RegExp> = new Map([
  ["return", /^(representation|minimal|headers-only)$/],
  ["count", /^(exact|planned|estimated)$/],
  ["resolution", /^(merge|ignore)-duplicates$/],
  ["missing", /^(default|null)$/],
  ["handling", /^(strict|lenient)$/],
  ["max-affected", /^\d{1,9}$/],
]);

export function parsePrefer(header: string | undefined): Prefer {
  const found = new Map<string, string>();
  const strange: string[] = [];
  for (const part of header?.split(",") ?? []) {
    const preference = part.trim();
    const [name = "", value = ""] = preference.split("=");
    if (KNOWN.get(name)?.test(value)) {
      if (!found.has(name)) found.set(name, value);
    } else if (preference !== "") strange.push(preference);
  }
  if (strange.includes("tx=rollback")) {
    throw new Refusal(400, "PGRST122", "A request cannot be tried out here: tx=rollback is not answered.");
  }
  const isStrict = found.get("handling") === "strict";
  if (isStrict && strange.length > 0) {
    throw new Refusal(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${strange.join(", ").slice(0, 200)}`,
    });
  }
  const returns = found.get("return");
  const resolution = found.get("resolution");
  const most = isStrict ? found.get("max-affected") : undefined;
  return {
    returns: returns === "representation" || returns === "headers-only" ? returns : "minimal",
    // an estimate would tell how many rows others have
    counts: found.has("count"),
    resolution: resolution === "merge-duplicates" || resolution === "ignore-duplicates" ? resolution : undefined,
    missingIsDefault: found.get("missing") === "default",
    mostAffected: most === undefined ? undefined : Number(most),
    applied: [...found].map(([name, value]) => `${name}=${name === "count" ? "exact" : value}`),
  };
}
