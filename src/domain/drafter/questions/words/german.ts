import { any, first, type WordClasses } from "./word-classes.ts";

export const NUMBER =
  "(?:\\d[\\d.,]*|ein(?:e[nmrs]?)?(?: halbe[sn]?)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|(?:\\p{L}+und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|hundert|ein paar|anderthalb|eineinhalb|zweieinhalb|ein halbes)";
const MANY = NUMBER.replace("ein(?:e[nmrs]?)?(?: halbe[sn]?)?|", "");
export const UNIT =
  "(?:sekunden?|minuten?|stunden?|tag(?:e[ns]?)?|nächten?|wochen?|monat(?:e[ns]?)?|quartal(?:en?)?|halbjahr(?:en?)?|schuljahr(?:en?)?|semester[ns]?|saison(?:en)?|jahr(?:e[ns]?)?)";
const MONTH =
  "(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|sommer|herbst|winter)";
const WEEKDAY =
  "(?:(?:mon|diens|donners|frei|sams|sonn)tag\\p{L}*|mittwoch\\p{L}*|sonnabend\\p{L}*|mittags?|mitternacht|abends?|morgens?)";
const CLOCK = "(?:\\d{1,2}(?:[.:]\\d\\d)?|\\p{L}+) uhr";
const DATE = `(?:\\d{1,2}\\.(?:\\s?(?:${MONTH}|\\d{1,2}\\.?))?|${MONTH})`;
const BEFOREHAND = "(?:vorher|vor|davor|zuvor|im voraus|voraus|früher)";
const COUNTED_BY =
  "(?:person|kopf|nase|haushalt|familie|mitglied|wohnung|team|gruppe|klasse|kind|kund\\p{L}+|gast|verein|betrieb|firma|fahrzeug|auto|zimmer|raum|tisch|bestellung|buchung|besuch|stück|eintrag|tag|nacht|woche|wochenende|monat|jahr|saison|semester|quartal|stunde|mal|termin|fahrt|tour|platz)";
const RECORD =
  "(?:\\p{L}*zettel\\p{L}*|papier(?:liste|form|kram|kalender|bogen|karten?)?|notizbuch|notizbücher\\p{L}*|\\p{L}*heft(?:e|chen|en)?|kladden?|excel\\p{L}*|\\p{L}*tabellen?|\\p{L}*tafel|whiteboard|karteikarten?|karteikasten|kartei|\\p{L}*ordnern?|klemmbrett|pinnwand|schwarzes brett|whats ?app\\p{L}*|schuhkarton|strichlisten?|wandkalender|abreißkalender|taschenkalender|terminkalender|tischkalender|papierkalender|\\p{L}*kalender an der \\p{L}+|bleistift|schublade|umschläge?n?|durchschläge?n?|fax|stempelkarten?|karton|doodle|gästebuch|fahrtenbuch|kassenbuch|tagebuch|logbuch|rundmails?|papierlisten?|altes? (?:system|programm|software))";

