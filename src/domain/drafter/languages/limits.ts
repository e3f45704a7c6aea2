import type { Statement } from "./statements.ts";
import { frenchTexts } from "./texts/french.ts";
import { germanTexts } from "./texts/german.ts";
import { portugueseTexts } from "./texts/portuguese.ts";
import { spanishTexts } from "./texts/spanish.ts";
import { capital, set } from "./token.ts";
import type { ToldDeed, Tongue } from "./tongue.ts";

type Words = {
  /** What somebody gets, has or owes: with a measure it is how it is, and nothing they do. */
  gets: RegExp;
  measure: RegExp;
  /** What bounds what follows: "nur noch", "au plus", but not until when it is done: "até às 18h". */
  bounds: RegExp;
};

const WORDS: Readonly<Record<Tongue["code"], Words>> = {
  de: {
    gets: /(?:bekommen|erhalten|kriegen|haben|zahlen|bezahlen|behalten|genießen)$/,
    measure:
      /^(?:\d|(?:höchstens|maximal|mindestens|bis zu|nur|je) |(?:zwei|drei|vier|fünf|sechs|zehn) |(?:den |einen |keinen? )?(?:rabatt|vorrang|ermäßigung|nachlass|anspruch|priorität))/i,
    bounds: /^(?:nur|höchstens|maximal|mindestens|frühestens|spätestens|lediglich|ausschließlich|bis zu)(?!\p{L})/u,
  },
  fr: {
    gets: /^(?:recevoir|avoir|obtenir|payer|bénéficier|garder)(?!\p{L})/u,
    measure:
      /^\S+ (?:d'une? )?(?:\d|(?:au plus|au maximum|au moins|jusqu'à|seulement) |(?:deux|trois|quatre|cinq|six|dix) |(?:une? |la |le |de la )?(?:remise|réduction|priorité|rabais|droit))/,
    bounds: /^\S+ (?:au plus|au maximum|au moins|au plus tôt|au plus tard|seulement|uniquement|jusqu'à(?! \d+ ?h))(?!\p{L})/u,
  },
  es: {
    gets: /^(?:recibir|tener|obtener|pagar|conservar)(?!\p{L})/u,
    measure:
      /^\S+ (?:\d|(?:como máximo|a lo sumo|hasta|solo|sólo|al menos) |(?:dos|tres|cuatro|cinco|seis|diez) |(?:un |el |la )?(?:descuento|preferencia|prioridad|derecho))/,
    bounds: /^\S+ (?:como máximo|a lo sumo|hasta(?! las?(?!\p{L}))|solo|sólo|únicamente|al menos|como mínimo)(?!\p{L})/u,
  },
  pt: {
    gets: /^(?:receber|ter|obter|pagar|conservar)(?!\p{L})/u,
    measure:
      /^\S+ (?:\d|(?:no máximo|até|só|apenas|pelo menos|no mínimo) |(?:dois|duas|três|quatro|cinco|seis|dez) |(?:um |o |a )?(?:desconto|preferência|prioridade|direito))/,
    bounds: /^\S+ (?:no máximo|até(?! [àa]s?(?!\p{L}))|só|apenas|somente|pelo menos|no mínimo)(?!\p{L})/u,
  },
};

/** "5 Prozent Rabatt bekommen", "nur noch telefonisch bestellen": how much somebody gets or may is a rule they are subject to. */
export function isLimit(code: Tongue["code"], { said, thing, so }: ToldDeed): boolean {
  const { gets, measure, bounds } = WORDS[code];
  if (so !== undefined) return false;
  return (gets.test(said) && measure.test(said)) || (thing === undefined && bounds.test(said));
}

type Clauses = {
  joins: string;
  /** What opens a part that does not stand alone. */
  hangs: RegExp;
  /** What holds beside the deed it is said with: nobody else, never. */
  firmly: RegExp;
  /** What only the sentence before tells the meaning of. */
  backwards: RegExp;
};

