import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { IDEAS } from "#domain/drafter/ideas/all.ts";
import { judged } from "#domain/drafter/judge.ts";
import { verdictOf } from "./limits.ts";

const LIMIT = 2_000;
/** Of the statements, in percent. */
const LEAST_PASSED = 95;

/** Prints how long the built-in drafter takes for all sections of an idea, and how many of its statements pass the checks. */
export function benchDrafting() {
  const runs = IDEAS.map(({ name, type, description }) => {
    const brief = {
      ...nothingYet,
      project: { name, type },
      questionnaire: { project_description: description, project_type: type },
    };
    const started = performance.now();
    const draft = draftEverything(brief);
    return { name, milliseconds: performance.now() - started, ...judged(draft) };
  });
  const times = runs.toSorted((a, b) => a.milliseconds - b.milliseconds);
  const statements = runs.reduce((sum, run) => sum + run.statements, 0);
  const failed = runs.reduce((sum, run) => sum + run.failed, 0);
  const slowest = times.at(-1);
  console.log(`\nThe built-in drafter, every section of ${runs.length} ideas`);
  console.log(`median   ${times[Math.floor(times.length / 2)]?.milliseconds.toFixed(0)} ms an idea`);
  const timely = verdictOf("the built-in drafter", slowest?.milliseconds ?? Number.NaN, LIMIT);
  console.log(`slowest  ${slowest?.milliseconds.toFixed(0)} ms (${slowest?.name}), limit ${LIMIT}, ${timely}`);
  const passed = (1 - failed / statements) * 100;
  const sound = verdictOf("statements that pass the checks", passed, { least: LEAST_PASSED });
  console.log(
    `checks   ${statements - failed} of ${statements} statements pass (${passed.toFixed(2)} %), limit ${LEAST_PASSED} % or more, ${sound}`,
  );
}
