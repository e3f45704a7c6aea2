import { expect, test } from "vitest";
import { german } from "#domain/drafter/languages/german.ts";
import { statementsOf } from "#domain/drafter/languages/statements.ts";

const told = (text: string) => german.listen(statementsOf(text)).deeds.map(({ who, said }) => `${who}: ${said}`);

test.each([
  [
    "what stands in a row before the end of a passive",
    "Jedes Zelt muss vom Platzwart mit Größe, Farbe und Standplatz aufgenommen werden.",
    ["Platzwart: jedes Zelt mit Größe, Farbe und Standplatz aufnehmen"],
  ],
  [
    "a helper that is said once for two deeds",
    "Die Rechnung, die vom Kassier geprüft und dem Vorstand übermittelt wird, liegt bei. Die Belege dürfen vom Kassier sortiert und vom Vorstand eingesehen werden.",
    ["Kassier: die Rechnung prüfen", "Kassier: die Belege sortieren", "Vorstand: die Belege einsehen"],
  ],
  [
    "a deed that stands before its helper",
    "Absagen kann der Läufer seinen Start bis zum Vorabend. Geprüft wird der Start vom Sportwart.",
    ["Läufer: meinen Start bis zum Vorabend absagen", "Sportwart: den Start prüfen"],
  ],
  [
    "what comes of something",
    "Der Kessel ist alt, weshalb vom Heizer am Abend der Druck eingetragen wird.",
    ["Heizer: den Druck am Abend eintragen"],
  ],
  [
    "a measure before the verb",
    "Der Lotse beobachtet das Wetter. Bei Wellen über 3 m stellt er die Überfahrt ein.",
    ["Lotse: bei Wellen über 3 m die Überfahrt einstellen"],
  ],
])("German: %s [LISTEN-250]", (_what, text, deeds) => {
  expect(told(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  [
    "'der' and 'die' are who was named last, also behind a preposition",
    "Der Mieter fragt den Keller bei der Hausverwalterin an. Die genehmigt die Anfrage oder weist sie zurück.",
    ["Hausverwalterin: die Anfrage genehmigen", "Hausverwalterin: die Anfrage zurückweisen"],
  ],
  [
    "'er' is nobody who is 'die', and 'von diesem' is whoever was named last",
    "Die Leitende legt den Dienst fest. Der Taucher sucht das Wrack. Funde müssen von ihm gemeldet werden. Schäden, die der Schlosser sieht, können von diesem vermerkt werden.",
    ["Taucher: Funde melden", "Schlosser: die Schäden vermerken"],
  ],
  [
    "what 'wer' needs is what 'es' is",
    "Jedes Rad hat eine Nummer. Wer ein Zelt braucht, kann es beim Platzwart abholen.",
    ["Nutzer: das Zelt beim Platzwart abholen"],
  ],
])("German: %s [LISTEN-251]", (_what, text, deeds) => {
  expect(told(text)).toEqual(expect.arrayContaining(deeds));
});

test("German: what the product does stands as it was said [LISTEN-252]", () => {
  const { rules } = german.listen(statementsOf("Der Wirt legt eine Karte an. Die Zutaten rechnet das Programm aus."));
  expect(rules).toEqual(["Die Zutaten rechnet das Programm aus"]);
});
