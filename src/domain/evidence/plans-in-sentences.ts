import { sentencesOf } from "./closeness.ts";
import { moneyIn } from "./money/money.ts";
import { isOnRequest, isSaidFree, type Plan } from "./plans-unpriced.ts";
import type { PriceRead } from "./prices.ts";
import type { PageSight } from "./sight.ts";

/** Words at the beginning of a sentence or within it. */
const words = (list: string) =>
  `(?:${list
    .split(" ")
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1)])
    .join("|")})`;
const WORD = words(
  "plan licence license package tier edition membership subscription tarif paket lizenz abo mitgliedschaft formule forfait abonnement offre plano pacote assinatura licencia suscripción paquete abono",
);
const DETERMINER = words("the our a an der die das ein eine unser unsere la le el los notre nuestro nuestra o");
const NAME = "\\p{Lu}[\\p{L}\\d&+'’-]*(?:\\s\\p{Lu}[\\p{L}\\d&+'’-]*){0,2}";
/** Where a thought begins: a plan named later in it is what something else is for. */
const BEGINS = `(?:^|[,;:–—]\\s*(?:(?:and|while|und|et|y|e)\\s+)?|(?<!\\p{L})(?:and|while|then|there is|und|gibt es|et|y|hay|il y a)\\s+)`;
const NAMED = new RegExp(
  `(?<=${BEGINS}(?:${DETERMINER}\\s+)?)(?<label>(?!${DETERMINER}\\s)(?:(?<before>${NAME})[\\s-]${WORD}|${WORD}\\s["„“«]?(?<behind>${NAME})["“”»]?))(?!\\p{L})`,
  "gu",
);
/** "The Reed plan" and "Reed" are one. */
export const plainPlanName = (name: string) => name.replace(AROUND_NAME, "").toLowerCase();
const AROUND_NAME = new RegExp(`^(?:${DETERMINER}\\s+)?(?:${WORD}\\s+(?=\\S))?|(?<=\\S)[\\s-]${WORD}$`, "gu");
/** Any plan is none. */
const ANY =
  /^(?:every|each|any|all|no|this|that|both|your|my|paid|which|what|if|most|one|jede[rs]?|alle|kein\p{L}*|dies\p{L}*|ihr\p{L}*|tous|toutes|chaque|todos|todas|cada|free|kostenlos\p{L}*)(?!\p{L})/iu;

/** A plan that a sentence speaks of by its name, and what it says of it up to the next one. */
type Named = { name: string; label: string; from: number; to: number };

export function plansNamedIn(sentence: string): Named[] {
  const found = [...sentence.matchAll(NAMED)].map(({ index, groups }) => ({
    name: groups?.before ?? groups?.behind ?? "",
    label: (groups?.label ?? "").replace(/["„“”«»]/g, ""),
    from: index,
  }));
  const named = found.filter(({ name }) => !ANY.test(name));
  return named.map((one, at) => ({ ...one, to: named[at + 1]?.from ?? sentence.length }));
}

/** Plans told by sentences: "The Reed plan is free for one boat, the Willow plan costs £4 a month." */
export function plansInSentences(parts: PageSight["parts"], prices: readonly PriceRead[]): Plan[] {
  const told = parts.filter(({ kind, region }) => /^(text|item|definition)$/.test(kind) && region === "main");
  return told.flatMap((part) => {
    const asked = prices.filter((one) => one.part === part).map(({ item }) => item.detail.amount);
    return sentencesOf(part.text).flatMap((sentence) =>
      plansNamedIn(sentence).flatMap(({ name, from, to }) => {
        const said = sentence.slice(from, to);
        const isAsked = moneyIn(said).some(({ amount }) => asked.includes(amount));
        return isAsked || isSaidFree(said) || isOnRequest(said) ? [{ name, said: sentence, includes: [] }] : [];
      }),
    );
  });
}
