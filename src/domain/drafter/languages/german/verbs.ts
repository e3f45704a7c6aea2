import { set } from "#domain/drafter/languages/token.ts";

/** What one does, and what is done, of verbs that change their vowel: "nimmt genommen". */
const STRONG = `
geben gibt gegeben
nehmen nimmt genommen
sehen sieht gesehen
lesen liest gelesen
helfen hilft geholfen
tragen trägt getragen
laden lädt geladen
schlagen schlägt geschlagen
fahren fährt gefahren
halten hält gehalten
lassen lässt gelassen
sprechen spricht gesprochen
treffen trifft getroffen
werfen wirft geworfen
waschen wäscht gewaschen
wissen weiß gewusst
treten tritt getreten
brechen bricht gebrochen
messen misst gemessen
essen isst gegessen
fressen frisst gefressen
graben gräbt gegraben
fangen fängt gefangen
raten rät geraten
braten brät gebraten
blasen bläst geblasen
stoßen stößt gestoßen
laufen läuft gelaufen
werben wirbt geworben
sterben stirbt gestorben
verderben verdirbt verdorben
vergessen vergisst vergessen
empfehlen empfiehlt empfohlen
stehlen stiehlt gestohlen
schreiben schreibt geschrieben
ziehen zieht gezogen
gießen gießt gegossen
leihen leiht geliehen
streichen streicht gestrichen
rufen ruft gerufen
weisen weist gewiesen
schneiden schneidet geschnitten
schließen schließt geschlossen
bringen bringt gebracht
denken denkt gedacht
kennen kennt gekannt
nennen nennt genannt
brennen brennt gebrannt
senden sendet gesendet
stehen steht gestanden
gehen geht gegangen
kommen kommt gekommen
liegen liegt gelegen
sitzen sitzt gesessen
bitten bittet gebeten
bieten bietet geboten
binden bindet gebunden
finden findet gefunden
singen singt gesungen
trinken trinkt getrunken
gewinnen gewinnt gewonnen
beginnen beginnt begonnen
wiegen wiegt gewogen
heben hebt gehoben
schieben schiebt geschoben
bleiben bleibt geblieben
steigen steigt gestiegen
entscheiden entscheidet entschieden
scheiden scheidet geschieden
greifen greift gegriffen
pfeifen pfeift gepfiffen
reißen reißt gerissen
schmelzen schmilzt geschmolzen
fliegen fliegt geflogen
verlieren verliert verloren
genießen genießt genossen
tun tut getan
unterscheiden unterscheidet unterschieden
betreiben betreibt betrieben
treiben treibt getrieben
fallen fällt gefallen
schlafen schläft geschlafen
wachsen wächst gewachsen
gelten gilt gegolten
schwimmen schwimmt geschwommen
springen springt gesprungen
klingen klingt geklungen
sinken sinkt gesunken
zwingen zwingt gezwungen`;

/** Verbs like any other, told apart from adjectives and nouns. */
const WEAK =
  set(`machen sagen fragen antworten melden prüfen buchen bestellen liefern holen legen stellen setzen stecken hängen packen räumen sammeln sortieren zählen rechnen zahlen kaufen verkaufen mieten tauschen suchen
zeigen führen leiten planen teilen ordnen trennen öffnen sperren sichern speichern löschen ändern wechseln erneuern reparieren warten pflegen putzen reinigen kehren kochen backen mahlen brauen pressen
pflanzen säen ernten gießen düngen mähen füttern melken scheren hüten jagen fischen angeln markieren stempeln drucken kopieren scannen fotografieren filmen malen zeichnen nähen sticken stricken weben löten schweißen sägen
bohren feilen schleifen polieren lackieren montieren bauen decken heizen kühlen trocknen lagern stapeln beladen entladen verladen wählen stimmen loben tadeln mahnen warnen wecken lernen lehren üben proben spielen
tanzen musizieren gucken schauen lehnen fehlen merken weichen mischen mieten hacken stechen rüsten richten lösen kaufen backen bewerten beurteilen begutachten benoten bestätigen bestimmen beantragen bearbeiten begleiten behandeln beraten berichten beschreiben besichtigen besuchen betreuen bewilligen bezahlen erfassen ergänzen erhalten
erinnern erklären erlauben ermitteln erstellen erteilen erzählen erwarten verbieten verlängern vergeben verleihen vermerken vermitteln verpacken verschicken versenden verteilen vertreten verwalten verwerfen verzeichnen veröffentlichen
überprüfen überwachen überweisen übergeben übernehmen übertragen unterschreiben unterstützen unterrichten untersuchen widersprechen wiederholen genehmigen gestalten quittieren notieren protokollieren dokumentieren registrieren reservieren
stornieren kontrollieren informieren benachrichtigen alarmieren organisieren koordinieren archivieren inventarisieren inspizieren restaurieren kalkulieren kassieren akzeptieren korrigieren kommentieren publizieren impfen taufen läuten wischen
klicken kreuzen tippen rühren rücken rechen leeren füllen messen wiegen kleben knüpfen hobeln schnitzen spenden opfern beten grüßen danken klagen beschweren bewerben melden erledigen veranlassen versorgen hinterlegen verfolgen festhalten beobachten
entnehmen entlassen entsorgen entwerfen entwickeln benutzen nutzen verwenden brauchen schicken reichen fordern fördern werten schätzen klären regeln steuern lenken winden kuren schaffen verdienen erheben abstimmen tragen nachweisen trauen kümmern`);

