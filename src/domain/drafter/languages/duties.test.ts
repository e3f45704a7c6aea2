import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } });

test.each([
  [
    "Der Segler meldet seine Ankunft. Das System vergibt einen Liegeplatz und verschickt die Quittung. Die Gebühr wird vom Programm berechnet.",
    "Als Segler",
    [
      "Das System muss einen Liegeplatz vergeben.",
      "Das System muss die Quittung verschicken.",
      "Das System muss die Gebühr berechnen.",
    ],
  ],
  [
    "Le plaisancier annonce son arrivée. L'application attribue une place et envoie un reçu. Elle calcule la taxe. La facture est archivée par le système.",
    "En tant que plaisancier",
    [
      "Le système doit attribuer une place.",
      "Le système doit envoyer un reçu.",
      "Le système doit calculer la taxe.",
      "Le système doit archiver la facture.",
    ],
  ],
  [
    "El navegante anuncia su llegada. La aplicación asigna un amarre y envía un recibo. La factura la archiva el sistema.",
    "Como navegante",
    ["El sistema debe asignar un amarre.", "El sistema debe enviar un recibo.", "El sistema debe archivar la factura."],
  ],
  [
    "O navegador anuncia a sua chegada. O aplicativo atribui uma vaga e envia um recibo. A fatura é arquivada pelo sistema.",
    "Como navegador",
    ["O sistema deve atribuir uma vaga.", "O sistema deve enviar um recibo.", "O sistema deve arquivar a fatura."],
  ],
])("what the product does by itself is a duty of the system and nobody's story: %s [LISTEN-334]", (text, who, duties) => {
  const { features, user_stories } = draftOf(text);
  expect(features.map(({ description }) => description)).toEqual(expect.arrayContaining(duties));
  expect(user_stories.map(({ story }) => story.slice(0, who.length))).toEqual([who]);
});

test("what the product only lets people do is no duty of its own [LISTEN-334]", () => {
  const { features } = draftOf("Le système permet au moniteur de saisir les absences. Le moniteur saisit les absences.");
  expect(features.map(({ description }) => description).join()).not.toMatch(/Le système doit permettre (?!à la personne)/);
});

test.each([
  [
    "Die Wirtin vermerkt die Schulden, damit niemand streitet.",
    "Als Wirtin möchte ich die Schulden vermerken, damit niemand streitet.",
  ],
  [
    "L'hôtesse note les dettes pour que personne ne se dispute.",
    "En tant qu'hôtesse, je veux noter les dettes, afin que personne ne se dispute.",
  ],
  ["La camarera anota las deudas para que nadie discuta.", "Como camarera, quiero anotar las deudas, para que nadie discuta."],
  [
    "A camareira anota as dívidas para que ninguém discuta.",
    "Como camareira, quero anotar as dívidas, para que ninguém discuta.",
  ],
])("what a deed is said to be for is the reason of its story, and no part of the deed: %s [LISTEN-335]", (said, story) => {
  const extra = { Als: "Der Gast zahlt die Rechnung.", En: "Le client paie la facture.", Como: "" };
  const draft = draftOf(`${said} ${extra[story.split(" ")[0] as keyof typeof extra]}`);
  expect(draft.user_stories.map((one) => one.story)).toContain(story);
});
