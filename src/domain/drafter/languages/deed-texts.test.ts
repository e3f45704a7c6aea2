import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } });

const SAID = {
  de: "Der Platzwart trägt die Sperrzeiten ein. Die Trainerin reserviert die Halle und sieht den Belegungsplan ein. Der Vorstand genehmigt den Antrag. Der Hausmeister gibt die Schlüssel aus. Der Vorstand druckt die Listen aus.",
  fr: "L'intendant saisit les fermetures. La monitrice réserve la salle et consulte le planning. Le comité approuve la demande. Le gardien remet les clés. Le comité imprime les listes.",
  es: "El conserje anota los cierres. La monitora reserva la sala y consulta el calendario. La junta aprueba la solicitud. El portero entrega las llaves. La junta imprime las listas.",
  pt: "O zelador anota os fechos. A monitora reserva a sala e consulta o calendário. A diretoria aprova a licença. O porteiro entrega as chaves. A diretoria imprime as listas.",
};

test.each([
  [
    "de",
    "Als Trainerin möchte ich die Halle reservieren, damit ich fest damit rechnen kann.",
    "Angenommen, auf der Seite „Belegungsplan“ ist schon etwas gespeichert\nWenn ich den Belegungsplan einsehe\nDann zeigt die Seite den neuesten Stand und die Zeit der letzten Änderung",
    "Den Antrag genehmigen: die Entscheidung ist schon gefallen",
    "Das System muss dafür sorgen, dass die Rolle „Hausmeister“ die Schlüssel ausgeben kann.",
  ],
  [
    "fr",
    "En tant que monitrice, je veux réserver la salle, afin que tout soit retenu à mon nom.",
    "Étant donné que la page « Planning » contient déjà des données\nQuand je consulte le planning\nAlors la page affiche l'état le plus récent et l'heure de la dernière modification",
    "Saisir les fermetures : il manque une indication obligatoire",
    "Le système doit permettre à la personne qui a le rôle « gardien » de remettre les clés.",
  ],
  [
    "es",
    "Como monitora, quiero reservar la sala, para que conste a mi nombre.",
    "Dado que la página «Calendario» ya contiene datos\nCuando consulto el calendario\nEntonces la página muestra el estado más reciente y la hora del último cambio",
    "Aprobar la solicitud: la decisión ya está tomada",
    "El sistema debe permitir al rol «portero» entregar las llaves.",
  ],
  [
    "pt",
    "Como monitora, quero reservar a sala, para que fique em meu nome.",
    "Dado que a página “Calendário” já contém dados\nQuando consulto o calendário\nEntão a página mostra o estado mais recente e a hora da última alteração",
    "Aprovar a licença: a decisão já foi tomada",
    "O sistema deve permitir ao perfil “porteiro” entregar as chaves.",
  ],
] as const)(
  "in %s a deed is tested, and wanted for, by what kind of deed it is [LISTEN-330]",
  (code, story, looked, tested, shall) => {
    const { user_stories, test_cases, features } = draftOf(SAID[code]);
    expect(user_stories.map(({ story: told }) => told)).toContain(story);
    expect(user_stories.map(({ acceptance_criteria }) => acceptance_criteria.split("\n\n")[0])).toContain(looked);
    expect(new Set(user_stories.map(({ acceptance_criteria }) => acceptance_criteria.split("\n")[2])).size).toBe(6);
    expect(test_cases.map(({ name }) => name)).toContain(tested);
    expect(features.map(({ description }) => description.replace(/ \(US-\d+\)/, ""))).toContain(shall);
  },
);

test("a section is described by what is done there, and its page is named as its thing was told [LISTEN-331]", () => {
  const { pages } = draftOf(SAID.fr);
  expect(pages.map(({ name }) => name)).toContain("Clés");
  const sections = pages.flatMap((page) => page.sections.map(({ description }) => description));
  expect(new Set(sections).size).toBe(6);
});

test("a German test says each step as a sentence of its own, and an elided 'que' is no part of a test's name [LISTEN-332]", () => {
  expect(draftOf(SAID.de).test_cases.map(({ when, then }) => `${when} ${then}`)).toContain(
    "Ich genehmige den Antrag. Nichts ändert sich, und ich lese, wer wann entschieden hat.",
  );
  const { test_cases } = draftOf(SAID.fr);
  expect(test_cases.map(({ name }) => name).join()).not.toMatch(/: qu/);
  expect(test_cases.map(({ when }) => when)).toContain("Je remets les clés et je le note.");
});

test.each([
  [
    "es",
    "El vecino cuenta los votos. El cartero envía la lista. El guarda recoge las llaves. La directora elige la fecha.",
    ["cuento los votos", "envío la lista", "recojo las llaves", "elijo la fecha"],
  ],
  [
    "fr",
    "L'agent pèse les colis. Le maire appelle le témoin. Le garde nettoie la salle. L'élève choisit la date.",
    ["je pèse les colis", "j'appelle le témoin", "je nettoie la salle", "je choisis la date"],
  ],
  [
    "pt",
    "O guarda protege a árvore. O síndico transfere a quota. A diretora exerce o voto. O motorista passeia o cão.",
    ["protejo a árvore", "transfiro a quota", "exerço o voto", "passeio o cão"],
  ],
  [
    "de",
    "Die Wirtin sammelt die Zettel ein. Der Mieter ändert die Adresse. Der Lotse trägt die Zeit ein.",
    ["ich die Zettel einsammle", "ich die Adresse ändere", "ich die Zeit eintrage"],
  ],
] as const)("in %s what somebody does stands in the first person [LISTEN-333]", (_, text, done) => {
  const told = draftOf(text)
    .user_stories.map(({ acceptance_criteria }) => acceptance_criteria)
    .join("\n");
  for (const said of done) expect(told).toContain(said);
});
