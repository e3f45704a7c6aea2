import type { Noun } from "#domain/nouns/all.ts";

const types: readonly [RegExp, Noun | "source" | "requirement"][] = [
  [
    /\b(?:bug|defect|fehler|incident|sub-?task|unteraufgabe|chore|spike|question|information|^info$|^note$|remark|decision|constraint|randbedingung|rahmenbedingung|improvement idea|debt|impediment)/iu,
    "source",
  ],
  [/^(?:user )?stor(?:y|ies)$|product backlog item|^pbi$|anwendergeschichte|use case|anwendungsfall/iu, "user_stories"],
  [/\btest(?: ?case)?\b|testfall/iu, "test_cases"],
  [/^risks?$|^risiko$|^riesgo$|^risque$/iu, "risks"],
  [/^(?:assumption|annahme)s?$/iu, "assumptions"],
  [/interface|schnittstelle|integration|interfaz|intégration/iu, "external_interfaces"],
  [/^(?:page|screen|seite|maske|ui)$/iu, "pages"],
  [/^(?:role|persona|user class|rolle|actor)$/iu, "user_classes"],
  [/secur|sicherheit|datenschutz|privacy|seguridad|sécurité|privacidad/iu, "security_measures"],
  [
    /non-?functional|nicht-?funktional|no funcional|non[- ]fonctionnel|calidad|rendimiento|^nfr$|^nf$|^nfa$|quality|qualität|performance|usab|reliab|availab|scalab|maintain|portab|accessib|compatib|leistung|verfügbarkeit|benutzbarkeit|wartbarkeit/iu,
    "quality_requirements",
  ],
  [
    /epic|feature|^functional|^funktional|^funcional|^fonctionnel|^fr$|^f$|^fa$|initiative|^function|^funktion|new feature/iu,
    "features",
  ],
  [/^requirement$|^anforderung$|^task$|aufgabe|improvement|enhancement/iu, "requirement"],
];

/** The kind of row that a backlog's type, or a requirement's category, means. */
export function nounOfType(said: string): Noun | "source" | undefined {
  const found = types.find(([says]) => says.test(said.trim()))?.[1];
  return found === "requirement" ? undefined : found;
}
