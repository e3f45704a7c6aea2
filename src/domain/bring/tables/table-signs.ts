import type { Weights } from "#domain/bring/evidence.ts";
import type { Label } from "#domain/bring/labels.ts";
import { roleIn, stepIn } from "#domain/bring/statements.ts";
import { isOfTerms, type Topic } from "#domain/bring/topic.ts";
import type { Noun } from "#domain/nouns/all.ts";
import { nounOfKind } from "./cell-signs.ts";
import { isGlossary, isLegend } from "./glossary-table.ts";
import { isDiary, isMatrix } from "./rowless-tables.ts";
import { nounOfId } from "./table-cells.ts";
import type { TableUse } from "./table-use.ts";

type Rows = readonly (readonly string[])[];
type Read = TableUse["noun"];

/** What columns of these meanings weigh for a kind of row. */
export const columnSigns: Partial<Record<Noun, Partial<Record<Label, number>>>> = {
  risks: { probability: 2.5, impact: 1.5, mitigation: 1.5 },
  user_stories: { want: 2.5, so_that: 1.5, story: 2, acceptance: 1.6, role: 1 },
  test_cases: { given: 1.2, when: 1.3, then: 2.4, for_story: 0.6 },
  security_measures: { threat: 1.2, measure: 1 },
  quality_requirements: { target: 1.7 },
  user_classes: { privileges: 1.6, needs: 1.6 },
  assumptions: { statement: 1, consequence: 1.6 },
  pages: { page: 1.6, features: 1 },
  external_interfaces: { interface_kind: 0.8 },
};

/** What the name of a column weighs that says what a row is. */
const namedFor: readonly [Noun, RegExp][] = [
  [
    "user_stories",
    /^(?:user stor(?:y|ies)|use ?case|anwendungsfall|cas d['’]utilisation|caso de uso|récit|historia|caso d['’]uso)\b/iu,
  ],
  [
    "user_classes",
    /^(?:personas?|user (?:class|role|group|type)|role(?: name)?|actor|rolle|nutzergruppe|benutzergruppe|zielgruppe|akteur|rôle|acteur|rol|ruolo|attore|perfil|papel)s?\b/iu,
  ],
  [
    "pages",
    /^(?:screen|page|view|seite|maske|ansicht|bildschirm|écran|page|pantalla|vista|schermata|scherm|tela|ecrã)s?(?: name| title|name)?\b/iu,
  ],
  [
    "external_interfaces",
    /^(?:(?:external )?(?:interface|integration)|(?:external|other|connected|partner|source|target|neighbou?r(?:ing)?) system|system|schnittstelle|fremdsystem|umsystem|nachbarsystem|interfaz|interfaccia|koppeling|système|sistema)s?\b/iu,
  ],
  ["assumptions", /^(?:assumption|annahme|hypothèse|supuesto|suposición|ipotesi|aanname)s?\b/iu],
  [
    "risks",
    /^(?:risk|hazard|risiko|risque|riesgo|rischio|risico|risco|what (?:can|could|might) (?:happen|go wrong)|was kann passieren)s?\b/iu,
  ],
  ["test_cases", /^(?:test(?: ?case)?|testfall|check|prüfung|cas de test|caso de prueba|prueba|testgeval)s?(?: name| title)?$/iu],
  [
    "security_measures",
    /^(?:threat|attack|security (?:measure|control)|bedrohung|angriff|schutzmaßnahme|menace|amenaza|minaccia)s?\b/iu,
  ],
  [
    "quality_requirements",
    /^(?:quality(?: (?:requirement|attribute|goal))?|nfr|qualität(?:s\p{L}+)?|qualité|calidad|qualità|kwaliteit)s?\b/iu,
  ],
  ["features", /^(?:feature|function|funktion|fonction(?:nalité)?|función|funcionalidad|funzione|functie)s?\b/iu],
];
/** What is done against somebody who means harm, rather than against bad luck. */
const COUNTERED =
  /^(?:counter-?measure|safeguard|gegenma(?:ß|ss)nahme|contre-?mesure|contramedida|contromisur|tegenmaatregel|security (?:measure|control))/iu;
/** What follows where something that is assumed is not so. */
const FOLLOWS =
  /^(?:if|wenn|falls|si|se|als)\s|(?:if|wenn|falls|si|se|als) |^(?:consequence|folge|konsequenz|conséquence|consecuencia|conseguenz|gevolg|consequência)/iu;
/** How much an idea is worth and what it costs. */
const SCORES =
  /^(?:effort|value|score|points?|estimate|votes?|kano.*|rank|weight|rice.*|wsjf|reach|confidence|complexity|benefit|aufwand|nutzen|wert|punkte|charge|valeur|valor|esfuerzo|sforzo|valore|voto.*|classe kano|inspanning|waarde|esforço)(?: \(.*\))?$/iu;
