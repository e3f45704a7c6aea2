import type { Noun } from "#domain/nouns/all.ts";

type Type = Noun | "source" | "requirement";

/** The first that fits counts. */
const types: readonly [RegExp, Type][] = [
  [
    /\b(?:bug|defect|fehler|störung|incident|problem$|support$|sub-?task|unteraufgabe|chore|spike|question|frage|information|^info$|^note$|remark|decision|beschluss|entscheidung|constraint|randbedingung|rahmenbedingung|improvement idea|debt|impediment|^issues?$|^actions?$)/iu,
    "source",
  ],
  [
    /^(?:user )?stor(?:y|ies)$|product backlog item|^pbi$|anwendergeschichte|use case|anwendungsfall|^récit|^historia|^storia/iu,
    "user_stories",
  ],
  [/\btest(?: ?case)?\b|testfall|^pruebas?$|^caso de prueba$|^recette$/iu, "test_cases"],
  [/^risks?$|^risiko$|^riesgo$|^risque$|^rischio$|^risico$|^risco$|^threat$|^hazard$/iu, "risks"],
  [
    /^(?:assumption|annahme|hypothèse|supuesto|ipotesi|aanname|dependency|abhängigkeit|dépendance|dependencia)s?$/iu,
    "assumptions",
  ],
  [/interface|schnittstelle|integration|interfaz|intégration|integración|interfaccia|koppeling/iu, "external_interfaces"],
  [/^(?:page|screen|seite|maske|ansicht|ui|écran|pantalla|schermata|scherm)$/iu, "pages"],
  [/^(?:role|persona|user class|rolle|actor|rôle|acteur|rol|ruolo)$/iu, "user_classes"],
  [/secur|sicherheit|datenschutz|privacy|seguridad|sécurité|privacidad|confidential|sicurezza|veiligheid/iu, "security_measures"],
  [
    /non-?\s?functional|nicht-?\s?funktional|no funcional|non[- ]fonctionnel|non funzionale|niet-?functioneel|calidad|rendimiento|^nfr$|^nf$|^nfa$|quality|qualit|performance|usab|reliab|availab|scalab|maintain|portab|accessib|compatib|leistung|verfügbarkeit|benutzbarkeit|wartbarkeit/iu,
    "quality_requirements",
  ],
  [
    /epic|feature|^functional|^funktional|^funcional|^fonction|^funzion|^functioneel|^fr$|^f$|^fa$|initiative|^function|^funktion|new feature/iu,
    "features",
  ],
  [/^requirement$|^anforderung$|^exigence$|^requisito$|^eis$|^task$|aufgabe|improvement|enhancement/iu, "requirement"],
];

const typeOf = (said: string) => types.find(([says]) => says.test(said.trim()))?.[1];

/** The kind of row that a backlog's type, or a requirement's category, means. */
export function nounOfType(said: string): Noun | "source" | undefined {
  const found = typeOf(said);
  return found === "requirement" ? undefined : found;
}

/** Whether this is a type of tickets, also one that does not say which kind of row they are. */
export const isTicketType = (said: string) => typeOf(said) !== undefined;
