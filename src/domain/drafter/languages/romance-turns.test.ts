import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } });
const toldIn = (text: string) => draftOf(text).user_stories.map(({ story }) => story.split(/, (?:afin|para que)/)[0]);
const rulesIn = (text: string) => draftOf(text).features.map(({ name }) => name);

test.each([
  [
    "Spanish",
    "Los vecinos envían su queja, y es la conserje quien la atiende o la archiva. El parte semanal es la capataz la que lo firma.",
    [
      "Como conserje, quiero atender la queja",
      "Como conserje, quiero archivar la queja",
      "Como capataz, quiero firmar el parte semanal",
    ],
  ],
  [
    "Portuguese",
    "O morador entrega a chave. É o porteiro que recebe a chave na portaria e anota a hora. Os avisos são os síndicos que os publicam.",
    [
      "Como porteiro, quero receber a chave na portaria",
      "Como porteiro, quero anotar a hora",
      "Como síndico, quero publicar os avisos",
    ],
  ],
  [
    "French",
    "Les riverains déposent leur plainte. C'est la greffière qui la classe et prévient le maire.",
    ["En tant que greffière, je veux classer la plainte", "En tant que greffière, je veux prévenir le maire"],
  ],
])("%s: who stands out does all that follows [LISTEN-260]", (_language, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test("what the product does by itself is a row of its own, and no pronoun stands for it [LISTEN-261]", () => {
  const text =
    "La monitora inscribe al niño. La plataforma publica el cartel y la monitora lo inscribe. Cuando llega la hora, el programa llama al niño y el médico lo examina.";
  expect(toldIn(text)).toContain("Como médico, quiero examinar el niño");
  expect(toldIn(text).join()).not.toMatch(/el programa|Como (?:plataforma|programa)/);
  expect(rulesIn(text)).toContain("Publicar el cartel");
});

test.each([
  [
    "Spanish",
    "El huésped va anotando sus gastos. La limpiadora prepara la habitación, cambiando las sábanas y revisándolas.",
    [
      "Como huésped, quiero anotar mis gastos",
      "Como limpiadora, quiero preparar la habitación",
      "Como limpiadora, quiero cambiar las sábanas",
      "Como limpiadora, quiero revisar las sábanas",
    ],
  ],
  [
    "Portuguese",
    "O leitor está devolvendo o livro. O técnico fecha as fichas que chegam ao balcão, indicando a peça trocada.",
    ["Como leitor, quero devolver o livro", "Como técnico, quero indicar a peça trocada"],
  ],
  [
    "French",
    "Le locataire signale la panne en joignant une photo.",
    ["En tant que locataire, je veux signaler la panne", "En tant que locataire, je veux joindre une photo"],
  ],
])("%s: what is done beside a deed, or goes on, is a deed [LISTEN-262]", (_language, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test("whose it is follows from who does it, and an article from what it is of [LISTEN-263]", () => {
  const stories = toldIn(
    "El alumno envía su solicitud y la directora la aprueba. La veterinaria registra cada perro con su chip. El tutor avisa al alumno de su nota. Una vez que el cliente ha pagado la señal, el joyero funde el anillo. El mozo llama al camión y el guarda lo pesa.",
  );
  expect(stories).toEqual(
    expect.arrayContaining([
      "Como alumno, quiero enviar mi solicitud",
      "Como directora, quiero aprobar la solicitud",
      "Como veterinaria, quiero registrar cada perro con su chip",
      "Como tutor, quiero avisar al alumno de su nota",
      "Como cliente, quiero pagar la señal",
      "Como guarda, quiero pesar el camión",
    ]),
  );
});

test.each([
  [
    "the opening of a condition is told from what one does to oneself, and who comes behind an inset is not lost",
    "Quero um programa em que cada leitor se inscreva. São limpas as salas e um árbitro, que ninguém escolhe, pontua os saltos. Se uma planta murcha, o jardineiro rega-a.",
    [
      "Como leitor, quero inscrever-me",
      "Como árbitro, quero pontuar os saltos",
      "Como jardineiro, quero regar a planta se uma planta murcha",
    ],
  ],
  [
    "what was just named is left out",
    "O porteiro recebe a mala, pesa e guarda no depósito.",
    ["Como porteiro, quero pesar a mala", "Como porteiro, quero guardar a mala no depósito"],
  ],
  [
    "several verbs share what stands behind the last, and a feminine that ends in s is done",
    "Le gardien ouvre, aère et ferme la salle. La clé est reprise par la concierge puis remise au locataire.",
    [
      "En tant que gardien, je veux ouvrir la salle",
      "En tant que gardien, je veux aérer la salle",
      "En tant que concierge, je veux remettre la clé au locataire",
    ],
  ],
  [
    "who does it stands in the middle, and how long ago something was is no deed",
    "Os recibos são por ela emitidos. A tesoureira guarda os talões. A ata é por ela assinada. O sócio entrega os exames feitos há dois meses.",
    ["Como tesoureira, quero assinar a ata", "Como sócio, quero entregar os exames feitos há dois meses"],
  ],
  [
    "whose office it is",
    "C'est au concierge de relever les compteurs et de les noter. Libre à chaque voisin de proposer une date. La gérante n'a plus qu'à signer le bail.",
    [
      "En tant que concierge, je veux relever les compteurs",
      "En tant que concierge, je veux noter les compteurs",
      "En tant que voisin, je veux proposer une date",
      "En tant que gérante, je veux signer le bail",
    ],
  ],
])("French and Portuguese: %s [LISTEN-264]", (_what, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test.each([
  [
    "Spanish",
    "Al recibir la caja, el boticario la revisa. Las multas quien las cobra es la inspectora.",
    [
      "Como boticario, quiero recibir la caja",
      "Como boticario, quiero revisar la caja",
      "Como inspectora, quiero cobrar las multas",
    ],
  ],
  [
    "Portuguese",
    "Depois de pesar a azeitona, o lagareiro emite o talão. Quem abre os cofres é o guarda. O músico está a afinar o piano. O técnico mede 2,5 kg de farinha e guarda-a.",
    [
      "Como lagareiro, quero pesar a azeitona",
      "Como lagareiro, quero emitir o talão",
      "Como guarda, quero abrir os cofres",
      "Como músico, quero afinar o piano",
      "Como técnico, quero guardar 2,5 kg de farinha",
    ],
  ],
  [
    "French",
    "Après avoir pesé le lot, l'opérateur colle une étiquette. Le patron fait signer le contrat et le fait relire au notaire. Le patient confirme le rendez-vous.",
    [
      "En tant qu'opérateur, je veux peser le lot",
      "En tant que patron, je veux faire relire le contrat au notaire",
      "En tant que patient, je veux confirmer le rendez-vous",
    ],
  ],
])("%s: what is done before, who is named last and what is weighed [LISTEN-265]", (_language, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test("what is said behind of the product, of those who write and of a measure is told of nobody else [LISTEN-266]", () => {
  const french = toldIn(
    "La caissière encaisse le loyer. Le reçu, elle l'imprime, l'application. On me paie 12 euros le mètre. Il faut 40 litres par cuve, et le maître les note.",
  ).join();
  expect(french).not.toMatch(/imprimer|payer 12|noter 40/);
  const spanish = toldIn(
    "Somos 40 pescadores. El pescador pide un puesto de dos metros por subasta, que la lonjera apunta. Los curiosos nada más pueden ver el precio.",
  );
  expect(spanish).toEqual(expect.arrayContaining(["Como lonjera, quiero apuntar el puesto de dos metros"]));
  expect(spanish.join()).not.toMatch(/Como 40|curioso nada/);
});
