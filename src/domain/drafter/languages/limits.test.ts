import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { toldInItsLanguage } from "./in-its-language.ts";

const briefOf = (project_description: string) => ({
  ...nothingYet,
  project: { name: "Listened" },
  questionnaire: { project_description },
});
const toldOf = (text: string) => toldInItsLanguage(briefOf(text));
const deedsOf = (text: string) => toldOf(text)?.deeds.map(({ who, said }) => `${who}: ${said}`) ?? [];

test.each([
  [
    "Der Gast bucht ein Boot und zahlt die Kaution. Senioren bekommen 10 Prozent Rabatt. Wer zweimal fehlt, darf nur noch vor Ort buchen.",
    ["Gast: ein Boot buchen", "Gast: die Kaution zahlen"],
    ["Senioren bekommen 10 Prozent Rabatt", "Wer zweimal fehlt, darf nur noch vor Ort buchen"],
  ],
  [
    "Le club prête des kayaks. Le membre réserve un kayak. Une famille reçoit au plus deux kayaks par jour. Seules les personnes majeures inscrites au cours peuvent sortir un kayak.",
    ["membre: réserver un kayak"],
    [
      "Une famille reçoit au plus deux kayaks par jour",
      "Seules les personnes majeures inscrites au cours peuvent sortir un kayak",
    ],
  ],
  [
    "El vecino reserva la pista y el conserje entrega la llave. Cada vecino recibe como máximo dos llaves al año.",
    ["vecino: reservar la pista", "conserje: entregar la llave"],
    ["Cada vecino recibe como máximo dos llaves al año"],
  ],
  [
    "O sócio reserva a quadra e o zelador entrega a chave. Cada sócio recebe no máximo duas chaves por ano. Os alunos só jogam acompanhados por um sócio.",
    ["sócio: reservar a quadra", "zelador: entregar a chave"],
    ["Cada sócio recebe no máximo duas chaves por ano", "Os alunos só jogam acompanhados por um sócio"],
  ],
])("whoever is subject to a limit gets no story by it: %s [LISTEN-390]", (text, deeds, rules) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
  expect(deedsOf(text).join()).not.toMatch(/Rabatt|nur noch|deux|majeure|dos llaves|duas|acompanhar/);
  expect(toldOf(text)?.rules).toEqual(expect.arrayContaining(rules));
});

test.each([
  [
    "Unsere Trainer schreiben die Anmeldungen noch in ein Heft. Künftig soll der Spieler den Platz online buchen.",
    ["Spieler: den Platz online buchen"],
    "Unsere Trainer schreiben die Anmeldungen noch in ein Heft",
  ],
  [
    "Hoje o treinador anota as inscrições num caderno, e mesmo assim some gente. O jogador reserva a quadra.",
    ["jogador: reservar a quadra"],
    "Hoje o treinador anota as inscrições num caderno",
  ],
  [
    "Hoy el entrenador apunta las inscripciones en una libreta. El jugador reserva la pista.",
    ["jugador: reservar la pista"],
    "Hoy el entrenador apunta las inscripciones en una libreta",
  ],
  [
    "L'entraîneur note encore les inscriptions dans un cahier. Le joueur réserve le terrain.",
    ["joueur: réserver le terrain"],
    "L'entraîneur note encore les inscriptions dans un cahier",
  ],
])("how it is done today is context and no deed: %s [LISTEN-391]", (text, deeds, today) => {
  expect(deedsOf(text)).toEqual(deeds);
  expect(draftEverything(briefOf(text)).overview).toContain(today);
});

