import type { QuestionnaireInput } from "#domain/questionnaires.ts";

type NamesOf<Value> = {
  [Name in keyof QuestionnaireInput]: QuestionnaireInput[Name] extends Value ? Name : never;
}[keyof QuestionnaireInput];

export type TextName = NamesOf<string>;
export type RowsName = NamesOf<readonly { name: string; link: string }[]>;
/** The fields with an `…_other` text beside them. */
export type ChoiceName = {
  [Name in keyof QuestionnaireInput]: `${Name}_other` extends keyof QuestionnaireInput ? Name : never;
}[keyof QuestionnaireInput];

export type ChoiceOption = { value: string; label: string; description?: string; icon?: string };

type Base = { label: string; hint?: string; wide?: boolean };

/** One field of the questionnaire, told once for the wizard, the Standard Form and the read-only view. */
export type FieldDefinition = Base &
  (
    | { kind: "description"; name: "project_description" }
    | { kind: "text" | "long"; name: TextName; placeholder?: string; isAddress?: boolean }
    | {
        kind: "choice" | "cards";
        name: ChoiceName;
        options: readonly ChoiceOption[];
        otherLabel: string;
        otherPlaceholder: string;
        /** Offers 'None', kept as null. */
        none?: boolean;
      }
    | { kind: "checks"; name: "authentication_types"; options: readonly string[] }
    | { kind: "providers"; name: RowsName; keepsOne: boolean; add: string; namePlaceholder: string }
    | { kind: "links"; name: "design_links"; add: string }
    | { kind: "color"; name: "main_color_primary" | "main_color_secondary" }
    | { kind: "font"; name: "main_font_primary" | "main_font_secondary"; options: readonly string[] }
    | { kind: "documents"; name: "project_documents" }
    | { kind: "domain"; name: "domain_answers" }
  );

export type FieldGroup = { title?: string; hint?: string; fields: readonly FieldDefinition[] };
export type QuestionnaireStep = { key: string; title: string; heading: string; intro: string; groups: readonly FieldGroup[] };
