import { designFrameworks, primaryFonts, secondaryFonts } from "#domain/catalog/questionnaire-options.ts";
import type { QuestionnaireStep } from "./field-definition.ts";
import { optionsOf } from "./options-of.ts";

export const designStep: QuestionnaireStep = {
  key: "design",
  title: "Design",
  heading: "How should it look and feel?",
  intro: "Describe the mood, point to sites you like, and pick colours and fonts if you have some.",
  groups: [
    {
      title: "Direction",
      fields: [
        {
          kind: "long",
          name: "design_description",
          label: "Design description",
          placeholder: "Calm and airy, lots of white space, rounded corners. Feels like a good notebook rather than a dashboard.",
          wide: true,
        },
        {
          kind: "links",
          name: "design_links",
          label: "Design links",
          hint: "Figma files, mood boards or products whose look you like.",
          add: "Add link",
          wide: true,
        },
        {
          kind: "choice",
          name: "design_framework",
          label: "Design framework",
          options: optionsOf(designFrameworks),
          otherLabel: "Which design framework?",
          otherPlaceholder: "Mantine, PrimeVue, …",
        },
      ],
    },
    {
      title: "Colours and fonts",
      fields: [
        { kind: "color", name: "main_color_primary", label: "Primary colour" },
        { kind: "color", name: "main_color_secondary", label: "Secondary colour" },
        { kind: "font", name: "main_font_primary", label: "Primary font", options: primaryFonts },
        { kind: "font", name: "main_font_secondary", label: "Secondary font", options: secondaryFonts },
      ],
    },
  ],
};
