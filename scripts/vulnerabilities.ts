// Which known-vulnerable dependencies a report of `npm audit --json` names, and which of them are allowed for now.

import * as z from "zod";

const LEVELS = ["info", "low", "moderate", "high", "critical"] as const;
type Allowed = { id: string; until: string; reason: string };

const advisory = z.object({
  source: z.union([z.number(), z.string()]),
  name: z.string(),
  severity: z.enum(LEVELS),
  title: z.string(),
  url: z.string().optional(),
});
// a package that is only reached by another's advisory names that package
const reportShape = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisory])) })),
});
type Report = z.output<typeof reportShape>;

/** From here on an advisory fails the checks. */
export const FAILS_FROM = "moderate";

/**
 * `report` is what `npm audit --json` said, `allowed` are the entries of vulnerabilities.json, `today` is a day such as 2026-11-22.
 * Answers why it fails (nothing when it is good), or that the registry could not be asked.
 */
export function judgeReport({ report, allowed, today }: { report: string; allowed: readonly Allowed[]; today: string }): {
  asked: boolean;
  problems: string[];
} {
  const stale = allowed.filter(({ until }) => !isDay(until) || until < today).map(staleWords);
  const said = read(report);
  if (!said) return { asked: false, problems: stale };
  if (!said.report)
    return {
      asked: true,
      problems: ["npm's report has another shape than it had: teach scripts/vulnerabilities.ts to read it."],
    };
  const found = advisoriesOf(said.report);
  const names = new Set(found.map(({ id }) => id));
  const allowedNow = new Set(allowed.filter(({ until }) => isDay(until) && until >= today).map(({ id }) => id));
  const unused = allowed
    .filter(({ id, until }) => isDay(until) && until >= today && !names.has(id))
    .map(({ id }) => `${id} is allowed but no longer found: remove it from scripts/vulnerabilities.json.`);
  const open = found
    .filter(({ id }) => !allowedNow.has(id))
    .map(
      ({ id, name, severity, title }) =>
        `${id} (${severity}) in ${name}: ${title}. Update it, or allow it with a date and a reason.`,
    );
  return { asked: true, problems: [...open, ...stale, ...unused] };
}

/** A warning of npm's may stand before the report; what has no report's version was not answered by a registry that could be asked. */
function read(said: string): { report?: Report | undefined } | undefined {
  try {
    const written: unknown = JSON.parse(said.slice(said.indexOf("{"), said.lastIndexOf("}") + 1));
    const isReport = typeof written === "object" && written !== null && "auditReportVersion" in written;
    return isReport ? { report: reportShape.safeParse(written).data } : undefined;
  } catch {
    return undefined;
  }
}

/** Each advisory once, however many packages it reaches. */
function advisoriesOf({ vulnerabilities }: Report) {
  const advisories = Object.values(vulnerabilities)
    .flatMap(({ via }) => via.filter((one) => typeof one === "object"))
    .filter(({ severity }) => LEVELS.indexOf(severity) >= LEVELS.indexOf(FAILS_FROM))
    .map(({ url, source, name, severity, title }) => ({ id: url?.split("/").at(-1) ?? String(source), name, severity, title }));
  return [...new Map(advisories.map((advisory) => [advisory.id, advisory])).values()];
}

function isDay(until: string) {
  return /^\d{4}-\d\d-\d\d$/.test(until);
}

function staleWords({ id, until }: Allowed) {
  return isDay(until)
    ? `${id} was allowed until ${until}: update the dependency, or allow it anew with a reason.`
    : `${id} needs a day such as 2026-12-31 until which it is allowed.`;
}