export const PREFIXES = set(
  "an ab auf aus ein vor zu zurück mit nach zusammen fest bei um her hin weg los nieder weiter teil frei gut hoch herunter hinauf gegen rein raus runter hinein heraus herein hinaus vorbei fort statt bereit durch bekannt fertig dazu entgegen heim wahr wieder herauf hinzu zurecht voraus hinterher quer still kaputt",
);
export const MODALS = set(
  "kann kannst können könnte könnten darf darfst dürfen soll sollst sollen sollte sollten muss musst müssen müsste möchte möchtest möchten will willst wollen",
);
export const BECOMING = set("wird werden wurde wurden werde wirst würde");
export const HAVING = set("hat haben habe hast hatte hatten hätte hätten hättest");
export const BEING = set("ist sind war waren bin bist sei wäre seid");
/** What things do too. */
export const NO_DEED = set(
  "verlieren kaputtgehen zerbrechen kosten dauern enden gelten gehören fehlen bleiben stehen liegen laufen heißen kommen passen betragen brauchen wohnen verfallen gehen verschwinden sein haben werden stimmen reichen wachsen sterben passieren geschehen entstehen bestehen leben existieren wünschen hoffen obliegen vorstellen betreiben aussehen aufhören ankommen stattfinden dazukommen genügen hängen können müssen sollen dürfen mögen",
);

const THIRD = new Map<string, string>();
const DONE = new Map<string, string>();
const KNOWN = new Set<string>(WEAK);
for (const line of STRONG.trim().split("\n")) {
  const [base = "", third = "", done = ""] = line.split(" ");
  THIRD.set(third, base);
  DONE.set(done, base);
  KNOWN.add(base);
}
for (const base of WEAK) THIRD.set(thirdOf(base), base);

function thirdOf(base: string): string {
  const stem = base.replace(/e?n$/, "");
  return /(?:[td]|[^lrh]m|[^lrhaeiouäöü]n|chn)$/.test(stem) ? `${stem}et` : `${stem}t`;
}

const INSEPARABLE = /^(be|ver|er|ent|zer|über|unter|wider|miss|hinter|wieder)(?=.{4})/;

/** Whether a verb is on a list, with or without what stands before it. */
export function isKnownVerb(base: string): boolean {
  if (KNOWN.has(base)) return true;
  const inner = base.replace(INSEPARABLE, "");
  return (inner !== base && KNOWN.has(inner)) || (!KNOWN.has(base) && /[a-zäöü]{2}ieren$/.test(base));
}

/** Whether a word is a form of a listed verb, whatever stands before it: "anrufen", "weglässt". */
export function isVerbLike(word: string): boolean {
  if (finiteOf(word)?.known) return true;
  return [...PREFIXES].some(
    (lead) => word.startsWith(lead) && word.length > lead.length + 3 && finiteOf(word.slice(lead.length))?.known === true,
  );
}

