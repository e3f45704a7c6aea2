import { said } from "#domain/document/blocks.ts";
import { technologyChoices } from "#domain/document/technology.ts";
import type { Exported } from "#domain/export/exported.ts";
import { prose } from "#domain/export/markdown-prose.ts";
import { heading, inline } from "#domain/export/markdown-text.ts";
import { citeAt } from "./needs.ts";
import { DATA_LINE, originLine, page } from "./words.ts";

const told = (title: string, text: string | null | undefined) => (said(text) ? [`## ${title}`, prose(said(text))] : []);

/** What the product is for, and for whom. */
export function productPage(exported: Exported): string {
  const { document, content } = exported;
  const people = content.user_classes.map(
    (row) => `- ${citeAt("user_classes", row)} ${inline(row.name)}: ${inline(said(row.description) || "not described")}`,
  );
  return page(
    `# ${heading(document.title)}`,
    originLine(exported),
    DATA_LINE,
    ...told("Purpose", content.specification?.project_overview),
    ...told("Scope", content.specification?.project_scope),
    ...(people.length > 0 ? ["## Who uses it", people] : []),
  );
}

/** What was decided about technology. */
export function technologyPage(exported: Exported): string {
  const rows = technologyChoices(exported.content).map(([aspect, choice]) => `- **${inline(aspect)}**: ${inline(choice)}`);
  return page(
    "# Technology",
    originLine(exported),
    DATA_LINE,
    rows.length > 0 ? rows : "No technology has been chosen yet.",
    ...told("Product perspective", exported.content.specification?.product_perspective),
  );
}

/** What holds for everything that is built: quality and security. */
export function principlesPage(exported: Exported): string {
  const { document, content } = exported;
  const quality = content.quality_requirements.map(
    (row) => `- ${citeAt("quality_requirements", row)} ${inline(row.description)} Target: ${inline(row.target)}`,
  );
  const security = content.security_measures.map((row) => `- ${citeAt("security_measures", row)} ${inline(row.measure)}`);
  return page(
    `# ${heading(document.title)} Constitution`,
    originLine(exported),
    DATA_LINE,
    "## Core Principles",
    "### I. The specification decides",
    "What is built answers a requirement that is cited by number and revision. What is missing or wrong in it is proposed, not guessed.",
    "### II. A test for every criterion",
    "Each acceptance scenario has a test, and the test cites the requirement it shows.",
    ...(quality.length > 0 ? ["### III. Quality", quality] : []),
    ...(security.length > 0 ? ["### IV. Security", security] : []),
    "## Governance",
    `**Version**: ${inline(document.version)} | **Ratified**: ${exported.generated_at.slice(0, 10)} | **Last Amended**: ${exported.generated_at.slice(0, 10)}`,
  );
}
