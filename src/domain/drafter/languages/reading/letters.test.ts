import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } });
const toldIn = (text: string) => draftOf(text).user_stories.map(({ story }) => story.split(/, (?:afin|para que|damit)/)[0]);

test("a noun like a verb stays a noun behind a preposition, and a number ends a name [LISTEN-340]", () => {
  expect(toldIn("Le greffier transmet la plainte à l'adjoint. L'adjoint à la voirie classe ou rejette la plainte.")).toEqual([
    "En tant que greffier, je veux transmettre la plainte à l'adjoint",
    "En tant qu'adjoint, je veux classer la plainte",
    "En tant qu'adjoint, je veux rejeter la plainte",
  ]);
  const text = "El guarda mide el caudal, y si baja de 20 el programa le avisa al alcalde. Le escribo por lo del pozo.";
  expect(toldIn(text)).toEqual(["Como guarda, quiero medir el caudal"]);
  const { features } = draftOf(text);
  expect(features.map(({ description }) => description)).toContain("El sistema debe avisar al alcalde.");
  expect(features.map(({ name }) => name).join()).not.toContain("Le escribo");
});

test("why somebody does something is left away, and an amount keeps its sign [LISTEN-341]", () => {
  const { user_stories, features } = draftOf(
    "O zelador anota as visitas porque a portaria fecha cedo. O morador paga a multa. A multa custa R$ 80.",
  );
  expect(user_stories.map(({ story }) => story)).toContain(
    "Como zelador, quero anotar as visitas, para que tudo possa ser consultado mais tarde.",
  );
  expect(features.map(({ name }) => name)).toContain("A multa custa R$ 80");
});
