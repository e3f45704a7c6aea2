import { exportedOf } from "#domain/export/exported-of.ts";
import { writeMarkdown } from "#domain/export/markdown.ts";
import { writePdf } from "#server/export/make-paper.ts";
import { generatedProject } from "#tests/support/generated-project.ts";
import { verdictOf } from "./limits.ts";
import { median } from "./median.ts";

const ROWS = 2000;
const LIMIT = 300;
const ROUNDS = 5;

/** Prints how long a large specification takes to be put together and written as Markdown. */
export function benchExports() {
  const content = generatedProject(ROWS, "plain");
  const asked = { content, generated_at: "2026-11-22T12:00:00.000Z", origin: "http://localhost", project_id: "" };
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    writeMarkdown(exportedOf(asked));
    return performance.now() - before;
  });
  const middle = median(rounds);
  const verdict = verdictOf("Markdown", middle, LIMIT);
  console.log(`\nMarkdown of ${ROWS} rows: ${middle.toFixed(0)} ms, median of ${ROUNDS}, limit ${LIMIT}, ${verdict}`);
}

const REQUIREMENTS = 500;
const PAPER = { milliseconds: 3000, megabytes: 2 };

/** Prints how long a PDF takes, with the process it is made in, and how large it is. */
export async function benchPaper() {
  const content = generatedProject(REQUIREMENTS, "plain");
  const asked = { content, generated_at: "2026-11-22T12:00:00.000Z", origin: "http://localhost", project_id: "" };
  const before = performance.now();
  const { length } = await writePdf(exportedOf(asked));
  const took = performance.now() - before;
  const megabytes = length / 1e6;
  const [timely, light] = [
    verdictOf("a PDF", took, PAPER.milliseconds),
    verdictOf("the size of a PDF", megabytes, PAPER.megabytes),
  ];
  console.log(
    `PDF of ${REQUIREMENTS} rows: ${took.toFixed(0)} ms, limit ${PAPER.milliseconds}, ${timely}; ${megabytes.toFixed(1)} MB, limit ${PAPER.megabytes}, ${light}`,
  );
}
