import { set } from "#domain/drafter/languages/token.ts";
import { isVerbLike } from "./verbs.ts";

/** Nouns of people; compounds end in them. */
const PEOPLE = set(
  `abonnent absender administrator adressat akteur aktive aktiver angehörige angehöriger angestellte angestellter anbieter anfänger anlieger anrufer ansprechpartner antragsteller anwalt anwohner anwärter arbeiter arbeitgeber arbeitnehmer architekt archivar arzt assistent aufseher auftraggeber auftragnehmer ausbilder ausbildner ausleiher aussteller
  auszubildende auszubildender autor azubi bäcker bademeister bauer baumeister beamter beamte beauftragte beauftragter bediener begleiter begünstigte behinderte beirat bekannte berater bergführer besatzung besitzer besteller besucher betreiber betreuer betroffene betroffener bewerber bewohner bibliothekar biologe bote brauer braut bräutigam brenner bruder buchhalter bürger bürgermeister
  camper chef chefin coach dame dienstleister direktor dirigent disponent doktor dolmetscher dozent drucker eigentümer einkäufer einsender eltern elternteil empfänger enkel entwickler erbe erntehelfer erzieher ehrenamtliche ehrenamtlicher fachfrau fachkraft fachmann fahrer fahrgast familie feuerwerker filialleiter fischer flugleiter förster fotograf forscher frau freiwillige freiwilliger freund frisör friseur führer
  gärtner gast gastgeber gatte gehilfe geselle gesellin geschäftsführer gewinner gläubiger großeltern großmutter großvater gründer gutachter händler handwerker hausmeister hauswart hausverwalter hebamme heimleiter helfer hersteller herr hilfskraft hirt hirte hörer hospitant imker inhaber initiator installateur interessierte interessierter berechtigte berechtigter interessent instruktor jäger journalist jugendliche jugendlicher jugendwart junge
  jurist juror kaminkehrer kamerad kandidat kantor kapitän kartierer kassenwart kassenwartin kassier kassierer käser käufer kellner kellermeister kind halter klient knecht koch kollege kollegin komponist konditor konfirmand konsument kontrolleur koordinator korrektor kraft kranke krankenschwester kritiker kunde kundin kundschaft künstler kurator küster laborant lagerist lagerleiter landwirt lehrer lehrling leiter
  lektor leser lieferant logistiker lotse luftfahrer magaziner makler maler mama mann marktleiter matrose mechaniker mechatroniker meister melker mensch mieter minister mitarbeiter mitarbeitende mitarbeitender mitbewohner mitglied moderator monteur müller musiker mutter nachbar nachtwächter neffe neuling notar notenwart nutzer obfrau obmann ober offizier operateur optiker ordner organisator organist orgelbauer partner
  passagier pate patient patientin patron pastor pendler pensionär person personal pfarrer pfleger pförtner pilger pilot platzwart polier politiker polizist postbote praktikant präsident praxisinhaber presse priester privatleute probenehmer professor programmierer projektleiter prüfer psychologe publikum putzkraft radfahrer rechner redakteur redner referent regisseur reinigungskraft reisende reisender reiter rektor
  rentner restaurator retter revisor richter rohrmeister sachbearbeiter sachverständige sachverständiger sammler sänger sanitäter schaffner schäfer schatzmeister schauspieler schichtleiter schiedsrichter schirmherr schlosser schmied schneider schornsteinfeger schreiber schreiner schriftführer schüler schuldner schulleiter schütze schwester segler sekretär senior senn senner servicekraft sohn soldat spediteur spender spieler sportler
  sprecher springer staatsanwalt steiger stellvertreter steuermann steward student studierende studierender sucher superintendent tänzer taucher täter techniker teilhaber teilnehmer teilnehmende telefonist tester therapeut tierarzt tischler tochter tourist trainer träger treuhänder trompeter turner übersetzer uhrmacher unternehmer untermieter urlauber vater verantwortliche verantwortlicher veranstalter verbraucher verein vereinsmitglied
  verfasser verkäufer vermieter verpächter versicherte versicherter vertreter vertrauensperson verwalter verwandte veterinär volontär vorarbeiter vorgesetzte vorgesetzter vormund vorsitzende vorsitzender vorstand wache wächter wahlhelfer wanderer wart wärter wehrführer weber winzer wirt wissenschaftler witwe züchter zahnarzt zeuge zimmerer zivi zollbeamter zuhörer zulieferer zusteller zuschauer zwischenhändler pächter pyrotechniker stadtführer
  übertrager aushilfe küchenhilfe haushaltshilfe obsthändler laie nanny oma opa tante onkel cousin cousine nichte gattin kegler skipper trommler mediator supervisor barista azubine bub mädchen bursche sennerin kumpel leute`,
);
const BODIES = set(
  `rezeption telefondienst bereitschaftsdienst notdienst wachdienst winterdienst pflegedienst belegschaft abteilung agentur amt ausschuss behörde bereitschaft betrieb büro chor einsatzleitung empfang feuerwehr firma fraktion fachstelle gemeinde gemeinschaft genossenschaft gericht geschäftsführung geschäftsstelle gesellschaft gremium gruppe hausverwaltung heim jury kanzlei kirchengemeinde klinik kolonne kommission konzern küche labor leitstelle leitung mannschaft ministerium nachtdienst organisation orchester polizei praxis presse rat
  redaktion schule sekretariat stadt team trupp universität unternehmen verband verein verlag verwaltung vorstand werkstatt werk zentrale buchhaltung disposition personalabteilung pfarrei stiftung schiedskommission einkauf vertrieb laden geschäft hotel restaurant gaststätte museum bibliothek krankenhaus bauhof regierung wache feuerwehrleitung`,
);
/** What ends like somebody and is nobody. */
const THINGS = set(
  `computer scanner server router container urkunde sekunde anhänger wetter zünder blindgänger kreis koffer keller speicher teller becher eimer fehler fühler zähler schalter behälter hammer zimmer fenster wasser feuer messer meter kilometer quadratmeter liter nummer kammer steuer mauer dauer feier lager filter sender monitor motor reaktor traktor sensor faktor sektor tresor termin benzin magazin
  muster register kataster kalender bagger laster schlepper stecker wecker ticker sticker poster flyer newsletter adapter zucker butter futter pulver silber kupfer papier getier tier stier klavier revier quartier turnier winter sommer oktober dezember november september sonnabend acker anker bunker katheter thermometer barometer folder boiler trockner kühler häcksler alter viertel
  pinguin berlin medizin delfin routine kabine maschine turbine lawine gardine ruine vitrine leine fahne schaf tier hund pferd kuh lamm herde bus kiste stelle haltestelle heft zettel farbe export abnahme titel medium medien ausleihe buch bücher bild foto karte tafel tasche flasche decke ecke brücke strecke stück gerät auto wagen rad fahrzeug boot schiff zug haus halle hof platz feld wiese wald garten raum saal
  tür tor weg straße tag woche monat jahr stunde minute zeit datum frist preis geld betrag gebühr summe zahl menge gewicht größe höhe länge breite tiefe temperatur wert grenze antrag auftrag vertrag beitrag eintrag vorgang verlust gewinn schaden mangel defekt meldung warnung mahnung rechnung zahlung lieferung bestellung buchung sendung leistung prüfung wartung messung probe test kontrolle
  plan liste datei seite feld zeile tabelle statistik bericht protokoll formular schein brief mail nachricht sms anruf hinweis regel gesetz recht pflicht verbot erlaubnis genehmigung zertifikat siegel stempel unterschrift name adresse nummer code schlüssel schloss kette seil netz akte kiste schachtel paket palette regal schrank fach lade kasten korb sack glas fass tank kessel ofen herd lampe licht strom gas öl holz
  stein eisen stahl metall glocke orgel instrument gerät werkzeug maschine anlage app system software programm anwendung internet handy telefon tablet laptop bildschirm kamera wein bier brot käse milch fleisch fisch obst gemüse honig salz mehl teig kuchen mittel stoff material ware produkt artikel teil ersatzteil bestand vorrat lager standort ort dorf stadtteil land`,
);

