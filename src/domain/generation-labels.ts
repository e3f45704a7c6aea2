const labels: Record<string, string> = {
  "generate-overview": "Overview",
  "generate-scope": "Scope",
  "generate-pages": "Pages",
  "generate-user-classes": "User classes",
  "generate-user-stories": "User stories",
  "generate-feature": "Features",
  "generate-pricing": "Pricing",
  "generate-risks": "Risks",
};

/** What a drafting function writes, by its name; a name of later versions speaks for itself. */
export function generationLabel(name: string): string {
  return labels[name] ?? name.replace(/^generate-/, "").replaceAll("-", " ");
}
