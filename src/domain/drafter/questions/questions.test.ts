import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { templates } from "#domain/catalog/templates/all.ts";
import { domainQuestion } from "#domain/domain-questions.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { tongueOf } from "#domain/drafter/languages/in-its-language.ts";
import { questionsFor } from "./questions.ts";
import { saidAnswers } from "./said-answers.ts";
import { saidIn } from "./said-in.ts";

const idea = "A tool that keeps the leases of a parish's land. The office records each lease. Tenants see what they owe.";
const kinds = (text: string) => questionsFor(text).map(({ key }) => key.split(":")[0]);

test("at most six questions are asked, in the words of the description, about what it leaves open [FIRST-40]", () => {
  expect(questionsFor(idea).map(({ question }) => question)).toEqual([
    "Who decides on leases or approves them?",
    "How long do leases last or stay stored, and what happens then?",
    "What must never happen with leases?",
    "Which amounts, numbers or deadlines must offices or tenants keep to?",
    "How are leases handled today, and what has to move over?",
    "Who pays for it: offices or tenants, or somebody else?",
  ]);
  expect(questionsFor("An app")).toEqual([]);
});

test("an answer said in passing is one, in any language, and what sounds like one is none [FIRST-40, FIRST-121]", () => {
  expect(kinds(`${idea} Ropes are retired after five years.`)).not.toContain("kept");
  const held = kinds(`${idea} No member may hold more than three ropes.`);
  expect(held).not.toContain("limits");
  expect(held).not.toContain("never");
  expect(kinds(`${idea} Members confirm their e-mail address.`)).toContain("approves");
  const german = kinds(
    "Ein Verleih für Kletterseile mit einer Liste der Seile. Die Leitung genehmigt jede Ausleihe. Ein Seil wird nach fünf Jahren ausgemustert. Beschädigte Seile dürfen nie ausgegeben werden. Höchstens drei Seile pro Mitglied.",
  );
  expect(german).toEqual(["replaces", "pays", "sees"]);
});

test("a description in German, French, Spanish or Portuguese is asked in its own language, question and example [FIRST-122]", () => {
  const asked = (text: string) => questionsFor(text).find(({ key }) => key.startsWith("never:"));
  expect(asked("Ein Portal für die Pachtverträge der Gemeinde mit Fristen der Pächter")).toEqual({
    key: "never:de:Einträge",
    question: "Was darf auf keinen Fall passieren?",
    example: "Zum Beispiel: Derselbe Platz darf nie zweimal vergeben werden",
  });
  expect(asked("Un site pour les jardins de la commune avec les parcelles et leurs locataires")?.question).toBe(
    "Qu'est-ce qui ne doit jamais arriver ?",
  );
  expect(asked("Una página para las huertas del pueblo con los turnos de riego y sus vecinos")?.question).toBe(
    "¿Qué no debe pasar nunca?",
  );
  expect(asked("Um site para as hortas da freguesia com os talhões e os seus hortelões")?.question).toBe(
    "O que nunca deve acontecer?",
  );
});

test.each([
  "Un portale per gli orti della parrocchia con i turni dell'acqua e le quote dei soci. Ogni socio prenota il suo turno e il custode lo conferma.",
  "Una piattaforma per la biblioteca del quartiere. I volontari registrano i libri e i lettori prenotano una copia per la settimana.",
  "Un sito per la gestione dei turni. La segretaria inserisce le ore e le persone vedono le loro.",
  "Een app voor de volkstuinen van het dorp. De leden reserveren een perceel en de penningmeester stuurt de rekening.",
  "Een systeem voor het uitlenen van gereedschap. De buren lenen een boor en de beheerder geeft hem uit.",
])("a description in a language nobody wrote questions in is asked in English: %s [FIRST-122]", (text) => {
  expect(
    questionsFor(text)
      .map(({ question }) => question)
      .join(),
  ).toContain("What must never happen with");
});

test.each([
  ["never", "It is not far from the station. Members are not technical people. The app costs nothing and is easy."],
  ["sees", "The tools are public property. Members see only tools that are in stock."],
  ["pays", "The budget tool helps members."],
  ["kept", "The project ends in May."],
  ["never", "Die Mitglieder leihen in der Werkstatt die Geräte aus und tragen sich ein. Es gibt keine IT-Abteilung."],
  ["kept", "Die Mitglieder leihen in der Werkstatt die Geräte aus und tragen sich ein. Das Projekt endet im Mai."],
  ["never", "Les membres réservent un outil et le rendent à la fin. Ce n'est pas loin de la gare."],
  ["limits", "Les membres réservent les outils avec nous. Les membres peuvent chercher un outil par nom."],
  ["replaces", "Los socios reservan las herramientas del taller. Los socios reciben un aviso por correo."],
  ["sees", "Los socios reservan las herramientas del taller. Los socios pueden ver una foto."],
  ["pays", "Los socios reservan las herramientas del taller. El vecino pone una señal en la puerta."],
  ["replaces", "Os sócios reservam as ferramentas da oficina. Os sócios recebem um aviso por correio."],
  ["sees", "Os sócios reservam as ferramentas da oficina. Os sócios podem ver uma foto."],
] as const)("what only sounds like an answer leaves the question open: %s, %s [FIRST-121]", (kind, text) => {
  expect(saidIn(text, tongueOf(text)).has(kind)).toBe(false);
});