/** What a noun names: somebody, several who act as one, something, or what only its place can tell. */
export function germanStanding(noun: string): "person" | "body" | "thing" | "open" {
  const word = noun.toLowerCase();
  if (/^(?:herr|frau|familie) /.test(word)) return "person";
  for (const form of formsOf(word)) {
    for (let at = 0; at <= Math.max(0, form.length - 3); at += 1) {
      const end = form.slice(at);
      if (THINGS.has(end)) return "thing";
      if (PEOPLE.has(end)) return "person";
      if (BODIES.has(end)) return "body";
    }
  }
  if (/(?:kraft|frau|mann|leute|innen)$/.test(word) || isDoing(word)) return "person";
  if (
    /(?:ung|heit|keit|tion|tum|nis|ment|chen|lein|ität|ik|ie|age|enz|anz|(?<!e)ur|us|um|ling|schaft|zeug|werk|ion)(?:en|e|s|n)?$/.test(
      word,
    )
  )
    return "thing";
  return formsOf(word).some((form) => /[^aeiou](?:er|ist|or|ant|eur|loge)$/.test(form)) ? "person" : "open";
}

/** "Ausleihende", "Mitfahrender" */
function isDoing(word: string): boolean {
  const stem = /^(.{3,})end(?:e|er|en)$/.exec(word)?.[1];
  return stem !== undefined && stem !== "leg" && isVerbLike(`${stem}en`);
}

