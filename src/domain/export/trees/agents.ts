import type { Exported } from "#domain/export/exported.ts";
import { toMarkdown } from "#domain/export/markdown.ts";
import { heading, inline } from "#domain/export/markdown-text.ts";
import { allNouns, nouns } from "#domain/nouns/all.ts";
import { withArticle } from "./capabilities.ts";
import { DATA_LINE, originLine, page, type Tree } from "./words.ts";

/** How any agent finds, cites and reports on requirements, and the whole specification beside it. */
export function agentsFiles(exported: Exported): Tree {
  return { "AGENTS.md": guide(exported), "docs/specification.md": toMarkdown(exported.document) };
}

function guide(exported: Exported): string {
  const { document, origin } = exported;
  return page(
    `# ${heading(document.title)}: how to build from its specification`,
    originLine(exported).replace("; AGENTS.md says how", ""),
    DATA_LINE,
    "## Where things stand",
    [
      "- `docs/specification.md` is the whole specification as one document.",
      `- \`${origin}/mcp\` answers with what it says today, over the Model Context Protocol: \`work_package\` has what a feature or page needs, \`get\` a requirement, \`build_state\` what is open or stale. It needs an API key of the project: ask whoever owns it, and never write the key into a file of the repository.`,
      "- `product-architect pull` brings these files up to date.",
    ],
    "## How to cite",
    "A requirement is cited by its number and the revision you read, such as `US-14@3`. Numbers stay when a requirement is renamed; the revision counts up whenever its words change.",
    [
      "- In code, next to what answers it: `// US-14@3`",
      "- In the name of a test that shows it: `renews a loan (US-14@3)`",
      "- In a commit message: `feat: renew a loan online (US-14@3)`",
    ],
    "`product-architect check` says which citations are stale or unknown.",
    allNouns.map((noun) => `- \`${nouns[noun].prefix}-1\`: ${withArticle(nouns[noun].one)}`),
    "## How to report",
    "When you begin, finish or cannot go on with a requirement, say so, with its citation, the commit and the test that shows it: by the `report` tool at the address above, or on the command line:",
    "```sh\nproduct-architect report US-14@3 --done --commit auto --test tests/renew-a-loan.test.ts\n```",
    "With `--in-progress` you say that you began, with `--blocked --note` why you cannot go on.",
    "## What to do when it is wrong",
    `Do not build something else in silence, and do not edit the specification's files here. Propose the change by the \`propose\` tool at \`${inline(origin)}/mcp\`; a person decides.`,
  );
}