test.for(["a's ", "aa-", "Ab ", "w of w ", "the of ", "a/b", "can x can "])(
  "a description of nothing but “%s” is asked about in questions that can be asked [ATTACK-08]",
  (said) => {
    for (const people of ["", `${said.repeat(200)} book boats. `]) {
      const asked = questionsFor(`${people}The clerk records each ${said.repeat(400)} and checks it twice.`);
      for (const one of asked) expect(domainQuestion.safeParse(one).success).toBe(true);
      expect(asked.length).toBeGreaterThan(0);
    }
  },
);

test("the examples speak of what the description speaks of [FIRST-64]", () => {
  const examples = (text: string) => questionsFor(text).map(({ example }) => example);
  expect(examples(idea)[0]).toBe("For example: A manager approves new leases; the owner decides on exceptions");
  const classes = examples("Members book yoga classes. Teachers publish classes.");
  expect(classes.join("\n")).toMatch(/approves new (?:yoga )?classes/);
  expect(classes.join("\n")).not.toMatch(/lease|rent|parish|tenant|land/i);
});

test("what the text answers is not asked [FIRST-40]", () => {
  expect(kinds(idea)).toContain("approves");
  expect(kinds(`${idea} The board approves each lease.`)).not.toContain("approves");
  expect(kinds(`${idea} Leases are kept for 10 years.`)).not.toContain("kept");
  expect(kinds(`${idea} A lease must never be let twice.`)).not.toContain("never");
  expect(kinds(`${idea} At most 3 tenants share a lease.`)).not.toContain("limits");
  expect(kinds(`${idea} Today they use a spreadsheet.`)).not.toContain("replaces");
  expect(kinds(`${idea} Tenants pay a fee.`)).not.toContain("pays");
  for (const { questionnaire } of templates) expect(questionsFor(questionnaire.project_description).length).toBeLessThan(5);
});

test("an answer of a few words is completed by its question, a sentence stays as it is, and its verb agrees with who does it [FIRST-41, FIRST-65]", () => {
  const said = (key: string, answer: string) => saidAnswers([{ key, question: "What else?", answer }]);
  expect(said("approves:leases", "leases end after 50 years; the board approves")).toBe(
    "Leases end after 50 years.\nThe board approves leases.",
  );
  expect(said("approves:leases", "the church board")).toBe("The church board approves leases.");
  expect(said("approves:leases", "the boards of the parish")).toBe("The boards of the parish approve leases.");
  expect(said("approves:leases", "Ada and Bo")).toBe("Ada and Bo approve leases.");
  expect(said("pays:leases", "everybody in the parish")).toBe("Everybody in the parish pays for it.");
  expect(said("pays:leases", "the office or tenants")).toBe("The office or tenants pay for it.");
  expect(said("kept:leases", "10 years")).toBe("Leases are kept for 10 years.");
  expect(said("never:leases", "the same land let twice")).toBe("It must never happen that the same land let twice.");
  expect(said("asked by a model", "a folder")).toBe("What else: a folder.");
  expect(said("pays:leases", "  ")).toBe("");
});

