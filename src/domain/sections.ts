import * as z from "zod";
import { optionalText, requiredText } from "./text.ts";

export const sectionInput = z.object({
  name: requiredText("Name the section", 200).describe("What the section is called"),
  description: optionalText(8000).describe("What it shows and does"),
});
export type SectionInput = z.output<typeof sectionInput>;