/** Directions and formats are said of interfaces alone. */
const EXCHANGED =
  /^(?:direction|protocol|format|data(?: exchanged)?|richtung|protokoll|daten|sens|données|sentido|datos|protocole|protocolo)$/iu;

/** What speaks for reading a table as rows of each kind. */
export function tableSigns(
  columns: readonly string[],
  meanings: readonly Label[][],
  rows: Rows,
  topic: Topic | undefined,
): Weights<Read> {
  const weights: Weights<Read> = {};
  const add = (read: Read, weight: number) => {
    weights[read] = (weights[read] ?? 0) + weight;
  };
  const says = (label: Label) => meanings.some((of) => of.includes(label));
  // how bad a thing is says nothing of what it follows from
  const isScored = says("impact") && !columns.some((name) => FOLLOWS.test(name.trim()));
  // a reason alone is given for many a thing that is no story
  for (const [noun, signs] of Object.entries(columnSigns) as [Noun, Partial<Record<Label, number>>][])
    for (const [label, weight] of Object.entries(signs) as [Label, number][])
      if (
        says(label) &&
        !(label === "consequence" && isScored) &&
        (label !== "so_that" || says("want") || says("story") || says("role"))
      )
        add(noun, weight);
  const first = meanings.findIndex((of) => of[0] !== "id" && of[0] !== "noise");
  for (const [at, name] of columns.entries())
    for (const [noun, says] of namedFor) if (says.test(name.trim())) add(noun, at === first ? 2.5 : 0.8);
  if (columns.some((name) => COUNTERED.test(name.trim())) && says("threat") && !says("probability")) add("security_measures", 4);
  if (columns.filter((name) => EXCHANGED.test(name.trim())).length >= 2) add("external_interfaces", 1.5);
  if (topic?.kind === "rows") for (const noun of [topic.noun, topic.also]) if (noun) add(noun, 3.5);
  if (topic?.kind === "text" || topic?.kind === "kept") add("source", 3.5);
  if (topic?.kind === "requirements") add("each", 2.2);
  if (says("name") && columns.filter((name) => SCORES.test(name.trim())).length >= 2) add("each", 2.2);
  cellSigns(columns, meanings, rows, topic, add);
  if (isGlossary(columns)) add("glossary_terms", 20);
  else if (isMatrix(columns, rows) || (isLegend(columns) && !isOfTerms(topic))) add("source", 20);
  if (isDiary(columns, meanings)) add("source", 6);
  return weights;
}

const testedTypes: readonly string[] = ["features", "quality_requirements", "security_measures", "test_cases"];

function cellSigns(
  columns: readonly string[],
  meanings: readonly Label[][],
  rows: Rows,
  topic: Topic | undefined,
  add: (read: Read, weight: number) => void,
) {
  const has = (...labels: Label[]) => labels.filter((label) => meanings.some((of) => of.includes(label))).length;
  const share = (says: (cell: string) => boolean) =>
    rows.filter((row) => row.some((cell) => cell?.split("\n").some(says))).length / Math.max(rows.length, 1);
  const stories = share((line) => roleIn(line) !== undefined);
  if (stories > 0.5 || has("acceptance") === 0) add("user_stories", 4 * stories);
  if (stories > 0 && stories < 0.8) add("each", 3 * stories);
  add("test_cases", 2 * share((line) => stepIn(line)?.step === "then"));
  const kinds = meanings.findIndex((of) => of[0] === "kind" || (of[0] === "category" && !topic));
  const types = kinds < 0 ? [] : [...new Set(rows.map((row) => nounOfKind(row[kinds] ?? "")).filter(Boolean))];
  const isBoth = topic?.kind === "rows" && topic.also !== undefined && types.length > 1;
  // tests too are functional or not
  const isTested = has("when") > 0 && has("then") > 0 && types.every((type) => testedTypes.includes(type ?? ""));
  if (types.length > 0 && !isTested && (topic?.kind !== "rows" || types.length > 2 || isBoth)) add("each", 7);
  add(...identified(columns, meanings, rows));
  // numbers and priorities are said of rows, whatever the column is called that says them
  if (has("name", "description") === 0 && has("id") && has("priority")) add("each", 1.6);
  if (has("name", "description") > 0 && (has("id") || has("priority") || has("name", "description") === 2))
    add("each", has("id") && has("priority") ? 2.2 : 1.5);
}

/** What the numbers of rows say, such as NFR-3. */
function identified(columns: readonly string[], meanings: readonly Label[][], rows: Rows): [Read, number] {
  const at = meanings.findIndex((of) => of[0] === "id");
  const found = rows.map((row) => nounOfId(row[at] ?? "", columns[at] ?? "")).filter((noun) => noun !== undefined);
  const [noun, another] = [...new Set(found)];
  if (!noun || found.length < rows.length / 2) return ["each", 0];
  return [another ? "each" : noun, 2.4];
}