const UMLAUT: Readonly<Record<string, string>> = { ä: "a", ö: "o", ü: "u", Ä: "A", Ö: "O", Ü: "U" };

/** A noun as it stands and as it may be in the singular. */
function formsOf(word: string): string[] {
  const bare = [
    word.replace(/innen$/, "in"),
    word.replace(/(?:innen|in)$/, ""),
    word.replace(/(?:en|ern|er|es|e|n|s)$/, ""),
    word.replace(/n$/, ""),
    word.replace(/nen$/, ""),
    word.replace(/in$/, "e"),
  ];
  const plain = bare.map((form) => form.replace(/[äöüÄÖÜ](?=[^äöü]*$)/, (vowel) => UMLAUT[vowel] ?? vowel));
  return [...new Set([word, ...bare, ...plain])];
}

/** "Gesellen" is many a "Geselle", "Gäste" many a "Gast": by what one of them is called. */
export function germanSingular(noun: string): string {
  if (/^(?:Herr|Frau|Familie) /.test(noun)) return noun;
  if (/innen$/.test(noun)) return noun.replace(/innen$/, "in");
  const word = noun.toLowerCase();
  if (/(?:eltern|leute)$/.test(word) || known(word)) return noun;
  const weak = /(?:ant|ent|ist)en$/.test(word) ? noun.replace(/en$/, "") : noun;
  if (weak !== noun && germanStanding(weak) === "person") return weak;
  const shorter = [/n$/, /en$/, /e$/, /er$/, /ern$/, /s$/].filter((end) => end.test(word)).map((end) => noun.replace(end, ""));
  const plain = shorter.map((form) => form.replace(/[äöüÄÖÜ](?=[^äöü]*$)/, (vowel) => UMLAUT[vowel] ?? vowel));
  return [...shorter, ...plain].find((form) => known(form.toLowerCase())) ?? noun;
}

function known(word: string): boolean {
  for (let at = 0; at <= Math.max(0, word.length - 3); at += 1) if (PEOPLE.has(word.slice(at))) return true;
  return false;
}
