import type { SpecificationText } from "#domain/export/json.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { heading, qualityTopics } from "./quality.ts";
import { topicTold } from "./topic-words.ts";

/** What a heading says of what stands below it. */
export type Topic =
  | { kind: "rows"; noun: Noun; fixed?: Readonly<Record<string, string>> }
  /** Requirements of any kind, told apart by their words. */
  | { kind: "requirements" }
  | { kind: "text"; text: SpecificationText }
  /** Nothing here becomes a row. */
  | { kind: "kept" };

const rows = (noun: Noun, fixed?: Record<string, string>): Topic => ({ kind: "rows", noun, ...(fixed ? { fixed } : {}) });
const text = (name: SpecificationText): Topic => ({ kind: "text", text: name });
const kept: Topic = { kind: "kept" };

/** Whole headings, English and German; the first that fits counts. */
const topics: readonly [RegExp, Topic][] = [
  [heading("(table of )?contents|inhalt(sverzeichnis)?|index"), kept],
  [
    heading(
      "(document |revision|version|change) ?(history|log|control|information)|changelog|änderungs(historie|verzeichnis|verlauf)|versionshistorie|dokument(en)?(information|historie)",
    ),
    kept,
  ],
  [
    heading(
      "glossar(y|ium)?|(terms|definitions?)( and (definitions?|terms|abbreviations|acronyms))*|.*(acronyms|abbreviations)|begriffe?( und .*)?|begriffs(definitionen|erklärungen)|abkürzungen",
    ),
    kept,
  ],
  [
    heading(
      "(design |technical |project |implementation |general |business )*constraints?( and limitations)?|(rand|rahmen)bedingungen|einschränkungen|limitations",
    ),
    { kind: "requirements" },
  ],
  [heading("open (questions?|issues?|points?|items?)|(questions|todo|to ?do|tbd)s?|offene (fragen|punkte|themen)"), kept],
  [
    heading(
      "((project |delivery |release )?(timeline|schedule|milestones?|roadmap|plan))|release (plan|planning|criteria)|zeitplan(ung)?|meilensteine|projektplan|termine|phases?|rollout( plan)?",
    ),
    kept,
  ],
  [
    heading(
      "budget|kosten|team|approvals?|sign-?offs?|freigaben?|stakeholders?|projektbeteiligte|ansprechpartner|contacts?|meeting notes|notes?|notizen|appendi(x|ces)( .*)?|anh(a|ä)nge?( .*)?|next steps|nächste schritte|faq",
    ),
    kept,
  ],
  [
    heading(
      "(success )?(metrics|kpis?|criteria)|success (metrics|criteria|measures)|(key )?performance indicators|erfolgs(kriterien|messung|faktoren)|kennzahlen",
    ),
    kept,
  ],
  [
    heading(
      "technology|tech(nology|nical)?( |-)?(stack|architecture|choices)|(system |software )?architecture|architektur|technolog(ie|ien|y)|data model|datenmodell|logical database( requirements)?|competit(ion|ors)|wettbewerb",
    ),
    kept,
  ],

  [
    heading(
      "(out of|not in) scope|not (in|part of) (this|the) (release|version|project|product|mvp)|exclusions|excluded|non-?goals|(in |project |product )?scope( (of .*|and .*))?|nicht-?ziele|abgrenzung(skriterien)?|(projekt|produkt|liefer)?umfang|geltungsbereich|nicht im umfang|in/out of scope|mvp scope",
    ),
    text("project_scope"),
  ],
  [
    heading(
      "references?( documents?)?|related documents?|further reading|links|referenz(en|dokumente)|literatur|quellen|mitgeltende (dokumente|unterlagen)|applicable documents",
    ),
    text("references_list"),
  ],
  [
    heading(
      "product perspective|product context|system context|(system)?kontext|produktperspektive|produktumgebung|operating environment|product position(ing)?|einsatzumgebung|systemumgebung",
    ),
    text("product_perspective"),
  ],
  [
    heading(
      "business( (model|case))?|geschäftsmodell|moneti[sz]ation|revenue( model| streams)?|erlösmodell|how (it|we) makes? money",
    ),
    text("business_model"),
  ],
  [
    heading("pricing( .*)?|prices|plans( and pricing)?|preise?( und .*)?|preis(modell|gestaltung)|tarife"),
    text("pricing_details"),
  ],

  ...qualityTopics,
  [
    heading(
      "(it |information |data |system |application )*security( (requirements|measures|controls|and privacy|considerations))*|privacy( and security)?|(daten)?sicherheit(s(anforderungen|maßnahmen|konzept))?|datenschutz( und .*)?|(information|it|daten)(s|-)?sicherheit|data protection|security ?(&|and|/) ?(privacy|compliance)|threats?( and countermeasures)?|countermeasures|authentication( and authori[sz]ation)?|access control",
    ),
    rows("security_measures"),
  ],
  [
    heading(
      "(non-?functional|nonfunctional|quality|other|supplementary|additional) ?(system |software )?(requirements?|attributes?|goals|nonfunctional requirements)( .*)?|nfrs?|quality|(software )?system attributes|software quality attributes|other nonfunctional requirements|nicht-?funktionale anforderungen|qualitäts(anforderungen|merkmale|ziele)|nichtfunktional",
    ),
    rows("quality_requirements"),
  ],

  [
    heading("user interfaces?|(graphical )?ui requirements|benutzerschnittstellen?|benutzeroberfläche(n)?"),
    rows("external_interfaces", { kind: "user" }),
  ],
  [heading("hardware interfaces?|hardware-?schnittstellen?"), rows("external_interfaces", { kind: "hardware" })],
  [
    heading(
      "(software|system) interfaces?|software-?schnittstellen?|systemschnittstellen?|apis?|(third[- ]party |external )?(integrations?|services|systems)|drittsysteme|externe systeme|integrationen|anbindungen",
    ),
    rows("external_interfaces", { kind: "software" }),
  ],
  [
    heading("communications? (interfaces?|protocols?)|kommunikations-?schnittstellen?"),
    rows("external_interfaces", { kind: "communication" }),
  ],
  [
    heading(
      "(external |system )?interfaces?( requirements| and integrations)?|external interface requirements|(externe )?schnittstellen(anforderungen)?|interfaces and integrations|schnittstellen zu .*",
    ),
    rows("external_interfaces"),
  ],

  [
    heading(
      "(end[- ])?users?|(the )?people|(target )?(users?|audiences?|groups?|customers?)( (classes|roles|types|groups|characteristics|profiles|personas|needs))?( and (roles|permissions|personas|characteristics|needs|stakeholders))?|user (classes|roles|types|groups|characteristics|profiles|personas)( .*)?|(key |primary |user )?personas?( and .*)?|(user )?roles?( (and|&) (permissions|responsibilities|rights|personas))?|actors?( and roles)?|stakeholders and users|user permissions|permissions( matrix)?|who (is it for|it is for|uses it|will use it)\\??|(be)?nutzer(gruppen|rollen|klassen|typen|profile|innen)?( und .*)?|anwender(gruppen|rollen|kreis)?|rollen( und .*)?|zielgruppen?( und .*)?|akteure|personas und .*|rollenkonzept|berechtigungen",
    ),
    rows("user_classes"),
  ],
  [
    heading(
      "(web |app |ui |key |main |application )*(pages?|screens?|views?)( (list|overview|inventory|and .*))?|(list|inventory) of (pages|screens|views)|(information architecture|site ?map)|(user interface|ui) (pages|screens)|wireframes?|seiten(übersicht|struktur)?( und .*)?|(bildschirm)?ansichten|(bildschirm|eingabe)?masken|bildschirme|dialoge|screen(s)?übersicht|oberflächen",
    ),
    rows("pages"),
  ],
  [
    heading(
      "(key |main |core |product )*(user |customer |job )?stor(y|ies|ys)( (and|&|with) .*)?|epics?( (and|&) (user )?stories)?|use cases?|(user|key|main) (journeys|flows|scenarios)|(benutzer|anwender|nutzer|user)-?(geschichten|stories|storys)( .*)?|anwendungsfälle|anwendungsszenarien|jobs to be done",
    ),
    rows("user_stories"),
  ],
  [
    heading(
      "(key |main |project |product |technical |business |known |top )*risks?( (register|assessment|analysis|matrix|log|list|management|and .*|& .*))?|(projekt|produkt)?risik(o|en)(analyse|register|liste|bewertung|management)?( und .*)?",
    ),
    rows("risks"),
  ],
  [
    heading("(key |general |project |working )*assumptions?( (and|&|/) .*)?|annahmen( und .*)?|voraussetzungen"),
    rows("assumptions"),
  ],
  [
    heading(
      "((user |manual |system |acceptance |functional |sample |key )*test(s|ing)?( (cases?|plan|scenarios?|specification|suite))?|test ?cases?|verification|qa|test(fälle|plan|szenarien|spezifikation)|abnahme(tests|kriterien)?|acceptance test(s|ing)?( .*)?)",
    ),
    rows("test_cases"),
  ],

  [
    heading(
      "((key |core |main |product |system |software |mvp |detailed |proposed |planned |major )*(features?|functions?|functionality|capabilities)( (list|set|overview|requirements|and .*|& .*))?)|functional (requirements?|specifications?|scope)( .*)?|funktionale anforderungen|funktions?(umfang|liste|anforderungen|en)|funktionen( und .*)?|produktfunktionen|leistungsmerkmale|features? und .*|funktionalität(en)?|produktmerkmale|what it (does|should do)|what (should|shall|must|can|will|does) .* do\\??|user requirements",
    ),
    rows("features"),
  ],
  [
    heading(
      "(product |sprint )?backlog( items)?|(product |system |software |specific |detailed |business |stakeholder |general |high-level |other )*requirements?( (list|catalog(ue)?|overview|table))?|(produkt|system|detail|fach|allgemeine |spezifische )?anforderungen|anforderungs(katalog|liste)|lastenheft|pflichtenheft|system-?anforderungen",
    ),
    { kind: "requirements" },
  ],

  [
    heading(
      "(executive |project |product )?(summary|overview|introduction|vision|description|idea|purpose|mission|brief|background|goals?|objectives?|about|abstract)( (and|&|of) .*)?|(problem|opportunity)( statement)?|the (problem|solution|idea|product)|(business )?(goals|objectives)( .*)?|(proposed )?solution|motivation|context|why( now)?|tl;?dr|einleitung|einführung|überblick|zusammenfassung|zweck( .*)?|ziel(e|setzung|bestimmung)?( .*)?|(projekt|produkt)(übersicht|beschreibung|vision|ziele?|idee)|hintergrund|ausgangs(lage|situation)( und .*)?|problem(stellung|beschreibung)?|vision|idee|motivation|kurzbeschreibung|was ist .*|what is .*",
    ),
    text("project_overview"),
  ],
];

