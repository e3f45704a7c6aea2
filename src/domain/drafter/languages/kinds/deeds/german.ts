import type { DeedKind, KindText } from "#domain/drafter/languages/kinds/kind.ts";

const COMPLETE = "auf der Seite „{page}“ sind alle nötigen Angaben gemacht";
const MISSING = "eine nötige Angabe fehlt";
const SAVED = "auf der Seite „{page}“ ist schon etwas gespeichert";
const EMPTY = "auf der Seite „{page}“ ist noch nichts gespeichert";

export const germanDeeds: Readonly<Record<DeedKind, KindText>> = {
  look: {
    so: "damit mir nichts entgeht",
    section: "Der gespeicherte Stand mit der Zeit der letzten Änderung, mit Suche und Filter.",
    courses: [
      [SAVED, "zeigt die Seite den neuesten Stand und die Zeit der letzten Änderung"],
      [EMPTY, "steht dort, dass noch nichts gespeichert ist"],
    ],
  },
  record: {
    so: "damit alles später nachzulesen ist",
    section: "Felder für die nötigen Angaben, darunter die letzten Einträge mit Name und Zeit.",
    courses: [
      [COMPLETE, "ist alles mit meinem Namen, Datum und Uhrzeit gespeichert"],
      [MISSING, "wird nichts gespeichert, und ich lese, was fehlt"],
    ],
  },
  change: {
    so: "damit niemand mit veralteten Angaben arbeitet",
    section: "Die jetzigen Angaben zum Bearbeiten, darunter der Verlauf: wer wann was geändert hat.",
    courses: [
      [
        "auf der Seite „{page}“ stehen die bisherigen Angaben",
        "stehen dort die neuen Angaben, und die bisherigen bleiben im Verlauf lesbar",
      ],
      ["dieselben Angaben hat gerade jemand anders geändert", "wird nichts überschrieben, und ich sehe beide Fassungen"],
    ],
  },
  request: {
    so: "damit sich jemand darum kümmert",
    section: "Felder für die nötigen Angaben, darunter jede Anfrage mit ihrem Stand.",
    courses: [
      [COMPLETE, "steht die Anfrage bei denen, die sie bearbeiten, als offen"],
      [MISSING, "wird nichts abgeschickt, und ich lese, was fehlt"],
    ],
  },
  reserve: {
    so: "damit ich fest damit rechnen kann",
    section: "Was frei und was vergeben ist, und was auf den eigenen Namen vorgemerkt wurde.",
    courses: [
      [
        "auf der Seite „{page}“ ist noch etwas frei",
        "ist die Buchung auf meinen Namen vorgemerkt, und ich bekomme eine Bestätigung",
      ],
      ["auf der Seite „{page}“ ist nichts mehr frei", "wird die Buchung abgelehnt, und ich sehe, was sonst möglich ist"],
    ],
  },
  decide: {
    so: "damit alle Beteiligten wissen, woran sie sind",
    section: "Was auf eine Entscheidung wartet, das Älteste zuerst; darunter, was entschieden ist: von wem und wann.",
    courses: [
      [
        "auf der Seite „{page}“ steht eine Entscheidung aus",
        "sehen die Beteiligten die Entscheidung mit meinem Namen, Datum und Uhrzeit",
      ],
      ["die Entscheidung ist schon gefallen", "ändert sich nichts, und ich lese, wer wann entschieden hat"],
    ],
  },
  confirm: {
    so: "damit kein Zweifel bleibt",
    section: "Was noch zu bestätigen ist; darunter, was bestätigt wurde: von wem und wann.",
    courses: [
      ["auf der Seite „{page}“ steht eine Bestätigung aus", "steht dort die Bestätigung mit meinem Namen, Datum und Uhrzeit"],
      ["meine Bestätigung liegt schon vor", "bleibt alles, wie es war, und es kommt nichts hinzu"],
    ],
  },
  check: {
    so: "damit Fehler rechtzeitig auffallen",
    section: "Was zu prüfen ist; darunter jedes Ergebnis mit Name und Zeit.",
    courses: [
      [
        "auf der Seite „{page}“ liegt alles vor, was zu prüfen ist",
        "steht dort das Ergebnis mit meinem Namen, Datum und Uhrzeit",
      ],
      ["ein Teil dessen, was zu prüfen ist, fehlt", "bleibt die Prüfung offen, und ich lese, was fehlt"],
    ],
  },
  assign: {
    so: "damit klar ist, wer wofür zuständig ist",
    section: "Was noch zu vergeben ist; darunter, wer was übernommen hat.",
    courses: [
      ["auf der Seite „{page}“ ist noch etwas zu vergeben", "steht dort, wer zuständig ist, und diese Person erfährt davon"],
      ["die gewählte Person ist nicht verfügbar", "wird nichts vergeben, und ich lese, woran es liegt"],
    ],
  },
  send: {
    so: "damit die Nachricht rechtzeitig ankommt",
    section: "Was zu senden ist und an wen; darunter, was hinausging, mit Zeit und Empfang.",
    courses: [
      [
        "auf der Seite „{page}“ steht, an wen es geht",
        "geht die Nachricht innerhalb einer Minute hinaus, und die Zeit ist vermerkt",
      ],
      ["eine Adresse dafür fehlt", "geht nichts hinaus, und ich lese, welche Adresse fehlt"],
    ],
  },
  pay: {
    so: "damit nichts offen bleibt",
    section: "Was zu zahlen ist; darunter jede Zahlung mit Betrag, Datum und Beleg.",
    courses: [
      ["auf der Seite „{page}“ steht ein offener Betrag", "steht der Betrag als bezahlt, mit Datum und Beleg"],
      ["die Zahlung wird abgelehnt", "bleibt der Betrag offen, und ich lese, woran es liegt"],
    ],
  },
  report: {
    so: "damit sich schnell jemand darum kümmert",
    section: "Felder für die nötigen Angaben, darunter jede Meldung mit ihrem Stand.",
    courses: [
      [COMPLETE, "sehen die Zuständigen die Meldung innerhalb einer Minute mit meinem Namen und der Uhrzeit"],
      [MISSING, "wird nichts gemeldet, und ich lese, was fehlt"],
    ],
  },
  capture: {
    so: "damit andere sehen, worum es geht",
    section: "Die Bilder und Dateien mit Name und Zeit, und eine Stelle zum Hinzufügen.",
    courses: [
      ["die Datei ist höchstens 20 MB groß", "ist sie auf der Seite „{page}“ mit meinem Namen und der Uhrzeit zu sehen"],
      ["die Datei ist größer als 20 MB", "wird sie abgelehnt, und ich lese, welche Größe erlaubt ist"],
    ],
  },
  hand: {
    so: "damit jederzeit klar ist, wer was hat",
    section: "Was noch zu übergeben ist; darunter, wer wann was bekommen hat.",
    told: "und das eintrage",
    courses: [
      ["auf der Seite „{page}“ ist die Übergabe noch offen", "steht dort, wer wann was bekommen hat"],
      ["die Übergabe ist schon eingetragen", "ändert sich nichts, und ich lese, wer sie wann eingetragen hat"],
    ],
  },
  export: {
    so: "damit alles auch außerhalb des Systems zur Hand ist",
    section: "Eine Vorschau und die Ausgabe zum Drucken oder Speichern.",
    courses: [
      [SAVED, "bekomme ich innerhalb von 10 Sekunden eine Fassung zum Drucken oder Speichern"],
      [EMPTY, "steht dort, dass noch nichts gespeichert ist"],
    ],
  },
  receive: {
    so: "damit ich rechtzeitig Bescheid weiß",
    section: "Was angekommen ist, mit Zeit und Anlass.",
    courses: [
      ["der Anlass dafür ist eingetreten", "geht die Nachricht innerhalb einer Minute an mich hinaus"],
      ["meine Adresse fehlt", "geht nichts an mich hinaus, und die Seite „{page}“ zeigt, was fehlt"],
    ],
  },
  other: {
    so: "damit alle sehen, was schon erledigt ist",
    section: "Was noch zu tun ist; darunter, was erledigt ist: von wem und wann.",
    told: "und das eintrage",
    courses: [
      [
        "auf der Seite „{page}“ steht diese Aufgabe als „offen“",
        "steht diese Aufgabe dort als „erledigt“, mit meinem Namen, Datum und Uhrzeit",
      ],
      [
        "auf der Seite „{page}“ steht diese Aufgabe schon als „erledigt“",
        "ändert sich nichts, und ich lese, wer sie wann erledigt hat",
      ],
    ],
  },
};
