import { businessModelTypeLabel } from "#domain/business-model.ts";
import { chosenWords } from "#domain/chosen-words.ts";
import { cite } from "#domain/citation.ts";
import { pageMapLead, pageMapOf } from "#domain/pictures/page-map.ts";
import { choicesOr, linesOf, missing, paragraph, said, tableOr, textOr, type Unnumbered } from "./blocks.ts";
import type { Block, Inline } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { requirement, riskBlock, userClassBlock } from "./requirement-blocks.ts";
import { technologyChoices } from "./technology.ts";
import type { Trace } from "./trace.ts";

/** Chapter 1: clauses 9.6.1 to 9.6.9. */
export function introduction(input: DocumentInput, trace: Trace): Unnumbered {
  const { specification, project, questionnaire } = input;
  const idea = said(questionnaire?.project_description) || said(project.description);
  const purpose: Block[] = [textOr(specification, "project_overview", "The project overview has not been written yet.")];
  if (!said(specification?.project_overview) && idea) {
    purpose.push(paragraph("The idea, as it was described:"), { kind: "prose", markdown: idea });
  }
  return {
    title: "Introduction",
    chapters: [
      { title: "Purpose", blocks: purpose },
      { title: "Scope", blocks: [textOr(specification, "project_scope", "The project scope has not been written yet.")] },
      {
        title: "Product overview",
        chapters: [
          perspective(input),
          productFunctions(input, trace),
          userCharacteristics(input, trace),
          limitations(input),
          assumptionsOf(input),
        ],
      },
      definitions(input),
    ],
  };
}

function perspective(input: DocumentInput): Unnumbered {
  return {
    title: "Product perspective",
    blocks: [
      textOr(input.specification, "product_perspective", "The product perspective has not been written yet."),
      choicesOr(technologyChoices(input), "No technology has been chosen yet.", "technologyStack"),
    ],
  };
}

export const functionsTitle = "Product functions";

function productFunctions({ features }: DocumentInput, trace: Trace): Unnumbered {
  const rows = features.map((feature): Inline[][] => {
    const page = trace.pageById.get(feature.page_id ?? "");
    const section = trace.sectionById.get(feature.section_id ?? "");
    const place = [page, section].flatMap((row) => (row ? [said(row.name)] : [])).join(", ");
    return [[{ cite: cite("features", feature.number) }], [said(feature.name)], [place || "–"]];
  });
  return {
    title: functionsTitle,
    blocks: [tableOr(["Feature", "Name", "Where"], rows, "No features have been described yet.")],
  };
}

function userCharacteristics(input: DocumentInput, trace: Trace): Unnumbered {
  const title = "User characteristics";
  if (input.user_classes.length === 0) return { title, blocks: [missing("No user classes have been described yet.")] };
  const map = pageMapOf(input);
  const used: Block[] = map.uses.length > 0 ? [paragraph(pageMapLead), { kind: "page_map", map }] : [];
  return { title, blocks: [...input.user_classes.map((row) => userClassBlock(row, trace)), ...used] };
}

function limitations({ specification, questionnaire, risks }: DocumentInput): Unnumbered {
  const type = said(chosenWords({ specification, questionnaire }).business_model_type);
  const business: Block[] = [
    ...(type ? [paragraph(`Kind of business model: ${businessModelTypeLabel(type)}.`)] : []),
    textOr(specification, "business_model", "The business model has not been written yet."),
  ];
  return {
    title: "Limitations",
    chapters: [
      { title: "Business model", blocks: business },
      { title: "Pricing", blocks: [textOr(specification, "pricing_details", "Pricing has not been written yet.")] },
      {
        title: "Risks",
        blocks: risks.length > 0 ? risks.map(riskBlock) : [missing("No risks have been recorded yet.")],
      },
    ],
  };
}

function assumptionsOf({ assumptions }: DocumentInput): Unnumbered {
  const blocks = assumptions.map((row) =>
    requirement("assumptions", row, {
      statement: said(row.statement),
      details: [{ label: "If it is wrong", lines: linesOf(row.consequence) }],
    }),
  );
  return {
    title: "Assumptions",
    blocks: blocks.length > 0 ? blocks : [missing("No assumptions have been written down yet.")],
  };
}

function definitions({ glossary_terms }: DocumentInput): Unnumbered {
  const blocks = glossary_terms.map((row) =>
    requirement("glossary_terms", row, {
      statement: said(row.definition),
      details: said(row.avoid) ? [{ label: "Not to be used for it", lines: linesOf(row.avoid) }] : [],
    }),
  );
  return { title: "Definitions", blocks: blocks.length > 0 ? blocks : [missing("No terms have been defined yet.")] };
}