export const german: WordClasses = {
  wished: any(
    "soll|sollen|sollte[nt]?|möcht\\p{L}+|will|wollen|wünsch\\p{L}+|brauch\\p{L}+|könn\\p{L}+|kann|künftig|zukünftig",
    "bitte|wäre|würde\\p{L}*|hätte\\p{L}*|druckt?|drucken|ausdruck\\p{L}*|exportier\\p{L}*|herunterlad\\p{L}*|zeigt",
    "anzeigen",
  ),
  byItself: any(
    "(?:die|der|das|diese|eine?|unsere) (?:app|seite|website|software|plattform|maschine|system|programm|portal|anwendung|formular|tool|gerät|automat|anlage|ofen)",
    "automatisch",
  ),
  decides: any(
    "entscheid*|entschied*|(?:darüber|worüber|über) … befinde(?:t|n)|befinde(?:t|n) (?:\\p{L}+ )?(?:darüber|über)",
    "darüber befind*|bestimm(?:t|en|e)(?! \\p{L}+ (?:farbe|zeit))|genehmig*|bewillig*|frei(?:geb|gegeb|gabe|zugeb)*",
    "(?:gibt|geben|gebe) … frei|abge?segn*|segne(?:t|n) … ab|abge?nick*|nick(?:t|en|e) … ab|abgenommen",
    "(?:nimmt|nehmen|nehme) … ab|ab(?:ge|zu)?lehn*|lehn(?:t|en|e) … ab|(?:zu|bei|ge)stimm(?:t|en|ung)|zugestimmt",
    "stimm(?:t|en|e) … zu|zustimm*|einverstand*|einverständnis|einwillig*|grünes licht|(?:den )?segen|letzte wort",
    "ja oder nein|nein oder ja|(?:sag(?:t|en|e)|gesagt) … (?:ja|nein|okay|ok)",
    "(?:ja|nein|okay|ok) … (?:sag(?:t|en|e)|gesagt)|das sagen|veto|moderier*|moderator*",
    "gegenge?zeich*|zeichne(?:t|n) … (?:ab|gegen)|abgezeichnet|zu(?:ge)?lass(?:en|ung)|lässt … (?:zu|durch|rein)",
    "durchge?wink*|wink(?:t|en) … durch|abge?stimm(?:t|en)|abstimm(?:en|ung)|stimm(?:t|en) … ab",
    "(?:gibt|geben|gegeben|erteil\\p{L}*) … (?:okay|ok|segen|zusage|zustimmung|einwilligung|unterschrift|freigabe)",
    "(?:okay|ok|segen|zusage|zustimmung|einwilligung|unterschrift|freigabe) … (?:gibt|geben|gegeben|erteil\\p{L}*)",
    "oder (?:eben |auch )?nicht(?=\\P{L}*$)|machtwort|mehrheit\\p{L}*|handzeichen|einstimmig|gefragt werden",
    "(?:muss|müssen) … (?:fragen|gefragt)",
    "fragt … (?:vorher|erst)|schlicht(?:et|en)|vergib(?:t|st)|zuteil*|(?:teilt|teilen) … (?:zu|ein)",
    "(?:ok|okay|zusage|freigabe|unterschrift|einverständnis|erlaubnis|ja|absegnung) (?:von|vom|der|des|durch|meiner|unserer|ihres|seines)",
    "erlaubnis|erlaub(?:t|en)|(?:liegt|liegen) (?:bei|in der hand|im ermessen)|(?:ist|bleibt) … sache|angenommen oder",
    "annehmen oder|(?:nimmt|nehmen) … an oder|zurückge?wies*|weis(?:t|en) … zurück",
    "(?:winkt|schmeißt|wirft|nimmt) … raus|zusag(?:t|en) oder|sag(?:t|en) … (?:zu|ab) oder|gutheiß*|gutgeheiß*",
    "beurteil*|hat … (?:in der hand|zu sagen)",
  ),
  chooses: any(
    "klär(?:t|en|e)|besprech*|sag(?:t|en)|weiß|wähl(?:t|en|e)|ausge?wähl*|gewählt|auswähl*|such(?:t|en|e) … aus",
    "auss?uch*|ausgesucht|kür(?:t|en)|bestimm(?:t|en)|verteil(?:t|en)|teil(?:t|en) … ein|nominier*",
  ),
  whom: any(
    "wer (?:mit|rein|ran|dran|drauf|darf|kommt|spielt|fährt|dabei|was|den|die|das|welche)\\p{L}*|wen|wem|wessen|ob",
    "welche[rsn]? (?:von|der|davon|bewerb*)|bewerb*|kandidat*|jury|gremium|ausschuss|vorstand|beirat|gewinner*",
    "sieger*|unter (?:den|allen)",
  ),
  body: any(
    "\\p{L}*(?:vorstand|vorstände|ausschuss|beirat|versammlung|plenum|vorsitzende[rn]?|leitung|leiter(?:in)?|chef(?:in)?|geschäftsführ\\p{L}*|obmann|obfrau|meister(?:in)?|trainer(?:in)?|redaktion|redakteur\\p{L}*|kassenwart\\p{L}*|kassier\\p{L}*|wart(?:in)?|inhaber(?:in)?|besitzer(?:in)?|eigentümer(?:in)?|jury|bürgermeister\\p{L}*|pfarrer(?:in)?|präsident\\p{L}*|amt|büro|verwaltung|rat|sprecher(?:in)?|lehrer(?:in)?|ärzt\\p{L}*|arzt|eltern|team|koordinator\\p{L}*|moderator\\p{L}*|prüfer(?:in)?|kommission|direktor(?:in)?|dirigent(?:in)?)",
  ),
  rules: any(
    "abhak*|abgehakt|hak(?:t|en) … ab|gegenzeichn*",
    "(?:leg(?:t|en|e) … fest|festge?leg\\p{L}*|setz(?:t|en) … fest|festge?setz\\p{L}*|teil(?:t|en) … (?:ein|aus|zu)|einge?teil\\p{L}*|vergib(?:t)|vergeben|vergebe|verteil(?:t|en)|zuge?teil\\p{L}*|such(?:t|en) … aus|wähl(?:t|en) … aus|wähl(?:t|en)|bestimm(?:t|en)|unterschreib(?:t|en)|zeichne(?:t|n)|klär(?:t|en|e)|regel(?:t|n)|nimmt … an|gibt … raus|schau(?:t|en) … (?:durch|drüber)|geht … durch|winkt|lässt … (?:mit|rein|zu))",
  ),
  gate: any("bevor|bis|erst|solange|ehe|vorher|zuvor|nicht eher|nur (?:wenn|nach)|ohne dass|sobald"),
  looked: any(
    "geprüft|prüf(?:t|en|e)|durchge(?:sehen|schaut|lesen)|ange(?:schaut|sehen)|draufgeschaut|drüberge(?:schaut|sehen)",
    "schau(?:t|en|e) … (?:an|drauf|drüber|durch)|gegengelesen|lies(?:t)? … gegen|les(?:e|en) … gegen",
    "unterschr(?:ieben|eibt|eiben)|unterschrift|kontrollier*|stempel*|abgehakt|begutacht*|zufrieden|einverstanden",
    "sein ok|ihr ok",
  ),
  ends: any(
    "(?:läuft|laufen) … (?:ab|aus)|läuft ab|abge?lauf*|abzulaufen|abläuft|ausläuft|verfall*|verfällt|erlisch*",
    "erlösch*|ende[tn]?|beendet|gültig*|gilt|gelten|geltung*|abgeschrieben|ausge?muster*|muster(?:t|n) … aus",
    "ausrangier*|archivier*|verschwind*|(?:kommt|kommen) weg|wegkomm*|ersetzt|ausgetauscht|verlänger*|erneuer*",
    "schließt|zu ende|vorbei|schluss|aussortier*|verjähr*|haltbar*|befristet|laufzeit|lebensdauer|hinfällig|ungültig",
    "nutzungsdauer|tauscht … aus|versteiger*|verkauft?|verschenkt?|gespendet|weiterverkauf*",
    "(?:geht|gehen|kommt|kommen) (?:an|auf|in|ins|zum|zur) (?:den |die |das )?(?:\\p{L}+)?(?:flohmarkt|fundbüro|archiv|müll|tonne|container|caritas|schrott|recycling|altkleider|verkauf)\\p{L}*",
    "überschrieb*",
  ),
  project: any("(?:das|die|der|unser\\p{L}*|dies\\p{L}*) \\p{L}*(?:projekt|förderung|pilotphase|ausschreibung)"),
  deletes: any(
    "flieg(?:t|en) … (?:raus|weg)|rausflieg*|weg(?:komm\\p{L}*|fall\\p{L}*)|(?:kommt|kommen) … weg|ge?lösch*|lösch*",
    "vernicht*|schredder*|geschreddert|reißwolf|wegge?(?:worfen|werf*)|wegwerf*|(?:wirft|werfen) … weg|entsorg*",
    "entfern*|getilgt|verbrannt|geleert|papierkorb|in die tonne|in den müll|anonymisier*|altpapier|verschrottet",
  ),
  lasts: any(
    "dauer(?:t|n)|beträgt|betragen|bewahre|behalte|lagere|auf(?:zu)?bewahr*|bewahr(?:t|en) … auf|aufge(?:hoben)",
    "heb(?:t|e|en) … auf|aufheb*|bleib(?:t|en|e)|behalt*|behält|ge?speicher*|speicher*|lieg(?:t|en)|steh(?:t|en)|hält",
    "halten|hebt|läuft|laufen|lager(?:t|n)|gelagert|reservier*|ausge?lieh*|ausleih*|verlieh*|verleih*|geliehen|leih*",
    "miet*|gemietet|\\p{L}*vertrag|\\p{L}*verträge|offen|online|ge?sperr*|garantie|häng(?:t|en)|\\p{L}*karte",
    "\\p{L}*ausweis|\\p{L}*genehmigung|mitgliedschaft*|angebot|angebote|vergeben|hat … zeit|haben … zeit",
    "wart(?:et|en)|gilt|gelten|aufgehängt",
  ),
  span: any(
    `(?<!(?:jede[nrs]?|alle|seit|vor|innerhalb von|binnen|höchstens|maximal|mindestens|unter|über|ab) )${NUMBER} (?:volle[nr]? |ganze[ns]? )?${UNIT}(?! (?:${BEFOREHAND}|pro|je|in der|am|im|alt|alte[rns]?)(?!\\p{L}))`,
    `(?:nach|für|auf) (?:ablauf )?(?:\\p{L}+ )?(?:ein(?:e[nmr]?)?|der|dem|spätestens|\\d+) (?:${UNIT}|\\p{L}+(?:jahr|saison|semester))`,
    `ein(?:e[ns]?)? ${UNIT} (?:lang|nach|später)`,
    "nach (?:der|dem|jeder) (?:saison|spielzeit|ernte|prüfung|veranstaltung|schuljahr|semester|ausleihe|vertragsende)",
    `im (?:\\p{L}+ten|\\d+\\.) (?:${UNIT})`,
    "(?:(?:am|zum|mit|bis|bis zum) )?(?:(?:jahres|saison|monats|schuljahres|semester|quartals|spiel|ferien|wochen)ende)",
    `(?:am|zum|bis|bis zum) ende (?:de[sr] \\p{L}+|${MONTH})`,
    `ein ${UNIT} lang|\\p{L}*(?:ein|zwei|drei|vier|fünf|zehn)jährig\\p{L}*|jährlich|halbjährlich`,
    `(?:nach|über) nacht`,
  ),
  untilOver: any("bis(?! (?:jetzt|heute|dahin|dato|bald|zu|zum|auf|spät))|solange"),
  date: any(
    `alle (?:${NUMBER} )?${UNIT}|jede[sn]? (?:jahr|saison|semester)`,
    `(?:bis|zum|ende|anfang|mitte|im|am|ab) (?:zum |zur |ende |anfang |mitte |nächsten |de[sr] )?${DATE}`,
  ),
  untilDate: any(`bis (?:zum |zur |ende |anfang |mitte |einschließlich )?${DATE}`),
  forSpan: any(
    `(?:nach|für|auf) (?:spätestens |etwa |rund |weiteren |mindestens )?${NUMBER} (?:vollen |ganzen )?${UNIT}(?! (?:pro|je|alt)(?!\\p{L}))`,
    `${NUMBER} ${UNIT} (?:lang|danach|später)`,
  ),
  whenOver: any(
    "wenn|sobald|solange|bis|nachdem|für immer|dauerhaft|auf dauer|unbegrenzt|ewig",
    "am (?:mon|diens|donners|frei|sams|sonn)tag|um mitternacht|nach (?:dem|der)",
  ),
  past: any("seit|vor \\p{L}+ jahren|war|waren|wurde|wurden|hatte*|gegründet|gelaufen"),
  banned: any(
    "niemals",
    "(?<!(?:noch|fast|beinahe|war|waren|hatten?|haben|bin|ich) )nie(?! (?:gehabt|gesehen|jemand|wer|was|einer|genug|gewusst|gut|fertig|richtig|so ))",
    "auf (?:gar )?keinen fall|keinesfalls|unter keinen umständen|verboten|verbot|untersagt|tabu",
    "nicht (?:erlaubt|gestattet|zulässig|in frage|infrage|drin|vorgesehen|verhandelbar)|unzulässig|ausgeschlossen",
    "nichts (?:zu suchen|verloren)|(?:darf|dürfen) (?:\\p{L}+ ){0,7}(?:nicht|kein\\p{L}*|nie\\p{L}*|nirgends|weder)",
    "(?:nicht|kein\\p{L}*|niemand|keiner|nichts|nie) … (?:darf|dürfen)",
    "(?:geht|läuft) (?:gar |bei uns |überhaupt )?nicht(?! (?:um|so|gut|mehr))",
    "(?:gibt|gibt's|gibts) (?:es )?(?:bei uns |hier |grundsätzlich )?(?:nicht|keine ausnahme\\p{L}*)|no-go",
    "ohne ausnahme|ausnahmslos|strikt|kommt nicht in die tüte|bleib(?:t|en) (?:\\p{L}+ )?draußen",
  ),
  denied: any("nicht|kein(?:e[nrms]?)?|niemand\\p{L}*|nichts|nix|weder", first("kein(?:e[nr]?)? \\p{L}+")),
  harmless: any(
    first("es gibt (?:\\p{L}+ ){0,2}kein\\p{L}*(?! .*(?:für|unter|ohne|ab) )"),
    "brauch*|gebraucht|weiß|wissen|hab(?:e|en|t)|hat|hatte*|kenn*|auskenn*|kapier*|versteh*|find*|les(?:en|bar)",
    "lies(?:t)?|muss|müssen|möchte*|sonst niemand\\p{L}*|will|wollen|mag|mögen|klapp*|funktionier*|reicht|genug",
    "noch nicht|nicht nur",
    "nicht (?:so|viel|wirklich|gut|alle|jeder|immer|schlimm|ganz|besonders)|gefällt|kost\\p{L}+|zahl\\p{L}+|bezahl*",
    "sieh(?:t)?|seh(?:en|t)|zu sehen|erfähr*|erfahren|wichtig|egal|schlimm|viel|kompliziert|erinner*|merk*|denk*",
    "glaub*|erreich*|ärger*|lust|ahnung|computer*|internet|app|website|webseite|homepage|schnickschnack|werbung",
    "aussehen|sondern|problem|geld|sorge*|eilig|stör*|fühl*|wundern|mehr|weiter|interessier*|erwart*|ankomm*|rangeh*",
    "schaff*|leisten|hilf*|passwort|anmeldung|sonst kein\\p{L}*|ist|sind|fragt|fragen|gestört|angst|wenn nicht",
  ),
  capped: any(
    "höchstens|längstens|maximal|mindestens|minimal|maximum|minimum|höchst(?:zahl|grenze|menge|dauer|betrag)",
    "mindest(?:zahl|alter|menge|bestellwert|dauer)|(?:ober|unter)grenze|limit*|begrenz*|beschränk*",
    "nicht (?:mehr|länger|später|weniger|öfter|früher|größer|schwerer|älter|jünger) als|nie mehr als",
    "(?:kleinste|größte|höchste|niedrigste|früheste|späteste|längste|kürzeste)[nrs]? \\p{L}+ (?:ist|sind|beträgt)",
    "kontingent*|gedeckelt",
    `(?:bis zu|mehr als|weniger als|über|unter|nur|ab|je|maximal|erst ab) ${MANY}|nur ein(?:e[nrms]?|mal)?`,
    `${NUMBER} (?:\\p{L}+ ){0,3}(?:am stück|auf einmal|gleichzeitig|hintereinander|am selben tag|und (?:nicht mehr|kein\\p{L}* mehr|dann ist schluss))`,
    `${NUMBER} bis ${NUMBER}(?! uhr)|\\d+\\s?[-–]\\s?\\d+|zwischen ${NUMBER} und ${NUMBER}|${NUMBER}\\s?(?:%|prozent)`,
    "\\d+\\s?(?:kg|kilo|gramm|meter|cm|mm|km|liter|grad|mb|zeichen|wörter|seiten)",
    "mehr (?:geht|gibt's|gibt es|wird|nehmen|schaff\\p{L}+|sind|ist|passt|passen) (?:\\p{L}+ )?nicht",
    "(?:dann|damit) ist (?:schluss|voll|gut|ende)|mehr nicht|(?:und )?(?:dann )?schluss|doppelt so",
    "(?:pro|je) (?:person|kopf|nase)",
  ),
  many: any(MANY),
  counted: any(`${NUMBER}(?! mal)`),
  per: any(
    `(?:pro|je|für jede[ns]?|auf jede[ns]?|jede[rmns]?|am|im|in der) (?:${COUNTED_BY})|täglich|wöchentlich|monatlich`,
    "pro \\p{L}+",
  ),
  allowed: any(
    "(?:darf|dürfen|bekommt|bekommen|kriegt|kriegen|kann|können)",
    "(?:jede[rs]?|pro|je) \\p{L}+ (?:hat|bringt|nimmt|leiht|bucht|gibt)|passen|steht\\p{L}* … zu",
  ),
  brief: any(`für ${NUMBER} (?:stunden?|minuten?)|${NUMBER} (?:stunden?|minuten?) lang`),
  until: any(
    `bis (?:zum |zur |ende |anfang |mitte |spätestens )?(?:${WEEKDAY}|${CLOCK}|${DATE}|de[sr] \\p{L}+s)|ab ${CLOCK}`,
    `nach ${CLOCK}`,
  ),
  dueBy: any(
    `(?:schließ\\p{L}*|dicht|schluss) … (?:${WEEKDAY}|${CLOCK})|spätestens`,
    `(?:vor|bis) (?:dem |zum |zur )?(?:${WEEKDAY}|${CLOCK}|${DATE})|innerhalb|binnen`,
    `${NUMBER} ${UNIT} (?:${BEFOREHAND})(?!\\p{L})|(?:tag|abend|woche|stunde|vorabend) (?:vorher|davor|zuvor)`,
    `am (?:vortag|vorabend)|(?:${NUMBER} )?\\p{L}*frist(?:en)?|stichtag\\p{L}*|\\p{L}{4,}schluss`,
    "am (?:selben|gleichen|nächsten|folgenden) (?:tag|werktag|morgen)|deadline\\p{L}*|vorlauf\\p{L}*|fällig\\p{L}*",
  ),
  described: any(
    "wir sind|wir haben|es gibt|sind wir|haben wir|etwa|rund|ungefähr|circa|mitglieder|seit|jahre alt|gegründet",
    "betreuen|mitarbeiter\\p{L}*",
  ),
  now: any(
    "bisher\\p{L}*|behelf\\p{L}*|beholfen|durchge?wurs\\p{L}*|bislang|bis jetzt|bis dato|derzeit|zurzeit|zur zeit",
    "momentan|im (?:moment|augenblick)|(?<!immer )aktuell(?! (?:bleib|halt|sein|ist))|gegenwärtig",
    "heute(?! abend| früh| mittag)|heutzutage|(?:immer )?noch (?:immer|per|auf|mit|von|alles|über|aus|in|an|im|am)",
    "immer noch",
    "(?:läuft|geht|machen|steht|ist|sind|schreib\\p{L}+|führ\\p{L}+|haben) … noch(?! (?:nicht|nie|kein\\p{L}*))",
    "jetzt (?:gerade|läuft|steht|hängt|machen|ist|haben)|vorläufig|seit (?:jahren|jeher|ewig|immer)|schon immer",
    "früher",
  ),
  grief: any(
    "verlor\\p{L}*|verlier\\p{L}*|nass|unleserlich|niemand (?:kann|findet|weiß|blickt)",
    "keiner (?:kann|findet|weiß|blickt)|doppelt|vergess\\p{L}*|vergiss\\p{L}*|chaos|durcheinander|kreuz und quer",
    "verschwind\\p{L}*|untergeh\\p{L}*|(?:geht|gehen) … unter|fehl(?:t|en)|falsch|mühsam|ewig|stress|ärger",
    "überschreib\\p{L}*|zerfledder\\p{L}*|nervt|regen",
  ),
  byHand: any(
    RECORD,
    "(?:aufge?schr\\p{L}*|schreib(?:t|en|e)|notier\\p{L}*|eingetragen|trag(?:en|e)|trägt) … (?:\\p{L}*buch|\\p{L}*kalender|\\p{L}*listen?|zettel|karten?)",
    "(?:in|auf) (?:\\p{L}+ ){0,3}(?:\\p{L}*buch|\\p{L}*liste|karte) (?:geschrieben|notiert|eingetragen)",
    "per (?:hand|telefon|e-?mail|mail|fax|post|zuruf|sms|brief|anruf|aushang)|von hand|handschriftlich|(?:auf )?zuruf",
    "telefonisch|mündlich|im kopf|aus dem kopf|(?:rum|herum|ab|hinterher|durch)ge?telefonier\\p{L}*|telefonier\\p{L}*",
    "(?:lös|ersetz|ablös)\\p{L}* … (?:system|programm|software|liste\\p{L}*|datenbank|lösung)",
  ),
  perhapsByHand: any(
    "(?:ist|sind|steh(?:t|en)|lieg(?:t|en)|häng(?:t|en)|läuft|laufen|notier\\p{L}*|schreib\\p{L}*|trag\\p{L}*|trägt|führ\\p{L}*|ruf\\p{L}*|schick\\p{L}*|kommt|kommen|geht|gehen|macht|machen) … (?:\\p{L}*listen?|\\p{L}*buch|bücher\\p{L}*|\\p{L}*kalender|wand|tür|\\p{L}*mails?|telefon|handys?|kasten|kiste|formular\\p{L}*|briefe?|kühlschrank|brett|an)",
  ),
  pays: any(
    "(?:be|aus|ein|nach|an|mit|über|ab|vor|drauf)(?:ge|zu)?zahl\\p{L}*|zahlt|zahle|gezahlt|\\p{L}*zahlung(?:en)?",
    "(?<!(?:die|den|der|in|mit|paar|keine|und|als|von|aus|\\d) )zahlen",
    "\\p{L}*kosten(?:los|frei|pflichtig|stellen?|träger)?|kostet|\\p{L}*gebühr\\p{L}*",
    "(?:mitglieds|jahres|monats|vereins|unkosten|eltern|eigen|teilnehmer|förder|sozial)beitr[aä]g\\p{L}*|beiträge",
    "umlage|\\p{L}*rechnung(?:en)?(?!\\p{L})|abge?rechne\\p{L}*|(?:rechne|rechnet|rechnen) … ab|finanzier\\p{L}*",
    "(?:über(?:nimmt|nehmen|nommen))|auf (?:kosten|rechnung)",
    "(?:geht|gehen|läuft) (?:auf|aufs) (?:die|den|das|haus|uns|mich|kappe)|\\p{L}*kasse",
    "(?:vereins|gemeinde|team)?budget\\p{L}*|etat|förder(?:mittel|ung|verein|topf|er|geld\\p{L}*)",
    "zu(?:schuss|schüsse)\\p{L}*|spende\\p{L}*|spendier\\p{L}*|sponsor\\p{L}*|sponser\\p{L}*",
    "gratis|gemeinnützig\\p{L}*|verdien(?:t|en)|für umme|für lau|(?<!nicht )umsonst|unentgeltlich|abo|abos",
    "abonn\\p{L}*|provision\\p{L}*|ec-karte|kreditkarte|(?:in|gegen) bar|bar (?:be)?zahl\\p{L}*|lastschrift",
    "abge?buch\\p{L}*|überw(?:eis|ies)\\p{L}*|kaution|pfand|geld|gelder|(?:kommt|kommen) … (?:dafür )?auf|aufkommen",
    "aufkommt|leg(?:t|en) … zusammen|(?:teil(?:t|en)) … (?:kosten|uns|sich)|blech(?:t|en)|löhn(?:t|en)|honorar\\p{L}*",
    "(?:trägt|tragen|stemmt) … (?:alles|das|kosten|verein|gemeinde|stadt|kreis)|träger|schulverein",
    "nur für (?:unsere|die eigenen) (?:leute|mitarbeiter\\p{L}*)|intern|frei für alle|eintritt",
  ),
  sum: any(`(?:€|euro)\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?€|${NUMBER} (?:euro|cent|franken)`),
  restricted: any(
    "versiegelt|geschwärzt|ausgeblendet|verdeckt",
    "(?:nicht|nie|niemals|kein\\p{L}*) … (?:weiterge?geb\\p{L}*|veröffentlich\\p{L}*|herausge?geb\\p{L}*|verrat\\p{L}*|ausgehängt|gezeigt|weitererzähl\\p{L}*|preis)",
    "vertraulich\\p{L}*|(?:streng )?geheim|anonym\\p{L}*|unsichtbar",
    "(?:nur|nicht|allein) … (?:sichtbar|einsehbar|zugänglich)|(?:sichtbar|einsehbar|zugänglich) (?:nur|allein|für)",
    "nur für … (?:augen|bestimmt)|einsicht\\p{L}*|einseh\\p{L}*|leserecht\\p{L}*|zugriff\\p{L}*",
    "unter (?:uns|ihnen|sich)|(?:bleib(?:t|en|e)|bleibt's) (?:\\p{L}+ ){0,3}(?:unter|zwischen)",
    "(?:geh(?:t|en)) (?:\\p{L}+ ){0,3}(?:niemand\\p{L}*|keinen?|nur \\p{L}+) (?:\\p{L}+ ){0,2}(?:etwas |was )?an",
    "öffentlich\\p{L}*|für (?:alle|jeden|jedermann) (?:sichtbar|einsehbar|offen|zu sehen)",
    "(?:alle|jeder|jede) (?:darf|dürfen|kann|können) … (?:sehen|lesen|nachschauen|einsehen|ansehen)|verborgen",
    "privatsphäre|schweigepflicht\\p{L}*|unter verschluss",
    "nur für (?:die|den|das|unsere|meine|ihre) \\p{L}+ (?:da|bestimmt|gedacht)",
    "(?:bekommt|kriegt|bekommen|kriegen) … (?:nicht )?zu (?:gesicht|sehen)|nicht zu gesicht",
  ),
  sees: any(
    "sieh(?:t|st)?|seh(?:e|en|t)|gesehen|les(?:e|en|bar)|lies(?:t)?|kenn(?:e|en|t)|weiß|wissen|erfähr\\p{L}*|erfahren",
    "schau(?:t|en) … (?:an|rein|hinein)|einblick\\p{L}*|angezeigt|zeig(?:t|en)|zu gesicht|sehe|lese|kenne|zugänglich",
    "zugang|anschauen|ansehen|reinschauen|hineinschauen|reinschau(?:t|en)|augen|zu sehen|mitlesen|sichtbar|einsehen",
    "guck(?:t|en)|reinguck(?:t|en)|nachlesen",
  ),
  alone: any(
    "nur|allein\\p{L}*|ausschließlich|sonst (?:kein\\p{L}*|niemand\\p{L}*)|niemand (?:sonst|anders?|außer)",
    "(?:kein\\p{L}*|nicht) (?:anderer|andere\\p{L}*|fremde\\p{L}*|dritte\\p{L}*)|außer|lediglich|bloß|einzig",
    "(?:ihr|sein|mein|dein)e?[nmrs]? eigene\\p{L}*|eigene[nrs]?|niemand|keiner",
    "(?:andere|anderen|übrigen|rest) (?:\\p{L}+ ){0,3}nicht|nicht einmal|untereinander|gegenseitig",
    "und (?:sonst )?nichts",
  ),
  onlyThey: any(
    "(?:niemand|keiner|kein mensch) (?:außer|sonst|anders?)|außer \\p{L}+ \\p{L}+ (?:niemand|keiner)",
    "nur (?:der|die|das|ich|wir|sie|er|mein\\p{L}*|unser\\p{L}*|ihr\\p{L}*|sein\\p{L}*)(?! wenn)",
    "(?:und )?sonst (?:niemand\\p{L}*|keine?r?)",
  ),
  told: any(
    "namen?|adressen?|\\p{L}*nummern?|fotos?|bilder|\\p{L}*preise?|\\p{L}*daten|noten|gehält\\p{L}*|gehalt",
    "ergebnis\\p{L}*|befund\\p{L}*|\\p{L}*notiz\\p{L}*|akten?|angaben|antwort\\p{L}*|gründe?|nachricht\\p{L}*",
    "was (?:jemand|man|er|sie|eine?r?|die|der|das|ein \\p{L}+)|bericht\\p{L}*|zahlen|unterlagen|gespräch\\p{L}*",
    "anschrift\\p{L}*|beschwerde\\p{L}*|medikament\\p{L}*|diagnose\\p{L}*|krankheit\\p{L}*",
  ),
  stays: any(
    "bleib(?:t|en|e) (?:\\p{L}+ ){0,3}(?:bei|beim|unter|zwischen|in|im|innerhalb)",
    "(?:geh(?:t|en)|kommt|kommen) (?:\\p{L}+ ){0,2}(?:nicht|nur) (?:\\p{L}+ ){0,2}(?:nach|weiter|raus|an|aus)",
  ),
};
