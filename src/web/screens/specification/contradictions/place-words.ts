import { cite } from "#domain/citation.ts";
import type { RowPlace } from "#domain/quality/contradictions/project-rows.ts";

const texts: Readonly<Record<string, string>> = {
  project_overview: "Project overview",
  project_scope: "Project scope",
  product_perspective: "Product perspective",
  pricing_details: "Pricing",
  frontend_details: "Frontend",
  backend_details: "Backend",
  database_details: "Database",
};

/** A row by its number and revision, a text by its name. */
export function nameOfPlace({ noun, number, revision, field }: RowPlace): string {
  return noun ? `${cite(noun, number)}@${revision}` : (texts[field] ?? field);
}