const CLAUSES: Readonly<Record<Tongue["code"], Clauses>> = {
  de: {
    joins: "und|aber|oder|sondern",
    hangs:
      /^(?:(?:und|oder|aber|sondern) )?(?:wenn|falls|sobald|weil|damit|dass|er|es|sie|dann|danach|sonst|außer|was|wo|bis|bevor|nachdem|ob|(?:der|die|das|den|dem|denen|deren) (?!\p{Lu}))/u,
    firmly:
      /(?<!\p{L})(?:nur|nie|niemals|niemand|nicht|kein\p{Ll}*|ohne|höchstens|mindestens|verboten|werden m(?:uss|üssen))(?!\p{L})/iu,
    backwards: /^(?:danach|sonst|andernfalls|ansonsten|dann|diese[rsmn]?|die anderen|der rest|das gilt)(?!\p{L})/iu,
  },
  fr: {
    joins: "et|mais|ou|puis",
    hangs:
      /^(?:(?:et|ou|mais) )?(?:qui|qu[e']|dont|où|si|s'il|quand|lorsqu|car|parce|pour|sauf|afin|elles?|ils?|cela|ça|sinon|après)(?!\p{L})/u,
    firmly: /(?<!\p{L})(?:jamais|aucune?|personne ne|ne|n'|sans|sauf|seule?s?|interdit\p{L}*)(?!\p{L})/iu,
    backwards: /^(?:passé ce|ce |cet |cette |ces |elles?|ils?|cela|ça|dans ce cas|sinon|au-delà,|autrement)(?!\p{L})/iu,
  },
  es: {
    joins: "y|e|pero|o|u",
    hangs: /^(?:(?:y|o|pero) )?(?:que|quien|donde|si|cuando|porque|para|salvo|excepto|ell[oa]s?|él|eso|después|aunque)(?!\p{L})/u,
    firmly: /(?<!\p{L})(?:no|nunca|jamás|nadie|ningún|ninguna|sin|salvo|solo|sólo|solamente|únicamente)(?!\p{L})/iu,
    backwards:
      /^(?:l[oa]s demás|l[oa]s otr[oa]s|después de (?:eso|ese)|si no,|en ese caso|pasado (?:ese|este)|es[eoa]s?|est[eoa]s?)(?!\p{L})/iu,
  },
  pt: {
    joins: "e|mas|ou",
    hangs:
      /^(?:(?:e|ou|mas) )?(?:que|quem|onde|se|quando|porque|para|salvo|exceto|a não ser|el[ea]s?|isso|depois|embora)(?!\p{L})/u,
    firmly: /(?<!\p{L})(?:não|nunca|jamais|ninguém|nenhuma?|sem|salvo|só|somente|apenas)(?!\p{L})/iu,
    backwards:
      /^(?:[oa]s outr[oa]s|[oa]s demais|depois disso|após isso|senão|nesse caso|passado (?:esse|este)|ess[ea]s?|iss?o|est[ea]s?)(?!\p{L})/iu,
  },
};

const TEXTS = { de: germanTexts, fr: frenchTexts, es: spanishTexts, pt: portugueseTexts };

type Reading = { code: Tongue["code"]; hasVerb(part: string): boolean };

/** What of a statement binds and is no deed that was told: "aber Preise ändert nur die Inhaberin" of all that is done. */
export function bindingIn(said: string, deeds: readonly string[], reading: Reading): string[] {
  // a story says no reason, so what a reason holds is not told by it
  const told = deeds.map((deed) => deed.replace(TEXTS[reading.code].purpose.why, ""));
  if (told.length === 0 && (said.length < LONG || looksBack(said, reading))) return [said];
  const { joins, firmly } = CLAUSES[reading.code];
  const [first, ...further] = partsOf(said, reading);
  const isOpen = (part: string) => !isToldIn(part, told) || (firmly.test(part) && !told.some((deed) => firmly.test(deed)));
  const own = [first ?? "", ...further.map((part) => part.replace(new RegExp(`^(?:${joins}) `, "iu"), ""))].filter(isOpen);
  // "y marca visitas": who does it stands in what was left away
  const lacksSubject = own.some((part) => part !== first && reading.hasVerb(part.split(" ")[0] ?? ""));
  return lacksSubject || (own.length > 0 && looksBack(said, reading)) ? [said] : own.map((part) => part.replace(/[,\s]+$/, ""));
}

const LONG = 110;

/** Whether only what was said before tells of what a rule holds: "As outras ficam até 7 dias", "ao domingo, 30". */
export const looksBack = (said: string, { code, hasVerb }: Reading): boolean =>
  CLAUSES[code].backwards.test(said) || (/^\p{Ll}/u.test(said) && !hasVerb(said));

function partsOf(said: string, { code, hasVerb }: Reading): string[] {
  const { joins, hangs } = CLAUSES[code];
  const bare = new RegExp(`^(?:${joins})$`, "iu");
  const parts: string[] = [];
  for (const piece of said.split(new RegExp(`(?=, | (?:${joins})[ ,])`, "u"))) {
    const [, glue = "", text = ""] = /^(,? ?)([\s\S]*)$/.exec(piece) ?? [];
    const last = parts.at(-1);
    const alone = hasVerb(text) && !hangs.test(text) && last !== undefined && hasVerb(last) && !OPENS.test(last);
    // "e, com 15 dias, o zelador devolve"
    if (last !== undefined && !alone && !(bare.test(text) && hasVerb(last))) parts[parts.length - 1] = `${last}${glue}${text}`;
    else parts.push(text);
  }
  return parts;
}

/** What opens a clause the next one answers: "wer dreimal fehlt, …". */
const OPENS =
  /^(?:(?:und|aber|et|mais|y|pero|e|mas) )?(?:wer|wenn|falls|sobald|si|s'il|quand|celui|ceux|quien|cuando|se|quando|quem)(?!\p{L})[^,]*$/iu;

/** How many it is, as it begins. */
const MANY =
  /^(?:zwei|drei|vier|fünf|sech|sieb|acht|neun|zehn|deux|troi|quat|cinq|sept|huit|neuf|quin|tren|dos|tres|cuat|cinc|seis|siet|ocho|nuev|diez|cato|vein|trei|dois|duas|três|sete|oito|nove|vint|trin|meta|mita|moit|hälf)/;

/** What makes a number a bound, as it begins. */
const BOUND = /^(?:plus|moin|maxi|máxi|mini|míni|höch|mind|seul|uniq|solo|sólo|apen)/;

/** Under which condition something holds, a deed often leaves out: each word of it counts. */
const ON_CONDITION = /^(?:(?:e|et|y|und) )?(?:se|si|s'il|wenn|falls|sobald|quand|cuando|quando)(?!\p{L})/iu;

/** Whether a deed says it all: each number and what bounds it, and nearly all words. */
function isToldIn(part: string, told: readonly string[]): boolean {
  const stems = (text: string) => (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) => word.slice(0, 4));
  const present = set(told.flatMap(stems).join(" "));
  const own = stems(part).filter((stem) => stem.length > 3 || /\d/.test(stem) || MANY.test(stem));
  const missing = own.filter((stem) => !present.has(stem));
  return (
    !missing.some((stem) => /\d/.test(stem) || MANY.test(stem) || BOUND.test(stem)) &&
    missing.length <= (ON_CONDITION.test(part) ? 0 : Math.max(1, own.length * 0.34))
  );
}

/** The rules of a text, each so that it is understood where it stands alone. */
export class Rules {
  readonly told: string[] = [];
  private last = -1;
  private readonly statements: readonly Statement[];
  private readonly reading: Reading;

  constructor(statements: readonly Statement[], reading: Reading) {
    this.statements = statements;
    this.reading = reading;
  }

  add(at: number, rules: readonly string[]) {
    for (const [part, said] of rules.entries()) {
      const before = this.statements[at - 1];
      const back =
        part === 0 &&
        before !== undefined &&
        before.text.trim() !== "" &&
        before.heading === this.statements[at]?.heading &&
        looksBack(said, this.reading);
      const led = this.last === at - 1 ? this.told.pop() : undefined;
      if (back) this.told.push(`${(led ?? before.text).replace(/[.!\s]+$/, "")}. ${capital(said)}`);
      else this.told.push(...(led === undefined ? [] : [led]), said);
      this.last = at;
    }
  }
}

/** What opens a rule of who alone may. */
export const ONLY = /^(?:seule?s? |solo |sólo |solamente |únicamente |só |somente |apenas |nur )/iu;
