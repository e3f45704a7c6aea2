import type { Brief } from "#domain/brief.ts";
import { wishOf } from "#domain/drafter/wish/wish.ts";
import type { DomainAnswer } from "#domain/questionnaires.ts";

export const sourceTextKinds = ["answer", "document", "website"] as const;
export type SourceTextKind = (typeof sourceTextKinds)[number];

/** Something that was said of the product before it was specified; `reference` tells it from others of its kind. */
export type SourceText = { kind: SourceTextKind; reference: string; label: string; text: string };

type Answers = {
  project_description?: string | null | undefined;
  domain_answers?: readonly DomainAnswer[] | null | undefined;
  business_model_other?: string | null | undefined;
  project_type_other?: string | null | undefined;
};
type Named = { reference?: string | undefined; name: string; text: string };
type Said = {
  project: { name?: string; description?: string | null | undefined };
  questionnaire?: Answers | null | undefined;
  /** Documents, and what stayed source text of imports. */
  documents?: readonly Named[];
  /** What was asked of drafts, of which counts what tells of the product. */
  instructions?: readonly string[];
};

/** All that was said, in the order people read it. What the document prints as it was answered, such as the design, needs no row. */
export function sourceTextsOf({ project, questionnaire, documents = [], instructions = [] }: Said): SourceText[] {
  const answer = (reference: string, label: string, text: string | null | undefined) => ({
    kind: "answer" as const,
    reference,
    label,
    text: text ?? "",
  });
  const described = questionnaire?.project_description?.trim() ?? "";
  const first = project.description?.trim() ?? "";
  return [
    answer("project_description", "Description", questionnaire?.project_description),
    answer("project", "The project's description", described.includes(first) ? "" : project.description),
    ...(questionnaire?.domain_answers ?? []).map(({ key, question, answer: said }) => answer(`asked:${key}`, question, said)),
    answer("project_type_other", "Kind of project", questionnaire?.project_type_other),
    answer("business_model_other", "Business model", questionnaire?.business_model_other),
    answer("instruction", "Asked of drafts", instructions.flatMap((said) => wishOf(said).statements.map(asSentence)).join("\n")),
    ...documents.map(({ reference = "", name, text }) => ({ kind: "document" as const, reference, label: name, text })),
  ].filter(({ text }) => text.trim() !== "");
}

/** All that was said in what a draft is made from. */
export function textsOfBrief({ instruction, ...told }: Brief): SourceText[] {
  return sourceTextsOf({ ...told, instructions: instruction === undefined ? [] : [instruction] });
}

const asSentence = (said: string) => `${said}.`;
