import type { KindText, StateKind } from "#domain/drafter/languages/kinds/kind.ts";

const COMPLETE = "auf der Seite „{page}“ sind alle nötigen Angaben gemacht";
const MISSING = "eine nötige Angabe fehlt";

/** What is so afterwards: nobody notes down by hand that it was done. */
export const germanStates: Readonly<Record<StateKind, KindText>> = {
  remove: {
    so: "damit alle Bescheid wissen und niemand mehr damit rechnet",
    section: "Was noch gilt, und darunter, was nicht mehr gilt: wer es wann aufgehoben hat.",
    courses: [
      [
        "der Eintrag auf der Seite „{page}“ gilt noch",
        "gilt der Eintrag nicht mehr, und wer davon betroffen ist, sieht das innerhalb einer Minute",
      ],
      ["der Eintrag ist bereits aufgehoben", "ändert sich nichts, und ich lese, wer ihn wann aufgehoben hat"],
    ],
  },
  delete: {
    so: "damit nichts stehen bleibt, was niemand mehr braucht",
    section: "Was gespeichert ist, mit einer Stelle zum Löschen, und darunter, wer was wann gelöscht hat.",
    courses: [
      [
        "der Eintrag steht auf der Seite „{page}“",
        "steht der Eintrag auf keiner Seite mehr, und wer ihn wann gelöscht hat, bleibt vermerkt",
      ],
      ["der Eintrag wird noch gebraucht", "wird nichts gelöscht, und ich lese, wo er noch gebraucht wird"],
    ],
  },
  order: {
    so: "damit bereitsteht, was ich brauche",
    section: "Was bestellt werden kann; darunter jede Bestellung mit ihrem Stand.",
    courses: [
      [COMPLETE, "ist die Bestellung gespeichert, und ich bekomme eine Bestätigung mit allem, was ich bestellt habe"],
      ["etwas davon ist nicht bestellbar", "wird die Bestellung abgelehnt, und ich lese, woran es liegt"],
    ],
  },
  choose: {
    so: "damit klar ist, was gelten soll",
    section: "Was zur Wahl steht, und darunter, was gewählt ist.",
    courses: [
      ["auf der Seite „{page}“ steht etwas zur Wahl", "ist meine Auswahl gespeichert und dort zu sehen"],
      ["meine Auswahl ist nicht mehr verfügbar", "wird nichts übernommen, und ich sehe, was noch zur Wahl steht"],
    ],
  },
  block: {
    so: "damit niemand mit etwas rechnet, was gerade nicht geht",
    section: "Was verfügbar ist, und darunter, was gesperrt ist: wer es wann gesperrt hat.",
    courses: [
      [
        "der Eintrag auf der Seite „{page}“ ist verfügbar",
        "ist der Eintrag als gesperrt zu sehen, und niemand kann ihn mehr auswählen",
      ],
      ["der Eintrag ist schon gesperrt", "ändert sich nichts, und ich lese, wer ihn wann gesperrt hat"],
    ],
  },
  open: {
    so: "damit alle nutzen können, was verfügbar ist",
    section: "Was verfügbar ist, und darunter, was noch nicht: wer es wann freigegeben hat.",
    courses: [
      [
        "der Eintrag auf der Seite „{page}“ ist noch nicht verfügbar",
        "ist der Eintrag als verfügbar zu sehen, und alle, für die er bestimmt ist, können ihn auswählen",
      ],
      ["der Eintrag ist schon verfügbar", "ändert sich nichts, und ich lese, wer ihn wann freigegeben hat"],
    ],
  },
  close: {
    so: "damit alle sehen, was abgeschlossen ist",
    section: "Was noch offen ist; darunter, was abgeschlossen ist: von wem und wann.",
    courses: [
      ["der Eintrag auf der Seite „{page}“ ist noch offen", "ist der Eintrag abgeschlossen, mit meinem Namen, Datum und Uhrzeit"],
      ["der Eintrag ist schon abgeschlossen", "ändert sich nichts, und ich lese, wer ihn wann abgeschlossen hat"],
    ],
  },
  publish: {
    so: "damit alle denselben Stand sehen",
    section: "Die Entwürfe, und darunter, was veröffentlicht ist, mit der Zeit.",
    courses: [
      [
        "auf der Seite „{page}“ liegt ein Entwurf",
        "ist der Inhalt innerhalb einer Minute für alle zu sehen, für die er bestimmt ist",
      ],
      [MISSING, "wird nichts veröffentlicht, und ich lese, was fehlt"],
    ],
  },
  bar: {
    so: "damit nur Zugang hat, wer ihn haben darf",
    section: "Wer Zugang hat, und darunter, wer gesperrt ist: seit wann und durch wen gesperrt.",
    courses: [
      ["die Person ist nicht gesperrt", "wird die Person ab sofort abgewiesen, und wer sie wann gesperrt hat, bleibt vermerkt"],
      ["die Person ist schon gesperrt", "ändert sich nichts, und ich lese, wer sie wann gesperrt hat"],
    ],
  },
  grant: {
    so: "damit alle wissen, was gilt",
    section: "Was gewährt ist: wem, von wem und seit wann.",
    courses: [
      [COMPLETE, "ist dort vermerkt, was ich wem gewährt habe, und es gilt ab sofort"],
      [MISSING, "wird nichts gewährt, und ich lese, was fehlt"],
    ],
  },
  issue: {
    so: "damit ein gültiger Beleg vorliegt",
    section: "Was auszustellen ist; darunter, was ausgestellt ist, mit Nummer und Datum.",
    courses: [
      [COMPLETE, "liegt das ausgestellte Dokument mit Nummer und Datum vor"],
      [MISSING, "wird nichts ausgestellt, und ich lese, was fehlt"],
    ],
  },
  place: {
    so: "damit jeder weiß, wo es ist",
    section: "Die Plätze: was wo liegt und was frei ist.",
    courses: [
      ["der gewählte Platz ist frei", "ist der Platz mit meinem Namen und der Uhrzeit vermerkt"],
      ["der gewählte Platz ist belegt", "wird nichts vermerkt, und ich sehe, welche Plätze frei sind"],
    ],
  },
};
