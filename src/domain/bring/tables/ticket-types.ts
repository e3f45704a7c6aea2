import type { Noun } from "#domain/nouns/all.ts";

type Type = Noun | "source" | "requirement";

/** The first that fits counts. */
const types: readonly [RegExp, Type][] = [
  [
    /\b(?:bug|defect|fehler|störung|incident|problem$|support$|sub-?task|unteraufgabe|chore|spike|question|frage|information|^info$|^note$|remark|decision|beschluss|entscheidung|constraint|randbedingung|rahmenbedingung|improvement idea|debt|impediment|^issues?$|^actions?$|^probl[eè]me?$|^problema$|^probleem$|décision|decisi[oó]ne?|decisão|besluit|^maßnahme$|^acci[oó]n$|^azione$|^ação$|^actie$|anomalie|^error$|^(?:product|component|objective|key result|milestone|release|folder|workspace|space|portfolio|theme)$)/iu,
    "source",
  ],
  [
    /^(?:user )?stor(?:y|ies)$|product backlog item|^pbi$|anwendergeschichte|use case|anwendungsfall|^récit|^hist[oó]ria|^storia/iu,
    "user_stories",
  ],
  [
    /^(?:\p{L}+[ -])?tests?(?: ?(?:cases?|execution|set|scenario))?$|testfall|^pruebas?$|^caso de prueba$|^recette$|^testes?$|^collaudo$/iu,
    "test_cases",
  ],
  [/^risks?$|^risiko$|^riesgo$|^risque$|^rischio$|^risico$|^risco$|^threat$|^hazard$/iu, "risks"],
  [
    /^(?:assumption|annahme|hypothèse|supuesto|ipotesi|aanname|pressuposto|premissa|dependency|abhängigkeit|dépendance|dependencia)s?$/iu,
    "assumptions",
  ],
  [
    /interface|schnittstelle|integration|interfaz|intégration|integración|interfaccia|koppeling|integração|integrazione|integratie/iu,
    "external_interfaces",
  ],
  [/^(?:page|screen|seite|maske|ansicht|ui|écran|pantalla|schermata|scherm|ecrã|tela|página|pagina)$/iu, "pages"],
  [/^(?:role|persona|user class|rolle|actor|rôle|acteur|rol|ruolo|papel|perfil|ator|attore|utente)$/iu, "user_classes"],
  [
    /secur|sicherheit|datenschutz|privacy|seguridad|sécurité|privacidad|confidential|sicurezza|veiligheid|beveiliging|segurança|privacidade/iu,
    "security_measures",
  ],
  [
    /non-?\s?functional|nicht-?\s?funktional|no funcional|non[- ]fonctionnel|non funzionale|não funcional|niet-?functioneel|calidad|rendimiento|^nfr$|^nf$|^nfa$|quality|qualit|qualidade|kwaliteit|performance|usab|reliab|availab|scalab|maintain|portab|accessib|compatib|leistung|verfügbarkeit|benutzbarkeit|wartbarkeit/iu,
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

/** Words that say no more of a row than its kind does. */
const PLAIN =
  /^(?:non?|not|nicht|system|software|new|neue?[rs]?|user|product|backlog|work|items?|types?|issues?|tickets?|requirements?|anforderung(?:en)?|exigences?|requisitos?|eis(?:en)?|functional|functions?|functioneel|niet|funktion(?:en|al\p{L}*)?|funcional(?:es)?|fonction\p{L}*|funzion\p{L}*|features?|stor(?:y|ies)|storia|récits?|historias?|de|usuario|utilisateur|anwendergeschichten?|use|cases?|anwendungsf[aä]lle?|tests?|testf[aä]lle?|pruebas?|caso|recette|risks?|risiko|risiken|riesgos?|risques?|rischio|risico|risco|assumptions?|annahmen?|hypothèses?|supuestos?|ipotesi|aanname|external|externe?|interfaces?|schnittstellen?|interfaz|interfaccia|koppeling|pages?|screens?|seiten?|masken?|ansicht(?:en)?|écran|pantalla|schermata|scherm|roles?|rollen?|rôle|rol|ruolo|personas?|actors?|akteure?|acteur|class(?:es)?|security|seguridad|sécurité|sicherheit|sicurezza|veiligheid|measures?|maßnahmen?|quality|qualität|qualité|calidad|attributes?|nfr|nfa?|fr|fa?|pbi)$/iu;

/** Whether a type says nothing but that a row is of this kind. */
export function isBareType(noun: Noun, said: string): boolean {
  const type = typeOf(said);
  const words = said.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (type === noun || type === "requirement" || type === undefined) && words.every((word) => PLAIN.test(word));
}
