import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } });
const toldIn = (text: string) => draftOf(text).user_stories.map(({ story }) => story.split(/, (?:afin|para que|damit)/)[0]);

test("how often something may be done at most, and an amount, is a rule and no deed of its own [LISTEN-342]", () => {
  expect(toldIn("O sócio reserva o barco. Cada sócio só pode reservar 2 barcos por semana.")).toEqual([
    "Como sócio, quero reservar o barco",
  ]);
  const { user_stories, features } = draftOf("Le gérant loue les canots. La location coûte 30 $ et on ajoute 15 $ la nuit.");
  expect(user_stories).toHaveLength(1);
  expect(features.map(({ name }) => name)).toContain("La location coûte 30 $ et on ajoute 15 $ la nuit");
});

test("what is joined behind 'comme faite' or behind what only happens goes on with who did something [LISTEN-343]", () => {
  expect(toldIn("Le facteur marque la tournée comme finie et prend une photo.")).toEqual([
    "En tant que facteur, je veux marquer la tournée comme finie",
    "En tant que facteur, je veux prendre une photo",
  ]);
  expect(
    draftOf("O síndico lê os avisos. O sistema avisa o síndico quando um aviso passa dos 3 dias e publica a lista.").features.map(
      ({ description }) => description,
    ),
  ).toContain("O sistema deve publicar a lista.");
});

test("'cada uma' is each of the things told of, and to block and to unblock are two stories [LISTEN-344]", () => {
  expect(toldIn("A secretária junta as queixas e encaminha cada uma para o fiscal.")).toContain(
    "Como secretária, quero encaminhar cada queixa para o fiscal",
  );
  expect(toldIn("La gérante bloque le compte du membre. La gérante débloque le compte du membre.")).toHaveLength(2);
});

test("nothing holds by what whoever writes asks for [LISTEN-345]", () => {
  const named = (text: string) =>
    draftOf(text)
      .features.map(({ name }) => name)
      .join();
  expect(named("Stell dir vor, du bist Wirt und hast 3 Zimmer. Der Wirt vergibt die Zimmer.")).not.toContain("Stell dir vor");
  expect(named("J'ai un atelier de 12 places et je voudrais une application. Le luthier note les heures.")).not.toContain(
    "atelier",
  );
});
