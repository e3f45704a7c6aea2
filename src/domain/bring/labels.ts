import type { Noun } from "#domain/nouns/all.ts";
import { labelsAbroad } from "./labels-abroad.ts";
import { heading } from "./quality.ts";

/** What a label or a column is about, whatever the kind of row. */
const labels = {
  id: "(requirement|req|story|issue|test ?case|use ?case|uc|case|risk|feature|item|ticket|test|work item|card|object|artifact|unique)?[ _-]?(ids?|nr|no|number|key|#|ref(erence)?)|nummer|kennung|lfd\\.? ?nr|anforderungs-?(id|nr|nummer)|id-?nr|issue key|identifier|schlüssel|rang|index|référence|identifiant|identificador|número|numéro|n°|código|(req|anf|uc|tc|us)\\.?( ?(no|nr)\\.?)?|no\\.",
  kind: "(issue|work item|item|requirement|req|ticket|story)?[ _-]?types?|art|typ|anforderungs(art|typ)|kind|vorgangstyp|issuetype|tipo|type de demande",
  category:
    "categor(y|ies)|(nfr |quality )?(characteristic|attribute)s?|kategorie|bereich|qualitätsmerkmal|merkmal|class|group|gruppe|area|quality|catégorie|categoría|área|domaine",
  subcharacteristic: "(quality )?sub-?characteristics?|teilmerkmal",
  name: "names?|titles?|summary|subject|headline|(feature|story|page|screen|view|test|risk|role|persona|user|requirement|item|epic|interface|system|use case|card|task|ticket|issue|work item|object|test ?case|measure|control|assumption|class|actor)( |[_-])?(name|title|summary)?|titel|bezeichnung|zusammenfassung|(seite|maske|ansicht|funktion|rolle|risiko|testfall|schnittstelle|maßnahme|annahme|akteur|nutzergruppe|benutzergruppe|zielgruppe|bildschirm|benutzerrolle|nutzerrolle|testname|kurzbeschreibung)(nname|name)?|thema|betreff|user (class|role|type|group|story title)|test title|scenario|szenario|short description|nom|nombre|titre|título|intitulé|libellé|rôle|rol|écran|pantalla|risque|riesgo|caso de prueba|cas de test|gruppe|fonction|función|was kann passieren|what (can|could) (happen|go wrong)|(idea|proposal|suggestion)( name| title)?|anwendungsfall|card title",
  description:
    "descriptions?( and priority)?|details?|text|definition|what( it does)?|(detailed|long|full)[ _-]?descriptions?|beschreibung(en)?|inhalt|erläuterung(en)?|bemerkung zur anforderung|anforderung(stext)?|specification|purpose|zweck|goal|statement|explanation|ziel|functional requirements?|requirement (description|text|statement)|(risk|feature|page|role|issue|test|card|task|item|use case) description|object text|primary text|heading / text|overview|about|body|wortlaut|shall statement|function|descripción|requisito|exigence|besoin|détails?|detalle|what you see( on it)?|meaning|about them|characteristics|what|qué|quoi|merkmale",
  story:
    "(user )?stor(y|ies)( text| statement)?|user-?story|anwendergeschichte|als \\.\\.\\. möchte ich.*|story statement|historia( de usuario)?|récit( utilisateur)?",
  acceptance:
    "(user )?acceptance[ _-]?(criteria|criterion|tests?)?|acs?|definition of done|done when|conditions of satisfaction|success criteria|akzeptanz-?kriteri(en|um)|abnahme-?kriteri(en|um)|fertig,? wenn|criteria|kriterien|criterios? de aceptación|critères? d['’]acceptation|done if|fertig wenn",
  priority:
    "priorit(y|ies|ät)|prio|moscow|importance|wichtigkeit|priorisierung|must/should/could|moscow priority|requirement level|prioridad|priorité|m/o|must have|wichtig",
  role: "(as an? ?|user |for )?(roles?|personas?|actors?|user class|user types?|user group|stakeholders?)( name)?|as an?( \\.\\.\\.)?|(primary )?actors?|rolle|akteur|nutzer(gruppe|rolle)?|benutzer(gruppe|rolle)?|als|zielgruppe|who|wer|user|rol|rôle|como|en tant que|actor(es)?|acteur|usuario|utilisateur",
  want: "i want( to)?|want( to)?|i (need|can)|möchte( ich)?|will ich|wants?|action|need|wunsch|quiero|je veux|je souhaite|deseo|necesito",
  so_that:
    "so that|benefit|in order to|damit|nutzen|why|reason|value|rationale|begründung|para( que)?|afin( de| que)?|pour( que)?|beneficio|bénéfice",
  probability:
    "(risk )?(probability|likelihood|chance|occurrence)( .*)?|(eintritts)?wahrscheinlichkeit|(l|p)|probabilidad|probabilité|how likely|wie wahrscheinlich",
  impact:
    "(risk )?(impact|severity|consequences?|damage|effect)( .*)?|auswirkung(en)?|schaden(shöhe|sausmaß)?|schwere|folgen|tragweite|impacto|gravité|gravedad|how bad|wie schlimm",
  mitigation:
    "(risk )?(mitigations?|response|treatment|contingency|action|countermeasures?|measures?)( .*)?|(gegen|vorbeuge)?maßnahmen?|gegenmassnahmen?|strategie|massnahmen?|abhilfe|mitigación|atténuation|contramedida|parade|what we do( about it)?|plan b|was tun wir( dagegen)?",
  functionality:
    "(affected |impacted )?(functionality|component|module|area|feature|system)|betroffen(e[rs]?)?( .*)?|modul|komponente|what is at risk|at risk",
  threat:
    "threats?|attack|vulnerabilit(y|ies)|risk addressed|bedrohung(en)?|gefahr|angriff|protects (from|against)|schutz vor|risk",
  measure:
    "(security )?(measures?|controls?|countermeasures?|safeguards?)|maßnahmen?|schutzmaßnahmen?|massnahmen?|protection|requirement",
  verification:
    "verif(ication|ied by)( method)?|how (it is |to )?(verified|tested|measure(d)?)|test method|measurement( method)?|nachweis|prüf(ung|methode|verfahren)|validation|messmethode|messung|fit criterion test|verified",
  target:
    "(measurable )?(targets?( value)?|metrics?|goals?|thresholds?|measures?|measurable criteri(on|a)|fit criteri(on|a)|sla|slo|kpi|acceptance (criteria|value))|zielwert|zielgröße|messgröße|grenzwert|kennzahl|messkriterium|vorgabe|sollwert|metrik",
  privileges:
    "(privileges?|permissions?|rights|access( (rights|level))?|can( do)?|allowed|abilities|(key )?tasks?|responsibilities|authority)|rechte|berechtigungen?|befugnisse|aufgaben|darf|zugriff(srechte)?|zuständigkeiten",
  needs:
    "(needs?|goals?|motivations?|pain ?points?|frustrations?|interests?|background|demographics|expectations)( and .*)?|bedürfnisse|ziele|motivation|erwartungen|hintergrund|interessen|(technical )?(skills?|expertise|proficiency)|kenntnisse|frequency( of use)?|nutzungshäufigkeit|age|occupation|job( title)?|profession|quote|devices?( used)?|tech(nology)?( level| skills)?|alter|beruf|zitat",
  given:
    "given|(pre-?conditions?|prerequisites?|setup|initial state|preparation|test data)|vorbedingung(en)?|voraussetzung(en)?|ausgangszustand|gegeben( sei)?|angenommen|testdaten|stimulus|précondition|preconditions?|precondición|situation|ausgangslage",
  when: "when|(test )?(steps?|actions?|procedure|execution|input)( to .*)?|test steps?|(test)?(schritte|ablauf|durchführung|aktion(en)?)|wenn|steps to reproduce|vorgehen|eingabe|step action|test procedure|what is done|what to do|do this|étapes|pasos|acción|action à réaliser|was wird getan|main flow|basic flow|hauptablauf|flux principal|flujo principal",
  then: "then|(expected|desired)[ _-]?(results?|outcomes?|behaviou?rs?)?|(erwartetes?|soll-?)[ _-]?(ergebnis(se)?|resultat|verhalten)|dann|ergebnis|erwartung|results?|step expected|response|sollergebnis|(what )?should happen|you should see|was passieren soll|résultat attendu|resultado esperado|expected|post-?conditions?",
  consequence:
    "(if (it is )?(wrong|false|not true)|(impact|consequence|effect|risk) if (it is )?(wrong|false|invalid|not met)|consequences?|impact|risk|wenn falsch|(folge|auswirkung|konsequenz)(en)?( (wenn|falls|bei) .*)?|falls (falsch|nicht zutreffend))",
  statement: "assumptions?|statement|annahme|aussage|what we assume",
  page: "(page|screen|view|seite|maske|ansicht|location|bildschirm|place)s?|url|path|route",
  section: "section|abschnitt",
  features:
    "(features?|actions?|functions?|what can be done( here)?|(key |ui )?(elements?|components?|contents?|widgets?))|funktionen|elemente|inhalte|bedienelemente|aktionen",
  designs: "designs?( links?)?|links? to designs?|figma|mock-?ups?|wireframes?",
  parent:
    "(epic|parent|feature|initiative|module)([ _-]?(link|name|key|id|title|summary|issue))?|project|epos|übergeordnet(e[rs]?)?( .*)?|epic link|parent item",
  for_story:
    "(user )?story(( |_)?(id|ref|key))?|(linked|related|covers?|tested) (user )?(stor(y|ies)|requirements?|issues?)|requirement( id| ref)?s?|traceability|traces? to|bezug|anforderung( id)?",
  interface_kind: "interface type|kind( of interface)?|schnittstellentyp|type|typ|art",
  term: "terms?|words?|phrase|abbreviations?|acronyms?|short form|(fach)?begriffe?|abkürzung(en)?|kürzel|wort|ausdruck",
  definition:
    "definitions?|meanings?|explanations?|expansion|long form|stands for|bedeutung(en)?|erklärung(en)?|erläuterung(en)?|langform|steht für",
  avoid: "avoid|(do )?not (to be )?used?( for it)?|synonyms?|also called|synonyme?|auch genannt|nicht verwenden",
  noise:
    "card (url|link)|(list|board)[ _-](ids?|name)|archived|members?|(outline )?(level|depth|number)|indent|(attachment|checklist)[ _-].*|discussion|(created|updated|modified|resolved|closed|changed|completed|started|due|start|end|canceled|archived|last)([ _-].*)?|assign(ee|ed)( to)?|reporter|creator|owner|author|watchers?|votes?|status|state|board column|sprints?|iteration( path)?|area path|(story |effort )?points?|estimates?|effort|original estimate|time spent|remaining.*|resolution|(fix|affects) versions?|labels?|tags?|milestone|cycle( .*)?|team|comments?( count)?|attachments?|rank|project (key|name|type|lead|id|milestone.*)|issue id|parent id|uuid|url|link(s)?|environment|security level|log work|custom field.*|erstellt( .*)?|geändert( .*)?|zuständig|verantwortlich(er)?|bearbeiter|autor|datum|aufwand|schätzung|risk owner|tested by|tester|(actual|test) (result|status)|actual outcome|pass/fail|executed.*|review date|date( .*)?|roadmaps|sla status|linear .*|duplicate of|blocked by|relations?|verantwortung|score|rpn|risk (score|level|rating)|risikozahl|risikowert|version|release|quelle|source|origin",
} as const;
export type Label = keyof typeof labels;

