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

test("German: what the product does stands in a row in the words it was said with [LISTEN-252]", () => {
  const { duties } = german.listen(statementsOf("Der Wirt legt eine Karte an. Die Zutaten rechnet das Programm aus."));
  expect(duties).toEqual(["die Zutaten ausrechnen"]);
});

test.each([
  [
    "whom a pronoun means is told by what they are called",
    "Wirtin: Der Brauer meldet mir das Fass an. Ich schicke ihm den Preis.\nGast: Und die Fahrer?\nWirtin: Die bringen mir das Leergut.",
    ["Brauer: der Wirtin das Fass anmelden", "Wirtin: dem Brauer den Preis schicken", "Fahrer: der Wirtin das Leergut bringen"],
  ],
  [
    "what is done for oneself stands first",
    "Das Attest sieht sich die Trainerin an. Ihren Platz sucht sich die Turnerin aus.",
    ["Trainerin: mir das Attest ansehen", "Turnerin: mir meinen Platz aussuchen"],
  ],
  [
    "what happened is what 'das' is",
    "Wenn ein Gast fehlt, möchte die Wirtin das vermerken.",
    ["Wirtin: vermerken, wenn ein Gast fehlt"],
  ],
  [
    "what is asked first is what it is done to",
    "Ob jemand getroffen hat, trägt der Schiedsrichter sofort ein.",
    ["Schiedsrichter: sofort eintragen, ob jemand getroffen hat"],
  ],
])("German: %s [LISTEN-253]", (_what, text, deeds) => {
  expect(told(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  ["what somebody can have done to something", "Kojen lassen sich vom Bootsmann sperren.", ["Bootsmann: Kojen sperren"]],
  [
    "two verbs that share their end",
    "Die Schwimmer können sich an- und abmelden.",
    ["Schwimmer: mich anmelden", "Schwimmer: mich abmelden"],
  ],
  [
    "a condition with 'whom'",
    "Der Kurs wird dem Schüler angekündigt. Wem er nicht passt, der kann ihn einmal verschieben.",
    ["Schüler: den Kurs einmal verschieben"],
  ],
  [
    "whoever is needed by a clause within another one",
    "Die Küsterin schickt den Sängern einen Plan zu, den sie binnen drei Tagen bestätigen müssen.",
    ["Sänger: den Plan binnen drei Tagen bestätigen"],
  ],
  [
    "an order to whoever builds it",
    "Der Wirt kocht das Essen. Bau bitte ein, dass die Gäste das Essen bewerten können.",
    ["Gast: das Essen bewerten"],
  ],
  [
    "notes under whoever does them",
    "Boote\n\nAusleihende:\n- nach der Fahrt Zustand melden, Foto anhängen\n- Boot reservieren (höchstens drei Stunden)",
    ["Ausleihende: nach der Fahrt Zustand melden", "Ausleihende: Foto anhängen", "Ausleihende: Boot reservieren"],
  ],
])("German: %s [LISTEN-254]", (_what, text, deeds) => {
  expect(told(text)).toEqual(expect.arrayContaining(deeds));
});

test("German: what stays as it is, what is ruled out and who is only denied does nothing [LISTEN-255]", () => {
  expect(
    told(
      "Wir planen Feste weiterhin auf Papier. Das Lager bleibt außen vor. Den Kiosk lassen wir weg. Kinder werden nie befördert und erst recht nicht der Wirt, der es jedes Jahr versucht. Der Gast bucht eine Fahrt.",
    ),
  ).toEqual(["Gast: eine Fahrt buchen"]);
});

test("German: salutations are nobody, and verbs are told from what only looks like one [LISTEN-256]", () => {
  expect(
    told(
      "Sehr geehrte Damen und Herren, wir suchen ein Programm. Die Redakteurin kennzeichnet Fehler und veröffentlicht den Plan. Die Rezeption händigt den Schlüssel aus.",
    ),
  ).toEqual(expect.arrayContaining(["Redakteurin: den Plan veröffentlichen", "Rezeption: den Schlüssel aushändigen"]));
  expect(told("Sehr geehrte Damen und Herren, der Wirt sperrt Tische.")).toEqual(["Wirt: Tische sperren"]);
});
