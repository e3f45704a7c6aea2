import { expect, test } from "vitest";
import { idIn } from "./identified.ts";
import { fieldFor, meaningsOf } from "./labels.ts";
import { placeBlocks } from "./place-blocks.ts";
import type { SourceBlock } from "./source.ts";
import { roleIn } from "./statements.ts";
import { topicOf } from "./topics.ts";

test.each([
  ["Als vrijwilliger wil ik bonnetjes zoeken, zodat niemand wacht", "vrijwilliger"],
  ["Come bigliettaia voglio spostare un abbonato, così da accontentarlo", "bigliettaia"],
  ["Como sócio gostaria de reservar um campo, para jogar", "sócio"],
  ["Como socio quiero reservar una pista", "socio"],
  ["En tant que donateur, je souhaite demander un enlèvement", "donateur"],
  ["Als Eltern möchten wir unser Kind abmelden", "Eltern"],
  ["As a game master I send written hints to the screen", "game master"],
  ["As a rule I never lend drills", undefined],
])("%s is told by whoever it names [BRING-35]", (story, role) => {
  expect(roleIn(story)).toBe(role);
});

test.each([
  ["Gebruikers", "user_classes"],
  ["Niet-functionele eisen", "quality_requirements"],
  ["Functionele eisen", "features"],
  ["Koppelingen", "external_interfaces"],
  ["Schermen", "pages"],
  ["Requisiti non funzionali", "quality_requirements"],
  ["Rischi e contromisure", "security_measures"],
  ["Pagine", "pages"],
  ["Ipotesi", "assumptions"],
  ["Casi di prova", "test_cases"],
  ["Requisitos funcionais", "features"],
  ["Ligações externas", "external_interfaces"],
  ["Pressupostos", "assumptions"],
])("%s heads rows of its kind [BRING-35]", (heading, noun) => {
  expect(topicOf(heading)).toMatchObject({ kind: "rows", noun });
});

test("what is said of a file in other languages is kept [BRING-35]", () => {
  for (const heading of ["Versiebeheer", "Questioni aperte", "Histórico de versões"])
    expect(topicOf(heading)).toEqual({ kind: "kept" });
});

test.each([
  ["Omschrijving", "description"],
  ["Prioriteit", "priority"],
  ["Contromisura", "measure"],
  ["Descrição", "description"],
  ["Verwacht resultaat", "then"],
  ["Priorità", "priority"],
])("a column called %s says what it says in English [BRING-35]", (column, meaning) => {
  expect(meaningsOf(column)).toContain(meaning);
});

test("a risk and what is done about it are one security measure in each of them [BRING-35]", () => {
  for (const [risk, measure] of [
    ["Risico", "Maatregel"],
    ["Rischio", "Contromisura"],
    ["Risco", "Contramedida"],
  ] as const)
    expect([fieldFor("security_measures", risk), fieldFor("security_measures", measure)]).toEqual(["threat", "measure"]);
});

test.each([
  ["RNF-3 La lettura dura meno di un secondo", "quality_requirements", "La lettura dura meno di un secondo"],
  ["HU 12: Reservar una pista", "user_stories", "Reservar una pista"],
  ["FR-3.2.2.a De bezoeker krijgt een sms", "features", "De bezoeker krijgt een sms"],
  ["FR.12 – Print the slip", "features", "Print the slip"],
  ["US 12 million readers", undefined, undefined],
])("%s begins with a number of its own, or does not [BRING-35]", (text, noun, rest) => {
  expect([idIn(text)?.noun, idIn(text)?.rest]).toEqual([noun, rest]);
});

test("an epic of a list heads its stories, which keep their criteria [BRING-37]", () => {
  const item = (depth: number, text: string): SourceBlock => ({ kind: "item", depth, ordered: false, text });
  const { rows, headings } = placeBlocks([
    { kind: "heading", level: 2, text: "Epics" },
    item(0, "POOL-112 Booking a vehicle (Epic)"),
    item(1, "POOL-118 As a borrower I want to see which vans are free"),
    item(2, "Vans in for service are greyed out"),
    item(1, "POOL-119 As a borrower I want to extend a booking"),
    item(0, "Keys and returns"),
    item(1, "As a depot keeper I want to scan the key tag"),
  ]);
  expect(rows.map(({ kind, words }) => [kind, words.user_class_id, words.acceptance_criteria])).toEqual([
    ["user_stories", "Borrower", "Vans in for service are greyed out"],
    ["user_stories", "Borrower", undefined],
    ["user_stories", "Depot keeper", undefined],
  ]);
  expect([...headings]).toEqual(["0", "1"]);
});