const read = (Object.entries(labels) as [Label, string][]).map(
  ([name, words]) => [name, heading([words, labelsAbroad[name]].filter(Boolean).join("|"))] as const,
);

/** In characters. */
const MOST_LABEL = 200;

/** What a label may mean, the likeliest first; nothing where it is no label we know. */
export function meaningsOf(label: string): Label[] {
  if (label.length > MOST_LABEL) return [];
  const [, outer = "", inner = ""] = /^(.+?)\s*\(([^()]+)\)\s*$/u.exec(label) ?? [];
  // `Steps (Expected result)` is about what is expected of them
  if (inner && meaningsOf(outer).includes("when") && meaningsOf(inner).includes("then")) return meaningsOf(inner);
  const bare = label
    .replace(/[*_`]+/g, " ")
    .replace(/(?:[\s:?…]|\.{3})+$/u, "")
    .replace(/^custom field \((.+)\)$/iu, "$1")
    .replace(/\s*[([].*[)\]]$/u, "")
    .replace(/\s+/g, " ")
    .trim();
  return read.flatMap(([name, says]) => (says.test(bare) ? [name] : []));
}

const LABELLED = /^\W{0,3}([\p{L}][\p{L}\p{N} #()/_?'’&-]{0,45}?)(?:(?!#)\W){0,2}:(?!\/\/)\W{0,2}(?:\s+|$)(.*)$/su;

/** A label we know and what it says. */
export function labelledIn(text: string): { label: string; value: string } | undefined {
  const [, label = "", value = ""] = LABELLED.exec(text) ?? [];
  if (!label || meaningsOf(label).length === 0) return undefined;
  return { label: label.trim(), value: value.trim() };
}

type Places = Partial<Record<Label, string>>;

/** Where what a label says goes, by kind of row. A field that several labels fill holds them line by line. */
export const places: Readonly<Record<Noun, Places>> = {
  user_classes: { name: "name", role: "name", description: "description", privileges: "privileges", features: "privileges" },
  pages: { name: "name", page: "name", description: "description", features: "features", designs: "designs_link" },
  sections: { name: "name", section: "name", page: "page_id", parent: "page_id", description: "description" },
  user_stories: {
    name: "name",
    story: "story",
    description: "story",
    role: "user_class_id",
    acceptance: "acceptance_criteria",
    priority: "priority",
  },
  features: { name: "name", description: "description", page: "page_id", section: "section_id" },
  risks: { name: "name", description: "description", functionality: "functionality", category: "functionality" },
  assumptions: { name: "name", statement: "statement", description: "statement", consequence: "consequence" },
  glossary_terms: {
    term: "name",
    name: "name",
    definition: "definition",
    description: "definition",
    statement: "definition",
    avoid: "avoid",
  },
  security_measures: {
    name: "name",
    threat: "threat",
    measure: "measure",
    mitigation: "measure",
    description: "measure",
    verification: "verification",
  },
  test_cases: { name: "name", for_story: "user_story_id", given: "given", when: "when", then: "then" },
  external_interfaces: { interface_kind: "kind", kind: "kind", name: "name", description: "description" },
  quality_requirements: {
    category: "characteristic",
    kind: "characteristic",
    subcharacteristic: "subcharacteristic",
    name: "name",
    description: "description",
    measure: "description",
    target: "target",
    acceptance: "target",
    verification: "verification",
  },
};

/** The field of a kind of row that a label stands for; a risk is what a security measure is taken against, not its name. */
export function fieldFor(noun: Noun, label: string): string | undefined {
  const meanings = meaningsOf(label);
  const against = noun === "security_measures" && meanings.includes("threat") ? places[noun].threat : undefined;
  return against ?? meanings.map((meaning) => places[noun][meaning]).find(Boolean);
}
