import * as z from "zod";

/** One test of one runner; the same test in another home has the same name. */
export type TestResult = { name: string; outcome: "passed" | "failed" | "skipped"; tries: number };

type Outcome = TestResult["outcome"];
const WORSE: Record<Outcome, number> = { failed: 2, passed: 1, skipped: 0 };

/** Each name once: it failed where it failed anywhere, and is skipped where it ran nowhere. */
export function tally(results: TestResult[]) {
  const merged = new Map<string, TestResult>();
  for (const result of results) {
    const known = merged.get(result.name);
    const worst = known && WORSE[known.outcome] > WORSE[result.outcome] ? known : result;
    merged.set(result.name, { ...worst, tries: Math.max(known?.tries ?? 0, result.tries) });
  }
  const all = [...merged.values()];
  const of = (outcome: Outcome) => all.filter((result) => result.outcome === outcome);
  const retried = all.filter(({ tries }) => tries > 1);
  return { passed: of("passed"), failed: of("failed"), skipped: of("skipped"), retried };
}

/** What `npm test` says last: whatever needed a second look by name, then the numbers. */
export function summary(results: TestResult[]): string {
  const { passed, failed, skipped, retried } = tally(results);
  const flaky = retried.filter(({ outcome }) => outcome === "passed");
  return [
    ...failed.map(({ name }) => `failed: ${name}`),
    ...retried.map((test) => `${test.outcome === "passed" ? "flaky" : "retried"}: ${test.name} (${test.tries} tries)`),
    ...skipped.map(({ name }) => `skipped: ${name}`),
    `${passed.length} passed, ${failed.length} failed, ${retried.length} retried (${flaky.length} of them flaky), ${skipped.length} skipped`,
  ].join("\n");
}

/** The files in which something failed. */
export function failedFiles(results: readonly TestResult[]): string[] {
  const failed = results.filter(({ outcome }) => outcome === "failed");
  return [...new Set(failed.map(({ name }) => name.split(" > ")[0] ?? name))];
}

/** What failed, as it went when its file was run once more by itself; what did not run again stays failed. */
export function withSecondRun(first: readonly TestResult[], second: readonly TestResult[]): TestResult[] {
  return first.map((result) => {
    if (result.outcome !== "failed") return result;
    const again = second.filter(({ name }) => name === result.name);
    const worst = again.find(({ outcome }) => outcome === "failed") ?? again[0];
    return worst ? { ...worst, tries: result.tries + worst.tries } : result;
  });
}

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ status: z.enum(["expected", "unexpected", "flaky", "skipped"]), results: z.array(z.unknown()) })),
});
type Suite = { title: string; specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined };
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ title: z.string(), specs: z.array(spec), suites: z.array(suite).optional() }),
);
const report = z.object({ suites: z.array(suite) });
const OUTCOMES = { expected: "passed", flaky: "passed", unexpected: "failed", skipped: "skipped" } as const;

/** Of Playwright's own report, `--reporter=json`. */
export function journeyResults(json: string): TestResult[] {
  const within = ({ title, specs, suites = [] }: Suite, path: string[]): TestResult[] => [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        name: [...path, title, spec.title].join(" > "),
        outcome: OUTCOMES[status],
        tries: results.length,
      })),
    ),
    ...suites.flatMap((inner) => within(inner, [...path, title])),
  ];
  return report.parse(JSON.parse(json)).suites.flatMap((file) => within(file, []));
}