test.each([
  ["Die Wirtin trägt die Gäste ein und prüft die Zimmer, aber Preise ändert nur die Chefin.", ["Preise ändert nur die Chefin"]],
  [
    "Sou diretora de uma escola. Eu, como diretora, cadastro os alunos. Só eu posso apagar um aluno, e o professor não vê as notas dos outros.",
    ["Só a diretora pode apagar um aluno", "o professor não vê as notas dos outros"],
  ],
  [
    "A vizinha guarda a encomenda. Bolo fresco não fica mais de 4 horas na loja. As outras ficam até 7 dias.",
    ["Bolo fresco não fica mais de 4 horas na loja. As outras ficam até 7 dias"],
  ],
])("of a sentence of deeds the clause that binds is a rule, understood by itself: %s [LISTEN-392]", (text, rules) => {
  expect(toldOf(text)?.rules).toEqual(rules);
});

test("what the product does for somebody is its duty, and theirs to be told [LISTEN-393]", () => {
  const { user_stories, features } = draftEverything(
    briefOf(
      "Der Gast bucht ein Boot. Das System erinnert den Gast am Abend an die Fahrt und gibt Boote frei, die niemand abgeholt hat.",
    ),
  );
  expect(user_stories.map(({ story }) => story.split(", damit")[0])).toContain(
    "Als Gast möchte ich am Abend an die Fahrt erinnert werden",
  );
  const duties = features.map(({ description }) => description);
  expect(duties).toContain("Das System muss den Gast am Abend an die Fahrt erinnern.");
  expect(duties).toContain("Das System muss Boote freigeben, die niemand abgeholt hat.");
});

test.each([
  ["Gäste\n- buchen ein Boot\n- sehen den Plan\n\nSystem\n- erinnert die Gäste am Vorabend", "die Gäste am Vorabend erinnern"],
  [
    "Cliente\n- Reserva una mesa.\n- Consulta la carta.\n\nSistema\n- Borra los datos de la mesa cada noche.",
    "borrar los datos de la mesa cada noche",
  ],
])("what stands under the product is its duty: %s [LISTEN-393]", (text, duty) => {
  expect(toldOf(text)?.duties).toContain(duty);
});

test.each([
  [
    "La gérante valide les fiches, répartit les équipes par terrain et ferme un court.",
    ["gérante: valider les fiches", "gérante: répartir les équipes par terrain", "gérante: fermer un court"],
  ],
  [
    "Le moniteur note les présences. Il faut un adulte, car il n'y a pas assez de place pour huit enfants qui nagent.",
    ["moniteur: noter les présences"],
  ],
  [
    "Moi, la gérante, je publie le menu et je bloque les tables. Le client réserve une table.",
    ["gérante: publier le menu", "gérante: bloquer les tables", "client: réserver une table"],
  ],
  [
    "O tutor autoriza outra pessoa, informando o nome dela. A diretora retira o acesso a um aluno.",
    ["tutor: autorizar outra pessoa, informando o nome dela", "diretora: retirar o acesso a um aluno"],
  ],
  ["El conserje entrega los libros y comprueba su estado.", ["conserje: entregar los libros", "conserje: comprobar el estado"]],
  ["Der Hauswart schliesst die Meldung ab.", ["Hauswart: die Meldung abschliessen"]],
])("verbs of a list, descriptions and what goes with a deed are read as what they are: %s [LISTEN-394]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
});

test.each([
  [
    "Der Gast bucht ein Boot. Bezahlt wird an der Kasse, also keine Online-Zahlung in der ersten Version.",
    /keine Online-Zahlung/,
  ],
  ["Le client réserve une table. Pas de livraison pour commencer, et pas de photos des plats.", /pas de photos des plats/],
  [
    "El cliente reserva una mesa. Las bodas no entran en esta primera versión, y el pan se seguirá pidiendo por teléfono.",
    /pan se seguirá pidiendo/,
  ],
  ["O cliente reserva uma mesa.\n\nNão está incluído: entregas e pagamentos.", /entregas e pagamentos/],
])("each clause of what is left out is out of scope: %s [LISTEN-395]", (text, out) => {
  const told = toldOf(text);
  expect(told?.leftOut.join("; ")).toMatch(out);
  expect(told?.rules.join()).not.toMatch(out);
});
