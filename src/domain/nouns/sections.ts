import * as z from "zod";
import { defineNoun, optional, required, stored } from "./noun.ts";

export const sections = defineNoun({
  table: "sections",
  one: "section",
  many: "sections",
  title: "Sections",
  prefix: "SEC",
  section: "pages",
  within: "pages",
  listedBy: ["page_id", "order_index"],
  fields: {
    name: required({ label: "Name", missing: "Name the section", most: 200, asked: "What the section is called" }),
    description: optional({ label: "Description", most: 8000, asked: "What it shows and does, in 1 or 2 sentences" }),
  },
  stored: {
    page_id: stored(z.uuid(), { label: "Page", to: "pages" }),
    order_index: stored(z.number(), { label: "Place" }),
  },
});
export type SectionInput = z.output<typeof sections.input>;
