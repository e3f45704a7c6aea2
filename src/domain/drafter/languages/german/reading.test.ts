import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Listened" }, questionnaire: { project_description } });
const toldIn = (text: string) => draftOf(text).user_stories.map(({ story }) => story.split(", damit ")[0]);

test.each([
  [
    "a thing that stands first, and 'sie' behind the verb",
    "Die Wirtin führt den Kalender. Eine leere Flasche tauscht sie um. Anzahlungen meldet der Gast ihr vorher.",
    ["Als Wirtin möchte ich eine leere Flasche umtauschen", "Als Gast möchte ich Anzahlungen der Wirtin vorher melden"],
  ],
  [
    "what the product does for somebody",
    "Steigt das Wasser, alarmiert das Programm den Schleusenwärter. Der Taucher wird vom System erinnert. Dem Lotsen wird die Ankunft per SMS mitgeteilt.",
    [
      "Als Schleusenwärter möchte ich alarmiert werden",
      "Als Taucher möchte ich erinnert werden",
      "Als Lotse möchte ich die Ankunft per SMS mitgeteilt bekommen",
    ],
  ],
  [
    "what is to be done by somebody, what falls to somebody and what is wished of them",
    "Vor der Abfahrt ist vom Kapitän der Tank zu prüfen, nach dem Anlegen das Tau zu sichern. Es ist Aufgabe des Hallenwarts, die Schlüssel auszugeben und zurückzunehmen. Turner haben die Möglichkeit, ihren Spind selbst zu buchen. Die Leiterin wünscht sich, dass sie jeden Monat eine Statistik erhält.",
    [
      "Als Kapitän möchte ich den Tank vor der Abfahrt prüfen",
      "Als Kapitän möchte ich nach dem Anlegen das Tau sichern",
      "Als Hallenwart möchte ich die Schlüssel ausgeben",
      "Als Hallenwart möchte ich die Schlüssel zurücknehmen",
      "Als Turner möchte ich meinen Spind selbst buchen",
      "Als Leiterin möchte ich jeden Monat eine Statistik erhalten",
    ],
  ],
  [
    "several deeds done to one thing, and a name with its title",
    "Leser können Bücher vormerken, verlängern und bewerten. Die Leihräder verwaltet Herr Stein: Er gibt sie aus.",
    [
      "Als Leser möchte ich Bücher vormerken",
      "Als Leser möchte ich Bücher verlängern",
      "Als Leser möchte ich Bücher bewerten",
      "Als Herr Stein möchte ich die Leihräder verwalten",
      "Als Herr Stein möchte ich die Leihräder ausgeben",
    ],
  ],
  [
    "no comma behind 'wenn', and a passive with its own thing behind another one",
    "wenn der Ofen kalt ist kriegt der Bäcker ne SMS. Jedes Brot wird vom Lehrling gezählt und der Teig vom Gesellen geprüft.",
    ["Als Bäcker möchte ich eine SMS kriegen", "Als Geselle möchte ich den Teig prüfen"],
  ],
])("German: %s [LISTEN-180]", (_what, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test.each([
  [
    "one role after the other, each told 'you'",
    "Du bist Sänger: Du suchst dir ein Lied aus und meldest dich zur Probe an. Du bist die Dirigentin: Du legst die Proben an, teilst die Stimmen zu und siehst, wer fehlt.",
    [
      "Als Sänger möchte ich mir ein Lied aussuchen",
      "Als Dirigentin möchte ich die Stimmen zuteilen",
      "Als Dirigentin möchte ich sehen, wer fehlt",
    ],
  ],
  [
    "who speaks, whom the question is about, and 'she' who was named last",
    "Frager: Wer nutzt das?\nMüller: Die Bauern melden ihr Korn. Ich bestätige die Menge.\nFrager: Und die Fahrer?\nMüller: Die sehen den Plan und nehmen Säcke auf.\nFrager: Wer macht die Abrechnung?\nMüller: Meine Frau. Sie lädt die Zahlen runter und schickt sie dem Steuerberater.",
    [
      "Als Müller möchte ich die Menge bestätigen",
      "Als Fahrer möchte ich Säcke aufnehmen",
      "Als Frau möchte ich die Zahlen dem Steuerberater schicken",
    ],
  ],
  [
    "notes under a role, with hardly a small word",
    "Gießerei-Portal\nFormer\n- Modelle anlegen, ändern und löschen\n- Sandwerte eintragen und bei Fehlern sperren\nKunde\n- Angebot für Kerne anfordern\n- Lieferschein herunterladen",
    ["Als Former möchte ich Modelle löschen", "Als Kunde möchte ich Angebot für Kerne anfordern"],
  ],
  [
    "deeds told by nouns",
    "Die Abnahme der Öfen erfolgt durch den Brennmeister. Für die Einteilung der Schichten ist die Vorarbeiterin zuständig. Anfragen von Kunden werden vom Lageristen angenommen.",
    [
      "Als Brennmeister möchte ich die Abnahme der Öfen vornehmen",
      "Als Vorarbeiterin möchte ich die Einteilung der Schichten vornehmen",
      "Als Lagerist möchte ich Anfragen von Kunden annehmen",
    ],
  ],
])("German: %s [LISTEN-182]", (_what, text, stories) => {
  expect(toldIn(text)).toEqual(expect.arrayContaining(stories));
});

test("German: whose they are, who runs something, letters and what is denied are no deeds [LISTEN-181]", () => {
  const stories = toldIn(
    "Ich leite eine Musikschule und schreibe Ihnen deshalb. Eltern, deren Kinder mittanzen, dürfen Videos ansehen, aber nicht weitergeben. Paten, die vorlesen wollen, wählen einen Nachmittag.",
  );
  expect(stories).toEqual(["Als Eltern möchte ich Videos ansehen", "Als Pate möchte ich einen Nachmittag wählen"]);
});
