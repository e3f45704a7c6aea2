import { germanStanding } from "#domain/drafter/languages/german/people.ts";
import { germanDeeds } from "./deeds/german.ts";
import type { Kinds } from "./kind.ts";
import { germanStates } from "./states/german.ts";

export const germanKinds: Kinds = {
  verbs: {
    look: "ansehen anschauen einsehen sehen schauen nachsehen nachschauen nachlesen nachschlagen lesen suchen finden durchsuchen verfolgen abrufen aufrufen überblicken beobachten anzeigen vergleichen erfahren mitverfolgen herausfinden",
    record:
      "erfassen eintragen eingeben notieren vermerken anlegen erstellen dokumentieren protokollieren aufnehmen aufschreiben angeben verzeichnen registrieren hinterlegen speichern festhalten schreiben ausfüllen verfassen nachtragen inventarisieren katalogisieren aufzeichnen ergänzen beschreiben planen anmerken kommentieren bewerten zählen messen wiegen abwiegen schätzen beurteilen benoten führen erheben festlegen ablesen festsetzen einrichten",
    change:
      "ändern bearbeiten anpassen verschieben verlegen korrigieren verlängern aktualisieren umbuchen tauschen überarbeiten verändern pflegen verwalten erneuern umplanen richtigstellen",
    remove: "stornieren absagen streichen kündigen widerrufen zurückziehen aufheben abbestellen austragen abmelden",
    request: "beantragen anfordern anfragen erbitten einreichen vorschlagen wünschen fordern verlangen",
    reserve: "reservieren buchen vormerken ausleihen leihen mieten",
    decide:
      "genehmigen ablehnen entscheiden annehmen zulassen zurückweisen verweigern akzeptieren abstimmen bewilligen freigeben",
    confirm: "bestätigen gegenzeichnen unterschreiben unterzeichnen quittieren abhaken abzeichnen absegnen zusagen abnehmen",
    check:
      "prüfen kontrollieren überprüfen nachprüfen begutachten untersuchen durchsehen abgleichen überwachen nachmessen nachzählen",
    assign: "zuweisen zuteilen einteilen verteilen vergeben bestimmen ernennen beauftragen zuordnen aufteilen",
    send: "senden schicken verschicken versenden zusenden zuschicken weiterleiten benachrichtigen informieren erinnern einladen mitteilen antworten anschreiben mahnen warnen verständigen alarmieren weitergeben übermitteln anmahnen",
    pay: "bezahlen zahlen überweisen begleichen kassieren einziehen abrechnen erstatten einzahlen",
    report: "melden anzeigen reklamieren krankmelden bemängeln beschweren",
    capture: "fotografieren hochladen anhängen beifügen filmen scannen einscannen",
    hand: "übergeben aushändigen ausgeben zurückgeben abgeben abholen liefern ausliefern zurückbringen abliefern überreichen zustellen zurücknehmen herausgeben entgegennehmen einsammeln",
    receive: "erhalten bekommen empfangen",
    export: "drucken ausdrucken exportieren herunterladen",
    delete: "löschen entfernen",
    order: "bestellen vorbestellen nachbestellen",
    choose: "aussuchen auswählen wählen heraussuchen",
    block: "sperren blockieren aussetzen schließen schliessen zumachen deaktivieren stilllegen pausieren",
    open: "öffnen eröffnen freischalten entsperren aktivieren wiedereröffnen aufmachen",
    close: "abschließen abschliessen beenden erledigen",
    publish: "veröffentlichen publizieren bekanntgeben bekanntmachen",
    bar: "aussperren ausschließen ausschliessen",
    grant: "gewähren einräumen erlauben gestatten bevollmächtigen ermächtigen berechtigen",
    issue: "ausstellen",
    place: "einlagern verstauen ablegen",
  },
  toPeople: { bar: "sperren blockieren entziehen" },
  isPerson: (noun) => germanStanding(noun) === "person",
  phrases: [
    [
      /(?:^| )(?:zugang|zugriff|zutritt|konto|berechtigung)\p{Ll}* .*(?:sperren|entziehen|wegnehmen|deaktivieren)(?:$|,)/iu,
      "bar",
    ],
    [/(?:^| )(?:tür|tor|tore|türen|schleuse|schieber|ventil|schranke)\p{Ll}* .*(?:öffnen|schließen|sperren)(?:$|,)/iu, "other"],
    [/(?:meldung|auftrag|aufträge|fall|ticket|vorgang|anfrage|störung)\p{Ll}* .*(?:schließen|schliessen)(?:$|,)/iu, "close"],
    [/(?:termin|tag|platz|plätze|zeit|feld|raum|zimmer|stunde|halle)\p{Ll}* (?:.* )?freigeben(?:$|,)/iu, "open"],
    [/(?:bericht|auswertung|statistik)\p{Ll}* .*(?:ziehen|abrufen|erstellen)(?:$|,)/iu, "export"],
    [/(?:rechnung|quittung|bescheinigung|zeugnis|beleg|bescheid)\p{Ll}* .*(?:erstellen|schreiben)(?:$|,)/iu, "issue"],
    [/(?:^| )mich(?: .+)? (?:anmelden|eintragen|einschreiben)(?:$|,)/, "reserve"],
    [/(?:^| )(?:antrag|anträge|anfrage|anfragen) .*(?:stellen|einreichen|abgeben|senden|schicken)(?:$|,)/i, "request"],
    [/(?:^| )(?:foto|fotos|bild|bilder) .*(?:machen|aufnehmen|hinzufügen|anhängen|schicken)(?:$|,)/i, "capture"],
    [/ (?:werden|bekommen)(?:$|,)/, "receive"],
  ],
  texts: { ...germanDeeds, ...germanStates },
};
