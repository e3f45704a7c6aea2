import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Steg" }, questionnaire: { project_description } });
const partOf = (scope: string, title: string) => scope.split(`## ${title}\n\n`)[1]?.split("\n\n")[0] ?? "";

const HARBOUR = {
  de: "Hafenbuch für den Segelverein\n\nDer Segler meldet seine Ankunft. Das System vergibt einen Liegeplatz. Die Hafenmeisterin prüft die Papiere. Kein Boot bleibt länger als 5 Tage. Die Tankstelle bleibt außen vor.",
  fr: "Registre du port\n\nLe plaisancier annonce son arrivée. L'application attribue une place. La capitaine vérifie les papiers. Aucun bateau ne reste plus de 5 jours.\n\nHors périmètre : la station-service.",
  es: "Libro del puerto\n\nEl navegante anuncia su llegada. La aplicación asigna un amarre. La capitana revisa los papeles. Ningún barco se queda más de 5 días. La gasolinera queda fuera.",
  pt: "Livro do porto\n\nO navegador anuncia a sua chegada. O aplicativo atribui uma vaga. A capitã verifica os papéis. Nenhum barco fica mais de 5 dias. O posto de combustível fica de fora.",
};

test.each([
  [
    "de",
    "Steg ist eine Software für diese Rollen: Segler und Hafenmeisterin.",
    "**Das System:** einen Liegeplatz vergeben.",
    "- Segler: seine Ankunft melden.",
    "- Das System muss einen Liegeplatz vergeben.",
    "- Kein Boot bleibt länger als 5 Tage.",
    "- Die Tankstelle bleibt außen vor.",
  ],
  [
    "fr",
    "Steg est un logiciel pour les rôles suivants : Plaisancier et Capitaine.",
    "**Le système :** attribuer une place.",
    "- Plaisancier : annoncer son arrivée.",
    "- Le système doit attribuer une place.",
    "- Aucun bateau ne reste plus de 5 jours.",
    "- La station-service.",
  ],
  [
    "es",
    "Steg es un programa para los siguientes roles: Navegante y Capitana.",
    "**El sistema:** asignar un amarre.",
    "- Navegante: anunciar su llegada.",
    "- El sistema debe asignar un amarre.",
    "- Ningún barco se queda más de 5 días.",
    "- La gasolinera queda fuera.",
  ],
  [
    "pt",
    "Steg é um programa para os seguintes perfis: Navegador e Capitã.",
    "**O sistema:** atribuir uma vaga.",
    "- Navegador: anunciar a sua chegada.",
    "- O sistema deve atribuir uma vaga.",
    "- Nenhum barco fica mais de 5 dias.",
    "- O posto de combustível fica de fora.",
  ],
] as const)(
  "in %s overview and scope tell what was told [LISTEN-336] [LISTEN-337]",
  (code, opening, duty, deed, shall, rule, out) => {
    const { overview, scope, features, pages } = draftOf(HARBOUR[code]);
    expect(overview).toContain(opening);
    expect(overview).toContain(duty);
    for (const { name } of pages) expect(overview).toContain(name);
    expect(partOf(scope, "In scope").split("\n")).toEqual(expect.arrayContaining([deed, shall]));
    expect(partOf(scope, "Constraints")).toContain(rule);
    expect(partOf(scope, "Out of scope")).toContain(out);
    expect(features.map(({ description }) => description).join()).not.toContain(out.slice(2, -1));
  },
);

test("an English sentence speaks of users where the classes have names of another language [LISTEN-338]", () => {
  const draft = draftOf(HARBOUR.fr);
  const english = [...draft.risks, ...draft.security_measures, ...draft.external_interfaces, ...draft.quality_requirements];
  expect(JSON.stringify(english)).not.toMatch(/plaisancier|capitaine/i);
  expect(draft.risks.map(({ description }) => description).join()).toContain("personal data of users.");
});

test("a rule keeps its label, and a title is none [LISTEN-339]", () => {
  const { features } = draftOf(
    "Hafenbuch für 300 Boote\n\nDer Segler meldet die Ankunft. Die Hafenmeisterin prüft die Papiere.\n- Gäste: 12 Euro am Tag.\n- Mitglieder: frei, höchstens 5 Tage.",
  );
  const names = features.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Gäste: 12 Euro am Tag", "Mitglieder: frei, höchstens 5 Tage"]));
  expect(names.join()).not.toContain("300 Boote");
});
