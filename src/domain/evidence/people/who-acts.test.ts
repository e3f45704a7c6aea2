import { expect, test } from "vitest";
import { whoActsIn } from "./who-acts.ts";

test.each([
  ["Beekeepers weigh their hives from the sofa and see when to add a box.", "en", ["Beekeeper"]],
  ["Head gardeners assign beds to volunteers.", "en", ["Head gardener"]],
  ["The verger gets a list of services every Friday.", "en", ["Verger"]],
  ["Referees can enter scores at the table.", "en", ["Referee"]],
  ["Fahrer melden den Schaden im Lager, Werkstattleiter geben die Reparatur frei.", "de", ["Fahrer", "Werkstattleiter"]],
  ["Der Hausmeister kann Schlüssel ausgeben und sperren.", "de", ["Hausmeister"]],
  ["Los pescadores anotan la captura en el muelle.", "es", ["Pescador"]],
  ["Les bénévoles notent leurs heures chaque soir.", "fr", ["Bénévole"]],
  ["Os moradores reservam o salão pelo celular.", "pt", ["Morador"]],
])("a plain sentence says who does something: %s [EVID-19]", async (sentence, language, who) => {
  expect((await whoActsIn(language))(sentence)).toEqual(who);
});

test.each([
  ["Farmers love our weather maps.", "en"],
  ["Our tuners visit every organ twice.", "en"],
  ["Most customers stay with us for years.", "en"],
  ["Boats leave the harbour at nine.", "en"],
  ["Restaurants send their orders by noon.", "en"],
  ["Readings show how warm the water is.", "en"],
  ["Students need a quiet room to learn.", "en"],
  ["People who row together stay together.", "en"],
  ["Drivers.", "en"],
  ["Die Orgeln brauchen jedes Jahr eine Stimmung.", "de"],
  ["Kunden zahlen erst nach der Lieferung.", "de"],
  ["Los quesos maduran en la cueva tres meses.", "es"],
  ["Les clients aiment nos paniers de légumes.", "fr"],
])(
  "of things, of what people think, have and pay, and of our own people no role is told: %s [EVID-19]",
  async (sentence, language) => {
    expect((await whoActsIn(language))(sentence)).toEqual([]);
  },
);

test.each([
  ["For landlords: hand over keys without driving out.", "en", ["Landlord"]],
  ["For team captains and umpires: settle scores on the pitch, 20% faster.", "en", ["Team captain", "Umpire"]],
  ["For your volunteers: a list of what to bring.", "en", ["Volunteer"]],
  ["Für Vermieter und Hausmeister: alle Schlüssel auf einen Blick.", "de", ["Vermieter", "Hausmeister"]],
  ["Pour les bénévoles : les horaires de la semaine.", "fr", ["Bénévole"]],
  ["Para los pescadores: la lonja en el móvil.", "es", ["Pescador"]],
])("whom a line is written for is a role: %s [EVID-21]", async (sentence, language, who) => {
  expect((await whoActsIn(language))(sentence)).toEqual(who);
});

test.each([
  ["Guest users, such as a neighbour or a cousin, only see photos.", "en", ["Guest user"]],
  ["Wardens, for example on a night shift, lock the gates by hand.", "en", ["Warden"]],
])("what stands between a role and what they do hides neither: %s [EVID-21]", async (sentence, language, who) => {
  expect((await whoActsIn(language))(sentence)).toEqual(who);
});

test.each([
  ["For example: drivers.", "en"],
  ["For boats: a berth by the day.", "en"],
  ["For more details: see the handbook.", "en"],
  ["For everyone: a warm room.", "en"],
  ["Für Boote: ein Liegeplatz am Tag.", "de"],
  ["Pour les bateaux : une place au port.", "fr"],
])("a line for things or for everybody tells no role: %s [EVID-21]", async (sentence, language) => {
  expect((await whoActsIn(language))(sentence)).toEqual([]);
});