const priorities: readonly [RegExp, string][] = [
  [heading("must|must[- ]haves?|muss(-?(kriterien|anforderungen))?|p0|essential|mvp|phase 1|musthave"), "must"],
  [heading("should|should[- ]haves?|soll(-?(kriterien|anforderungen))?|p1|important"), "should"],
  [heading("could|could[- ]haves?|nice[- ]to[- ]haves?|kann(-?(kriterien|anforderungen))?|p2|optional|wunschkriterien"), "could"],
  [heading("won'?t|won['’]?t[- ]have.*|will not have.*|wird nicht.*|p3|later|future( .*)?|not now"), "wont"],
];

/** A heading without its number, mark or emoji. */
export function bareHeading(words: string): string {
  return words
    .replace(/[*_`]+/g, "")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .replace(
      /^(?:(?:chapter|section|part|kapitel|abschnitt|teil|appendix|anhang)\s+)?(?:\d{1,3}|[A-Z]|[IVX]{1,5})(?:[.]\d{1,3})*[.):]?\s+(?=\S)/u,
      "",
    )
    .replace(/[\s:–—-]+$/u, "")
    .replace(/\s*\([^)]*\)$/, "")
    .trim();
}

export function topicOf(title: string): Topic | undefined {
  const bare = bareHeading(title);
  return topicCalled(bare) ?? topicAtEdge(bare) ?? topicTold(bare);
}

const topicCalled = (bare: string) => topics.find(([says]) => says.test(bare))?.[1];

/** In words: a longer heading is a sentence. */
const MOST_WORDS = 5;

/** What a short heading begins or ends with, such as `Screens we imagined`. */
function topicAtEdge(bare: string): Topic | undefined {
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS) return undefined;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const found = [words.slice(0, count), words.slice(-count)]
      .map((some) => topicCalled(some.join(" ")))
      .find((topic) => topic?.kind === "rows");
    if (found) return found;
  }
  return undefined;
}

export function priorityOf(words: string): string | undefined {
  const bare = bareHeading(words);
  return priorities.find(([says]) => says.test(bare))?.[1];
}
