import { expect, test } from "vitest";
import { placeBlocks } from "#domain/bring/place-blocks.ts";
import type { SourceBlock } from "#domain/bring/source.ts";

const table = (columns: string[], ...rows: string[][]): SourceBlock => ({ kind: "table", columns, rows });
const wordsOf = (blocks: readonly SourceBlock[]) => placeBlocks(blocks).rows.map(({ kind, words }) => ({ kind, ...words }));

test("of two columns that say what a row is the first names it, and a criterion without a measure says how quality is shown [BRING-50]", () => {
  const columns = ["Nr", "Anforderung", "Beschreibung", "Kategorie", "Priorität", "Abnahmekriterium"];
  expect(
    wordsOf([
      table(
        columns,
        [
          "1",
          "Boot buchen",
          "Ein Mitglied kann ein Boot für zwei Stunden buchen.",
          "Funktional",
          "Muss",
          "Buchung steht im Plan",
        ],
        ["2", "Wartung", "Das System läuft auf einem alten Rechner im Bootshaus.", "Nicht-funktional", "Kann", "Probelauf"],
        ["3", "Anzeige", "Die Anzeige der freien Boote ist schnell genug.", "Nicht-funktional", "Soll", "unter 2 Sekunden"],
      ),
    ]),
  ).toEqual([
    {
      kind: "features",
      name: "Boot buchen",
      description:
        "Ein Mitglied kann ein Boot für zwei Stunden buchen.\nPriorität: Muss\nAbnahmekriterium: Buchung steht im Plan\n(1)",
    },
    expect.objectContaining({ kind: "quality_requirements", name: "Wartung", verification: "Probelauf" }),
    expect.objectContaining({ kind: "quality_requirements", name: "Anzeige", target: "unter 2 Sekunden" }),
  ]);
  for (const [said, priority] of [
    ["Muss", "must"],
    ["Soll", "should"],
    ["Kann", "could"],
    ["Wird nicht", "wont"],
  ] as const)
    expect(
      wordsOf([
        table(
          ["Anforderung", "Beschreibung", "Abnahmekriterium", "Priorität"],
          ["Boot buchen", "Als Ruderer möchte ich ein Boot buchen.", "Buchung steht im Plan", said],
        ),
      ]),
    ).toContainEqual({
      kind: "user_stories",
      name: "Boot buchen",
      story: "Als Ruderer möchte ich ein Boot buchen.",
      acceptance_criteria: "Buchung steht im Plan",
      priority,
      user_class_id: "Ruderer",
    });
});

test("an epic that stands in the first row of its stories is what all of them belong to, and the name of none [BRING-51]", () => {
  const { rows } = placeBlocks([
    table(
      ["Epic", "User story", "Acceptance criteria"],
      ["Boats", "As a rower I want to book a boat.", "It is mine for two hours"],
      ["", "As a cox I want to see the crew.", "Names and seats"],
      ["Trips", "As a keeper I want to read the log.", "By day"],
    ),
  ]);
  expect(rows.map(({ words }) => words.name)).toEqual(["Book a boat", "See the crew", "Read the log"]);
  expect(rows.map(({ words }) => words.story?.split("\n")[1])).toEqual(["Epic: Boats", "Epic: Boats", "Epic: Trips"]);
});

test("beside what somebody wants, who wants it tells the story, and the priority is read in other languages [BRING-54]", () => {
  const { rows } = placeBlocks([
    table(
      ["Perfil", "Quiero", "Para", "Prioridad"],
      ["Remero", "reservar una barca", "salir el domingo", "Alta"],
      ["Timonel", "ver la tripulación", "avisar a tiempo", "Media"],
      ["Socio", "leer el diario", "", "Baja"],
    ),
  ]);
  expect(rows.map(({ words }) => [words.user_class_id, words.priority, words.story?.includes("Prioridad")])).toEqual([
    ["Remero", "must", false],
    ["Timonel", "should", false],
    ["Socio", "could", false],
  ]);
  expect(rows[0]?.words.story).toContain("Como Remero, quiero reservar una barca");
});
