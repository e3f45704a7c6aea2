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
