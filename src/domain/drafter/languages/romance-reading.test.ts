import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const toldIn = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } }).user_stories.map(
    ({ story }) => story.split(/, (?:afin|para que)/)[0],
  );

test.each([
  [
    "one role after the other, each told 'you'",
    "Vous êtes infirmière : vous consultez votre tournée et vous notez les soins. Vous êtes la secrétaire : vous répartissez les demandes.",
    [
      "En tant qu'infirmière, je veux consulter ma tournée",
      "En tant qu'infirmière, je veux noter les soins",
      "En tant que secrétaire, je veux répartir les demandes",
    ],
  ],
  [
    "who speaks, and a wish without a verb before it",
    "PANADERO: El repartidor me manda la cuenta y yo la apruebo o la rechazo.\nPERIODISTA: ¿Los vecinos harían algo ahí?\nPANADERO: Nomás que reporten las fallas.",
    [
      "Como panadero, quiero aprobar la cuenta",
      "Como panadero, quiero rechazar la cuenta",
      "Como vecino, quiero reportar las fallas",
    ],
  ],
  [
    "what a wanted product is there for, and what stands between",
    "Quiero una aplicación en la que cada socio vea sus recibos y abone la cuota. Quiero que el portero, el que está en la puerta, cierre la sala.",
    ["Como socio, quiero ver mis recibos", "Como socio, quiero abonar la cuota", "Como portero, quiero cerrar la sala"],
  ],
  [
    "several places in one sentence",
    "Un site où les apiculteurs du canton déclarent leurs ruches, où la présidente valide chaque adhésion, et où n'importe quel habitant trouve un essaim.",
    ["En tant que présidente, je veux valider chaque adhésion", "En tant qu'habitant, je veux trouver un essaim"],
  ],
  [
    "two deeds done to what a pronoun names, and shorter forms of what is done",
    "As pranchas são entregues pelo nadador-salvador, que as lava e arruma. Os professores dizem que precisam lançar as faltas.",
    [
      "Como nadador-salvador, quero entregar as pranchas",
      "Como nadador-salvador, quero lavar as pranchas",
      "Como nadador-salvador, quero arrumar as pranchas",
      "Como professor, quero lançar as faltas",
    ],
  ],
  [
    "what one would like, and a condition that stands first",
    "Je voudrais que mes clients puissent commander leurs paniers et les modifier. Quand une commande arrive, la vendeuse la prépare.",
    ["En tant que client, je veux commander mes paniers", "En tant que client, je veux modifier les paniers"],
  ],
])("French, Spanish and Portuguese: %s [LISTEN-185]", (_what, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test("French and Portuguese: what is lacking is nobody's deed, and oneself is not what is paid [LISTEN-186]", () => {
  const stories = toldIn(
    "S'il manque une pièce, le bénévole la commande. Les membres s'inscrivent eux-mêmes et paient leur cotisation.",
  ).join();
  expect(stories).toContain("je veux m'inscrire,En tant que membre, je veux payer ma cotisation");
  expect(stories).not.toContain("manquer");
});
