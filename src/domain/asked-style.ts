import { wordTable } from "#domain/word-table.ts";
import type { AskedWord } from "./asked-words.ts";
import { hexColor } from "./colors.ts";
import { jsonFields, textIn } from "./json-value.ts";
import type { ContentQuestionnaire, ContentSpecification } from "./project-content.ts";
import { answer } from "./questionnaires.ts";
import { designSystemLabel } from "./style-guide.ts";

const systems = wordTable<string>({
  "material ui": "material",
  "ant design": "ant",
  "chakra ui": "chakra",
  mantine: "mantine",
  "shadcn ui": "shadcn",
});

/** The look the questionnaire asks for, beside the style guide. */
export function styleWords(form: ContentQuestionnaire, row: ContentSpecification | null): AskedWord[] {
  const framework = answer(form.design_framework, form.design_framework_other).slice(0, 100);
  const system = systems[framework.toLowerCase()] ?? framework;
  const colors = jsonFields(row?.selected_colors);
  const fonts = jsonFields(row?.selected_typography);
  const color = (rank: "primary" | "secondary", label: string, asked = "") => {
    const said = hexColor(asked) ?? "";
    const words = { selected_colors: JSON.stringify({ ...colors, [rank]: said }) };
    return word(`${rank}_color`, label, said, hexColor(textIn(colors[rank])) ?? textIn(colors[rank]), words);
  };
  const font = (rank: "primary" | "secondary", label: string, asked = "") => {
    const said = asked.trim();
    const words = { selected_typography: JSON.stringify({ ...fonts, [rank]: said }) };
    return word(`${rank}_font`, label, said, textIn(fonts[rank]), words);
  };
  const kept = row?.design_system ?? "";
  return [
    word("design_system", "Design system", system && designSystemLabel(system), kept && designSystemLabel(kept), {
      design_system: system,
    }),
    color("primary", "Primary colour", form.main_color_primary),
    color("secondary", "Secondary colour", form.main_color_secondary),
    font("primary", "Primary font", form.main_font_primary),
    font("secondary", "Secondary font", form.main_font_secondary),
  ];
}

function word(field: string, label: string, asked: string, kept: string, words: AskedWord["words"]): AskedWord {
  return { section: "styleGuide", field, label, asked, kept, words };
}