test.each([
  ["approves:de:Einträge", "der Vorstand", "Der Vorstand entscheidet."],
  ["approves:de:Einträge", "die Eltern und der Trainer", "Die Eltern und der Trainer entscheiden."],
  ["pays:de:Einträge", "Förderverein, je zur Hälfte", "Was sonst: Förderverein, je zur Hälfte."],
  ["approves:de:Einträge", "der Vorstand genehmigt jede Buchung", "Der Vorstand genehmigt jede Buchung."],
  ["kept:de:Einträge", "10 Jahre", "Einträge werden 10 Jahre aufbewahrt."],
  ["pays:de:Einträge", "Mitglieder", "Was sonst: Mitglieder."],
  ["pays:de:Einträge", "der Verein oder die Eltern", "Was sonst: der Verein oder die Eltern."],
  ["pays:fr:fiches", "la mairie", "La mairie paie."],
  ["pays:fr:fiches", "Parents", "Was sonst: Parents."],
  ["pays:fr:fiches", "La mairie ou les parents", "Was sonst: La mairie ou les parents."],
  ["pays:es:registros", "Socios", "Qué más: Socios."],
  ["pays:es:registros", "la junta o los socios", "Qué más: la junta o los socios."],
  ["pays:pt:registos", "Pais", "Was sonst: Pais."],
  ["pays:pt:registos", "o clube ou os pais", "Was sonst: o clube ou os pais."],
  ["approves:fr:fiches", "les parents", "Les parents décident."],
  ["kept:de:Einträge", "Nach zwei Jahren löschen wir alles", "Was sonst: Nach zwei Jahren löschen wir alles."],
  ["kept:de:Einträge", "gelöscht nach 10 Jahren", "Was sonst: gelöscht nach 10 Jahren."],
  ["kept:de:Einträge", "mindestens zwei Jahre", "Einträge werden mindestens zwei Jahre aufbewahrt."],
  ["kept:de:Einträge", "unbegrenzt", "Einträge werden unbegrenzt aufbewahrt."],
  ["kept:de:Einträge", "das weiß ich nicht", "Was sonst: das weiß ich nicht."],
  ["approves:de:Einträge", "das weiß ich nicht", "Was sonst: das weiß ich nicht."],
  ["never:de:Einträge", "keine Ahnung", "Was sonst: keine Ahnung."],
  ["kept:fr:fiches", "2 ans", "Les fiches sont conservées 2 ans."],
  ["kept:fr:fiches", "pendant un an", "Les fiches sont conservées un an."],
  ["kept:fr:fiches", "toujours", "Les fiches sont conservées toujours."],
  ["kept:fr:fiches", "supprimées après 2 ans", "Was sonst: supprimées après 2 ans."],
  ["limits:fr:fiches", "aucune idée", "Was sonst: aucune idée."],
  ["kept:es:registros", "cinco años", "Los registros se guardan cinco años."],
  ["kept:es:registros", "borrados al cabo de un año", "Qué más: borrados al cabo de un año."],
  ["replaces:es:registros", "ni idea", "Qué más: ni idea."],
  ["kept:pt:registos", "durante 5 anos", "Os registos ficam guardados 5 anos."],
  ["kept:pt:registos", "apagados depois de 5 anos", "Was sonst: apagados depois de 5 anos."],
  ["kept:fiches", "2 years", "Fiches are kept for 2 years."],
  ["kept:leases", "deleted after 2 years", "Was sonst: deleted after 2 years."],
  ["kept:leases", "for two full years", "Leases are kept for two full years."],
  ["kept:leases", "forever", "Leases are kept forever."],
  ["never:leases", "no idea", "Was sonst: no idea."],
  ["replaces:leases", "not decided yet", "Was sonst: not decided yet."],
  ["approves:es:registros", "la junta", "La junta decide."],
  ["sees:es:registros", "la dirección", "Qué más: la dirección."],
  ["pays:pt:registos", "os sócios", "Os sócios pagam."],
  ["never:pt:registos", "dar o mesmo lugar duas vezes", "Isto nunca deve acontecer: dar o mesmo lugar duas vezes."],
])(
  "an answer in the language of its question becomes a sentence of that language, or stays as it is: %s %s [FIRST-123]",
  (key, answer, sentence) => {
    const question = key.endsWith("registros") ? "¿Qué más?" : "Was sonst?";
    expect(saidAnswers([{ key, question, answer }])).toBe(sentence);
  },
);

test("the drafted rows hold the people and the rules of an answer as if the description had said them [FIRST-41]", () => {
  const drafted = (answer: string) =>
    draftEverything({
      ...nothingYet,
      project: { name: "Leases" },
      questionnaire: {
        project_description: idea,
        domain_answers: [{ key: "approves:leases", question: "Who decides?", answer }],
      },
    });
  const before = drafted("");
  expect(before.user_classes.map(({ name }) => name)).not.toContain("Board");
  const after = drafted("leases end after 50 years; the board approves; the same land must never be let twice");
  const board = after.user_classes.find(({ name }) => name === "Board");
  const approval = after.user_stories.find(({ user_class_id, name }) => user_class_id === board?.id && /^Approve/.test(name));
  expect(approval?.story).toMatch(/^As a board, I want to approve leases/);
  expect(after.features.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Leases end after 50 years", "Same land never let twice"]),
  );
  expect(after.scope).toContain("- Leases end after 50 years.");
  expect(after.overview).toContain("**Rules.** Leases end after 50 years. The same land must never be let twice.");
  expect(after.test_cases.some(({ given }) => given.includes("Leases end after 50 years"))).toBe(true);
  expect(after.risks.map(({ name }) => name)).toContain("The same land is let twice");
});

test("what must not be done, and what is done so far, is no wish of anybody's [FIRST-42]", () => {
  const { user_stories } = draftEverything({
    ...nothingYet,
    project: { name: "Leases" },
    questionnaire: {
      project_description: `${idea} A tenant must never see the leases of others. Today the office plans in a spreadsheet.`,
    },
  });
  const wants = user_stories.map(({ story }) => story).join("\n");
  expect(wants).not.toMatch(/want to see the leases of others|spreadsheet/);
});
