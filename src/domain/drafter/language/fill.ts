import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { article, capitalised } from "./words.ts";

export type Slots = Readonly<Record<"object" | "customer" | "provider" | "actor" | "admin", Noun>>;

const SLOT = /\{(?:(a|A) )?([A-Za-z]+)\}/g;

/** A pattern's text with every slot filled. An unknown slot is a mistake in the catalogue and throws. */
export function filled(pattern: string, slots: Slots): string {
  const text = pattern.replace(SLOT, (slot: string, lead: string | undefined, name: string, at: number) => {
    const upper = /^[A-Z]/.test(name) || lead === "A";
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const noun = nounOf(key, slots) ?? nounOf(key.replace(/s$/, ""), slots);
    if (!noun) throw new Error(`The pattern has no such slot: ${slot}`);
    const many = nounOf(key, slots) === undefined;
    const counts = many && !noun.countable && /\d (percent of )?$/.test(pattern.slice(0, at));
    const word = counts ? `${noun.singular} entries` : many ? noun.plural : noun.singular;
    const withArticle = lead && noun.countable ? `${article(word)} ${word}` : word;
    return upper ? capitalised(withArticle) : withArticle;
  });
  return text;
}

function nounOf(key: string, slots: Slots): Noun | undefined {
  return key === "object" || key === "customer" || key === "provider" || key === "actor" || key === "admin"
    ? slots[key]
    : undefined;
}

export function withArticle(noun: Noun): string {
  return noun.countable ? `${article(noun.singular)} ${noun.singular}` : noun.singular;
}

export function nounFrom([singular, plural]: readonly [string, string]): Noun {
  return { singular, plural, head: singular.split(" ").at(-1) ?? singular, countable: singular !== plural };
}
