import { set } from "./token.ts";

const STRONG: Readonly<Record<string, string>> = {
  gibt: "geben",
  nimmt: "nehmen",
  sieht: "sehen",
  liest: "lesen",
  hilft: "helfen",
  trägt: "tragen",
  lädt: "laden",
  schlägt: "schlagen",
  fährt: "fahren",
  hält: "halten",
  lässt: "lassen",
  spricht: "sprechen",
  trifft: "treffen",
  wirft: "werfen",
  vergibt: "vergeben",
  erhält: "erhalten",
  wäscht: "waschen",
  übernimmt: "übernehmen",
  weiß: "wissen",
  tritt: "treten",
  bricht: "brechen",
  behält: "behalten",
  überträgt: "übertragen",
  betritt: "betreten",
  entnimmt: "entnehmen",
  stellt: "stellen",
  sammelt: "sammeln",
  wechselt: "wechseln",
  handelt: "handeln",
  ändert: "ändern",
  liefert: "liefern",
  erinnert: "erinnern",
  sichert: "sichern",
  fordert: "fordern",
  speichert: "speichern",
  steuert: "steuern",
  verbessert: "verbessern",
};
const DONE: Readonly<Record<string, string>> = {
  gegeben: "geben",
  genommen: "nehmen",
  gelesen: "lesen",
  getragen: "tragen",
  geschrieben: "schreiben",
  gezogen: "ziehen",
  gegossen: "gießen",
  gefahren: "fahren",
  gehalten: "halten",
  gesehen: "sehen",
  verliehen: "verleihen",
  vergeben: "vergeben",
  gesprochen: "sprechen",
  gestrichen: "streichen",
  angerufen: "anrufen",
  abgenommen: "abnehmen",
  zurückgewiesen: "zurückweisen",
  unterschrieben: "unterschreiben",
  geschlossen: "schließen",
};
export const PREFIXES = set(
  "an ab auf aus ein vor zu zurück mit nach zusammen fest bei um her hin weg los nieder weiter teil frei gut hoch herunter hinauf",
);
export const MODALS = set("kann können darf dürfen soll sollen muss müssen möchte möchten will wollen");
export const BECOMING = set("wird werden wurde wurden");
/** What things do too. */
export const NO_DEED = set(
  "ist sind war waren hat haben wird werden kostet kosten dauert dauern endet enden gilt gelten gehört gehören fehlt fehlen bleibt bleiben steht stehen liegt liegen läuft laufen heißt heißen kommt kommen passt beträgt braucht brauchen gibt's betreiben betreibt wohnen wohnt verfällt verfallen geht gehen kommen verschwinden verschwindet",
);

/** The infinitive of what one or many do; undefined where a word is no such form. */
export function infinitiveOf(form: string): string | undefined {
  if (STRONG[form]) return STRONG[form];
  if (/(?:e[lr]n|[^e]en|eien|ieren)$/.test(form)) return form;
  if (/[a-zäöüß]{2}(?:el|er)t$/.test(form)) return form.replace(/t$/, "n");
  if (/(?:[dt]|[^lrh]m|[^lrh]n)et$/.test(form)) return form.replace(/et$/, "en");
  if (/[a-zäöüß]{2}t$/.test(form)) return form.replace(/t$/, "en");
  return undefined;
}

/** Of a verb at the end of its clause, where its prefix stands before it: "ablehnt". */
export function infinitiveOfFinal(form: string): string | undefined {
  const prefix = [...PREFIXES].find((lead) => form.startsWith(lead) && STRONG[form.slice(lead.length)]) ?? "";
  return prefix ? `${prefix}${STRONG[form.slice(prefix.length)]}` : infinitiveOf(form);
}

/** "eingesammelt" is "einsammeln". */
export function infinitiveOfDone(done: string): string | undefined {
  const prefix = [...PREFIXES].find((lead) => done.startsWith(`${lead}ge`) && done.length > lead.length + 4) ?? "";
  const rest = done.slice(prefix.length);
  const known = DONE[done] ?? DONE[rest];
  if (known) return DONE[done] ?? `${prefix}${known}`;
  if (/^ge.+t$/.test(rest)) return `${prefix}${infinitiveOf(rest.slice(2)) ?? ""}` || undefined;
  if (/^(?:be|ver|er|ent|zer|ge|über|unter|wider|.+ier).*t$/.test(rest)) return infinitiveOf(rest);
  return undefined;
}

/** Whether somebody is told something. */
export const TELLS =
  /^(?:benachrichtigt|informiert|erinnert|gewarnt|verständigt|angerufen|eingeladen|gemahnt|alarmiert|angeschrieben)$/;