/** Finite forms, with whom they are for; undefined where a word is none. */
export function finiteOf(form: string): { base: string; person: "1s" | "2s" | "3s" | "3p"; known: boolean } | undefined {
  const inner = form.replace(INSEPARABLE, "");
  const lead = form.slice(0, form.length - inner.length);
  // "schliesst", as people write in Switzerland
  const swiss = THIRD.get(form.replace("ss", "ß"))?.replace("ß", "ss");
  const third = THIRD.get(form) ?? swiss ?? (THIRD.get(inner) && `${lead}${THIRD.get(inner)}`);
  if (third) return { base: third, person: "3s", known: true };
  if (form.length < 3 || !/^[a-zäöüß]+$/.test(form)) return undefined;
  if (/(?:[^e]en|eien|ehen|e[lr]n|tun)$/.test(form)) return { base: form, person: "3p", known: isKnownVerb(form) };
  if (/[a-zäöüß]{2}st$/.test(form)) {
    const like = finiteOf(`${form.slice(0, -2)}t`);
    return like && { ...like, person: "2s" };
  }
  if (/[a-zäöüß]{2}iert$/.test(form)) return { base: form.replace(/t$/, "en"), person: "3s", known: true };
  if (/[a-zäöüß]{2}(?:el|er)t$/.test(form)) return { base: form.replace(/t$/, "n"), person: "3s", known: false };
  if (/(?:[dt]|[^lrh]m|[^lrh]n|chn)et$/.test(form)) return { base: form.replace(/et$/, "en"), person: "3s", known: false };
  if (/[a-zäöüß]{2}t$/.test(form))
    return { base: form.replace(/t$/, "en"), person: "3s", known: isKnownVerb(form.replace(/t$/, "en")) };
  if (/[a-zäöüß]{2}e$/.test(form) && isKnownVerb(`${form}n`)) return { base: `${form}n`, person: "1s", known: true };
  if (/(?:er|el)e$/.test(form) && isKnownVerb(form.replace(/e$/, "n")))
    return { base: form.replace(/e$/, "n"), person: "1s", known: true };
  // "schlag nen zeitraum vor", as people speak
  return isKnownVerb(`${form}en`) ? { base: `${form}en`, person: "1s", known: true } : undefined;
}

/** Of a form at the end of its clause, where its prefix stands before it: "ablehnt", "einzutragen". */
export function finalOf(form: string): string | undefined {
  for (const lead of [...PREFIXES].sort((a, b) => b.length - a.length)) {
    if (!form.startsWith(lead)) continue;
    const found = finiteOf(form.slice(lead.length));
    if (found?.known) return `${lead}${found.base}`;
  }
  return finiteOf(form)?.base;
}

/** "eingesammelt" is "einsammeln". */
export function infinitiveOfDone(done: string): string | undefined {
  const known = DONE.get(done);
  if (known) return known;
  const prefix = [...PREFIXES]
    .filter((lead) => done.startsWith(lead) && done.length > lead.length + 4)
    .sort((a, b) => b.length - a.length);
  for (const lead of prefix) {
    const rest = done.slice(lead.length);
    if (DONE.has(rest)) return `${lead}${DONE.get(rest)}`;
    const weak = /^ge(.+t)$/.exec(rest)?.[1];
    if (weak) return `${lead}${finiteOf(weak)?.base ?? ""}` || undefined;
    if (/^(?:be|ver|er|ent).*t$/.test(rest)) return `${lead}${finiteOf(rest)?.base ?? ""}`;
  }
  const weak = /^ge(.+t)$/.exec(done)?.[1];
  if (weak) return finiteOf(weak)?.base;
  const inner = done.replace(INSEPARABLE, "");
  const lead = done.slice(0, done.length - inner.length);
  if (lead && DONE.has(`ge${inner}`)) return `${lead}${DONE.get(`ge${inner}`)}`;
  if (lead && DONE.has(inner)) return `${lead}${DONE.get(inner)}`;
  if (/(?:^(?:be|ver|er|ent|zer|über|unter|wider)|ier).*t$/.test(done)) return finiteOf(done)?.base;
  return undefined;
}

/** "einsammeln" is done when it is "eingesammelt". */
export function doneOf(base: string): string {
  const strong = [...DONE].find(([, known]) => known === base)?.[0];
  if (strong) return strong;
  const lead = [...PREFIXES]
    .sort((a, b) => b.length - a.length)
    .find((one) => base.startsWith(one) && isKnownVerb(base.slice(one.length)));
  if (lead) return `${lead}${doneOf(base.slice(lead.length))}`;
  const inner = base.replace(INSEPARABLE, "");
  if (inner !== base) return `${base.slice(0, -inner.length)}${doneOf(inner).replace(/^ge/, "")}`;
  return /ieren$/.test(base) ? thirdOf(base) : `ge${thirdOf(base)}`;
}

/** Whether somebody is told something. */
export const TELLS =
  /^(?:benachrichtigt|informiert|gewarnt|verständigt|erinnert|gemahnt|eingeladen|alarmiert|angerufen|angeschrieben|gefragt|bezahlt)$/;
