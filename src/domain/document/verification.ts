import { cite } from "#domain/citation.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { testCaseBlock } from "./assurance-blocks.ts";
import { cites, linesOf, missing, scenariosOf, tableOr, type Unnumbered } from "./blocks.ts";
import type { Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { citeTests, type Trace } from "./trace.ts";

/** Chapter 4, parallel to chapter 3: clause 9.6.19. */
export function verification(input: DocumentInput, trace: Trace): Unnumbered {
  const { user_stories, features, external_interfaces, quality_requirements, security_measures } = input;
  const stories = user_stories.map(({ id, number, acceptance_criteria }): Inline[][] => {
    const count = scenariosOf(acceptance_criteria).length;
    const how = count === 0 ? "No criteria yet" : `Test of ${count} acceptance ${count === 1 ? "criterion" : "criteria"}`;
    return [[{ cite: cite("user_stories", number) }], [how], cites(citeTests(trace.testsByStory.get(id)))];
  });
  return {
    title: "Verification",
    chapters: [
      {
        title: "Methods",
        blocks: [
          tableOr(
            ["Requirement", "Method", "Test cases"],
            [
              ...stories,
              ...features.map(({ number }) => method("features", number, "Demonstration")),
              ...quality_requirements.map((row) => method("quality_requirements", row.number, said(row.verification))),
              ...external_interfaces.map(({ number }) => method("external_interfaces", number, "Demonstration")),
              ...security_measures.map((row) => method("security_measures", row.number, said(row.verification))),
            ],
            "There are no requirements to verify yet.",
          ),
        ],
      },
      {
        title: "Test cases",
        blocks:
          input.test_cases.length > 0
            ? input.test_cases.map((row) => testCaseBlock(row, trace))
            : [missing("No test cases have been written yet.")],
      },
    ],
  };
}

function method(noun: Noun, number: number, how: string): Inline[][] {
  return [[{ cite: cite(noun, number) }], [how], ["–"]];
}

/** A cell holds one line. */
function said(verification: string | null | undefined): string {
  return linesOf(verification).join(" ") || "Not said yet";
}
