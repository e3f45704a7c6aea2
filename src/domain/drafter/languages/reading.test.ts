import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const briefOf = (project_description: string): Brief => ({
  ...nothingYet,
  project: { name: "Listened" },
  questionnaire: { project_description },
});
const toldIn = (text: string) =>
  draftEverything(briefOf(text)).user_stories.map(({ story }) => story.split(/, (?:afin|para que|damit)/)[0]);

test.each([
  [
    "a relative clause, a verb on no list, and what a pronoun stands for",
    "Le luthier confie chaque archet à un archetier, qui le remèche et signale la casse. Les clients qui habitent loin envoient une photo.",
    [
      "En tant qu'archetier, je veux remècher chaque archet",
      "En tant qu'archetier, je veux signaler la casse",
      "En tant que client, je veux envoyer une photo",
    ],
  ],
  [
    "a passive with two doers, and who stands out",
    "Le passage est demandé par le plaisancier et confirmé par l'éclusier. C'est le chef de port qui annonce les crues.",
    [
      "En tant que plaisancier, je veux demander le passage",
      "En tant qu'éclusier, je veux confirmer le passage",
      "En tant que chef de port, je veux annoncer les crues",
    ],
  ],
  [
    "who stands behind the verb",
    "O cadastro, avalia-o a enfermeira. O motorista, a quem a recepção telefona, retira os frascos e registra-lhes a temperatura. Moradores e turistas avisam a bióloga.",
    [
      "Como enfermeira, quero avaliar o cadastro",
      "Como motorista, quero retirar os frascos",
      "Como motorista, quero registrar a temperatura",
      "Como morador, quero avisar a bióloga",
      "Como turista, quero avisar a bióloga",
    ],
  ],
  [
    "what somebody is asked to do, who is left unsaid, and shorthand",
    "El socio inscribe las palomas q van a volar y las lleva al local. Pedimos al mecánico que revise el motor, y él sube el informe.",
    [
      "Como socio, quiero inscribir las palomas que van a volar",
      "Como socio, quiero llevar las palomas al local",
      "Como mecánico, quiero revisar el motor",
      "Como mecánico, quiero subir el informe",
    ],
  ],
  [
    "who is allowed, who is not named, and two pronouns before a verb",
    "El sistema deberá permitir al bibliotecario registrar los préstamos. Los lectores piden la renovación, la cual será autorizada por el bibliotecario. Eliges la máquina y el encargado te la confirma. Quien adopta firma el contrato y paga 180 euros.",
    [
      "Como bibliotecario, quiero registrar los préstamos",
      "Como bibliotecario, quiero autorizar la renovación",
      "Como usuario, quiero elegir la máquina",
      "Como encargado, quiero confirmar la máquina",
      "Como usuario, quiero firmar el contrato",
    ],
  ],
])("%s is read by its place, not by a list [LISTEN-23]", (_what, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test("what is done by nobody in particular is told as it was said [LISTEN-23]", () => {
  const { user_stories, features } = draftEverything(
    briefOf(
      "A técnica analisa cada frasco. O leite pasteurizado armazena-se no congelador. As etiquetas são impressas na véspera.",
    ),
  );
  expect(user_stories.map(({ story }) => story).join()).not.toMatch(/Como (?:leite|etiqueta)/);
  expect(features.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["O leite pasteurizado armazena-se no congelador", "As etiquetas são impressas na véspera"]),
  );
});

test.each([
  [
    "verbs that stand second, first and last, and prefixes that stand apart",
    "Jeden Monat liest der Betreiber den Zähler ab und trägt den Stand ein. Die Laborantin untersucht die Proben, die ihr der Fahrer bringt. Sagt der Kunde ja, bestellt meine Frau die Teile. Bücher vorschlagen darf jeder Schüler.",
    [
      "Als Betreiber möchte ich jeden Monat den Zähler ablesen",
      "Als Betreiber möchte ich den Stand eintragen",
      "Als Laborantin möchte ich die Proben untersuchen",
      "Als Fahrer möchte ich die Proben der Laborantin bringen",
      "Als Frau möchte ich die Teile bestellen",
      "Als Schüler möchte ich Bücher vorschlagen",
    ],
  ],
  [
    "passives in a row, and what goes on under one helper",
    "Im Orchester werden Noten vom Notenwart ausgegeben und nach dem Konzert wieder eingesammelt. Die Mitglieder können ihre Daten einsehen und Einspruch erheben.",
    [
      "Als Notenwart möchte ich Noten im Orchester ausgeben",
      "Als Notenwart möchte ich Noten nach dem Konzert wieder einsammeln",
      "Als Mitglied möchte ich meine Daten einsehen",
      "Als Mitglied möchte ich Einspruch erheben",
    ],
  ],
  [
    "a text without capitals",
    "hallo, ich bin pilzberaterin u. das nervt. sammler buchen einen termin oder bringen den korb mit. die beraterin bestimmt die arten und stellt einen schein aus. der besitzer sagt zu oder lehnt ab.",
    [
      "Als sammler möchte ich einen termin buchen",
      "Als sammler möchte ich den korb mitbringen",
      "Als beraterin möchte ich einen schein ausstellen",
      "Als besitzer möchte ich zusagen",
      "Als besitzer möchte ich ablehnen",
    ],
  ],
  [
    "whom something is made possible for, what is to be done by whom, and pronouns that do it",
    "Das System soll es dem Archivar ermöglichen, Bestände zu erschließen. Die Bestellung ist vom Magaziner zu bestätigen. Gesperrte Akten dürfen nur von der Leiterin freigegeben werden. Der Lesesaal wird vom Aufseher geöffnet, der auch die Ausweise prüft.",
    [
      "Als Archivar möchte ich Bestände erschließen",
      "Als Magaziner möchte ich die Bestellung bestätigen",
      "Als Leiterin möchte ich gesperrte Akten nur freigeben",
      "Als Aufseher möchte ich den Lesesaal öffnen",
      "Als Aufseher möchte ich die Ausweise prüfen",
    ],
  ],
])("German: %s [LISTEN-24]", (_what, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test("what stands in a place, bare words and what was misread are nobody's deeds [LISTEN-26]", () => {
  const people = (text: string) =>
    draftEverything(briefOf(text))
      .user_classes.map(({ name }) => name)
      .join();
  expect(
    people("A fiscal pesa as amêndoas e anota no caderno. O caderno molha a carga. Único cultural aprova os desenhos."),
  ).toBe("Fiscal");
  const stories = toldIn("Künftig misst der Senn die Milch und trägt sie ein. Daraus rechnet der Kassier den Anteil aus.");
  expect(stories).toEqual(
    expect.arrayContaining([
      "Als Senn möchte ich die Milch messen",
      "Als Senn möchte ich die Milch eintragen",
      "Als Kassier möchte ich daraus den Anteil ausrechnen",
    ]),
  );
});
