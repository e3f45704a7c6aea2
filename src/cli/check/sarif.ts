import { createHash } from "node:crypto";
import { version } from "#cli/own-version.ts";
import { plainLine } from "#cli/terminal/plain.ts";
import { rules as wording } from "#domain/quality/rules/all.ts";
import { citeOf, type Location } from "./cited.ts";
import type { Judged, Requirement } from "./judged.ts";
import type { Wording } from "./quality.ts";

const citationRules = [
  {
    id: "stale-citation",
    level: "error",
    says: "A requirement was changed since the revision that is cited",
    help: "Read what changed, change the code where it has to, then cite the revision the requirement is at.",
  },
  {
    id: "unknown-citation",
    level: "error",
    says: "No requirement has the number, or the revision, that is cited",
    help: "Cite a requirement that is in the specification, at a revision it has had.",
  },
  {
    id: "citation-without-revision",
    level: "note",
    says: "A requirement is cited without its revision",
    help: "Cite it as US-14@3, so that a later change of the requirement is noticed.",
  },
  {
    id: "uncovered-requirement",
    level: "note",
    says: "No code cites a requirement",
    help: "Cite it where it is built or tested.",
  },
] as const;
const wordingRules = wording.map(
  ({ id, name, why }) => ({ id: `wording-${id}`, level: "warning", says: name, help: why }) as const,
);
// a code host shows a rule by the name it has here
const rules = [...citationRules, ...wordingRules];

const ruleOf = { stale: "stale-citation", unknown: "unknown-citation", bare: "citation-without-revision" } as const;

type Found = { judged: readonly Judged[]; uncovered: readonly Requirement[]; wording?: Wording | undefined };

/** What was found as SARIF 2.1.0 (OASIS), which code hosts show beside the lines. */
export function toSarif({ judged, uncovered, wording: worded }: Found): object {
  const fingerprint = fingerprints();
  const found = judged.flatMap((one) => {
    if (one.verdict === "current") return [];
    const rule = ruleOf[one.verdict];
    const key = [rule, "path" in one.place ? one.place.path : one.place.commit, citeOf(one)];
    return [{ ...result(rule, one.says), locations: [locationOf(one.place, one.length)], ...fingerprint(key) }];
  });
  const missing = uncovered.map((one) => ({
    ...result("uncovered-requirement", `No code cites ${citeOf(one)} '${one.name}'`),
    locations: [{ logicalLocations: [{ fullyQualifiedName: one.reference }] }],
    ...fingerprint(["uncovered-requirement", one.reference]),
  }));
  const words = (worded?.findings ?? []).map(({ cite, field, rule, quote, why, at }) => ({
    ...result(`wording-${rule}`, `${cite}: '${quote}'. ${why.replace(/\.$/, "")}`),
    locations: [
      {
        ...(at ? locationOf(at, Math.max(1, (quote.split("\n")[0] ?? "").length)) : {}),
        logicalLocations: [{ fullyQualifiedName: cite }],
      },
    ],
    ...fingerprint([`wording-${rule}`, cite.replace(/@.*/, ""), field, quote]),
  }));
  return {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "product-architect", semanticVersion: version, rules: rules.map(described) } },
        columnKind: "utf16CodeUnits",
        originalUriBaseIds: { ROOT: { description: { text: "The root of the repository" } } },
        results: [...found, ...missing, ...words],
      },
    ],
  };
}

function described({ id, level, says, help }: (typeof rules)[number]) {
  return {
    id,
    shortDescription: { text: `${says}.` },
    fullDescription: { text: `${says}. ${help}` },
    help: { text: help },
    defaultConfiguration: { level },
  };
}

/** Words of others in a message: brackets would be a link to anywhere, and a number in braces a part of ours (SARIF 2.1.0, 3.11). */
const asWords = (text: string) =>
  plainLine(text)
    .replace(/[[\]\\]/g, "\\$&")
    .replace(/\{(\d+)\}/g, "{{$1}}");

/** A newer server may have rules this program does not know. */
function result(ruleId: string, text: string) {
  const ruleIndex = rules.findIndex(({ id }) => id === ruleId);
  return { ruleId, ruleIndex, level: rules[ruleIndex]?.level ?? "warning", message: { text: `${asWords(text)}.` } };
}

function locationOf(place: Location, length: number) {
  if ("commit" in place) return { logicalLocations: [{ fullyQualifiedName: `commit ${place.commit}` }] };
  const { path, line, column } = place;
  return {
    physicalLocation: {
      artifactLocation: { uri: path.split("/").map(encodeURIComponent).join("/"), uriBaseId: "ROOT" },
      region: { startLine: line, startColumn: column, endLine: line, endColumn: column + length },
    },
  };
}

/** The same finding has the same one while the lines around it move. */
function fingerprints() {
  const seen = new Map<string, number>();
  return (parts: readonly string[]) => {
    const key = parts.join("\0");
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return { partialFingerprints: { "citation/v1": createHash("sha256").update(`${key}\0${nth}`).digest("hex") } };
  };
}
