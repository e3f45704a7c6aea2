import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { IDEAS } from "#domain/drafter/ideas/all.ts";
import { draftedContent } from "#domain/quality/completeness/testing-content.ts";
import { isStated, rowsToCompare } from "#domain/quality/contradictions/project-rows.ts";
import { contradictionsAmong } from "#domain/quality/contradictions/report.ts";
import { findingsInRow } from "#domain/quality/lint.ts";
import { standardSettings } from "#domain/quality/settings.ts";
import { verdictOf } from "./limits.ts";

const ROWS = 2_000;
/** In milliseconds for all of them. */
const LIMIT = 1_000;

/** Prints how long the rules on wording take for 2,000 drafted rows, and again with one row changed. */
export function benchQuality() {
  const rows = IDEAS.flatMap(({ name, type, description }) => {
    const questionnaire = { project_description: description, project_type: type };
    return draftEverything({ ...nothingYet, project: { name, type }, questionnaire }).features;
  });
  const many = Array.from({ length: ROWS }, (_, at) => {
    const row = rows[at % rows.length];
    return { ...row, description: `${row?.description} Case ${at}.` };
  });
  const settings = { ...standardSettings };
  const timed = () => {
    const started = performance.now();
    for (const row of many) findingsInRow("features", row, settings);
    return performance.now() - started;
  };
  const first = timed();
  many[7] = { ...many[7], description: "The system shall keep the last 5 versions." };
  console.log(`\nThe rules on wording, ${ROWS} rows`);
  const verdict = verdictOf("the rules on wording", first, LIMIT);
  console.log(`first    ${first.toFixed(0)} ms (${(first / ROWS).toFixed(2)} ms a row), limit ${LIMIT}, ${verdict}`);
  console.log(`again    ${timed().toFixed(0)} ms, with one row changed`);
}

/** Prints what is reported of the drafts of all ideas, none of which contradicts itself, and how long that takes. */
export function benchContradictions() {
  console.log("\nContradictions reported in the drafts of all ideas");
  for (const { name, description } of IDEAS) {
    const rows = rowsToCompare(draftedContent(name, description));
    const started = performance.now();
    const found = contradictionsAmong(rows, ({ row }, fact) => isStated(row, fact));
    const took = performance.now() - started;
    console.log(`${name.padEnd(20)} ${found.length} reports, ${rows.length} texts in ${took.toFixed(0)} ms`);
  }
}
