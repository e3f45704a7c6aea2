import { writeFileSync } from "node:fs";
import { chartMark, hasHelm, refused, render, renderedAt, tried, valuesOf } from "#tests/deploy/helm.ts";

/** Writes what Helm makes of the chart, which the tests then read: `node scripts/render-chart.ts`, with Helm on the machine or in HELM. */
if (!hasHelm) {
  console.error("Helm is missing; install it, or name it in HELM.");
  process.exit(1);
}
for (const { says, values } of refused) {
  const answer = render(values);
  if (!("refusal" in answer) || !answer.refusal.includes(says)) {
    console.error(`The chart takes ${JSON.stringify(values)} although it should say '${says}'.`);
    process.exitCode = 1;
  }
}
for (const name of tried) {
  const answer = render(valuesOf(name));
  if ("refusal" in answer) {
    console.error(`${name}: ${answer.refusal}`);
    process.exitCode = 1;
  } else writeFileSync(renderedAt(name), `${chartMark()}\n${answer.manifests}`);
}
