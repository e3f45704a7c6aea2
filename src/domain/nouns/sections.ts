import * as z from "zod";
import { defineNoun, optional, part, required, stored } from "./noun.ts";

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
    page_id: part({ label: "Page", to: "pages", missing: "Choose a page" }),
    name: required({ label: "Name", missing: "Name the section", most: 200, asked: "What the section is called" }),
    description: optional({ label: "Description", most: 8000, asked: "What it shows and does, in 1 or 2 sentences" }),
  },
  stored: {
    order_index: stored(z.number()),
  },
});
