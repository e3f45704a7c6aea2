import type { Statement } from "./statements.ts";
import type { Texts } from "./texts/texts.ts";

/** What somebody does, in the words of the description; `said` stands where the infinitive belongs. */
export type ToldDeed = {
  who: string;
  said: string;
  thing: string | undefined;
  /** What for, where that was said: a clause that can stand behind "I want to". */
  so?: string;
  /** Set where "or" joins it to what is done to the same thing. */
  shares?: boolean;
  /** Set where what is to be built does it by itself. */
  byProduct?: boolean;
};
/** What a description in another language says: who does what, what the product does, what binds, what is left out, and how it is done so far. */
export type Told = { deeds: ToldDeed[]; duties: string[]; rules: string[]; leftOut: string[]; soFar: string[] };

export type Tongue = {
  code: "de" | "fr" | "es" | "pt";
  name: string;
  /** Small words that tell it from its neighbours. */
  small: readonly string[];
  listen(statements: readonly Statement[]): Told;
  binds: RegExp;
  texts: Texts;
};

/** "accepte ou refuse le lot": the first is done to the same thing as the second. */
export function withSharedObjects(deeds: readonly ToldDeed[]): ToldDeed[] {
  const told: ToldDeed[] = [];
  for (const deed of deeds.toReversed()) {
    const next = told.at(-1);
    const alone = deed.shares === true && !deed.said.includes(" ") && deed.thing === undefined;
    const shared = alone && next?.thing && next.who === deed.who && next.said.includes(" ");
    told.push(
      shared ? { ...deed, said: `${deed.said} ${next.said.slice(next.said.indexOf(" ") + 1)}`, thing: next.thing } : deed,
    );
  }
  return told.toReversed();
}

/** "Só pode registar 5 por dia", "on ajoute 75": how many it is at most, and an amount, is no deed of its own. */
export function withoutLimits(deeds: readonly ToldDeed[]): ToldDeed[] {
  const verbOf = ({ said }: ToldDeed) => said.split(" ")[0];
  return deeds.filter((deed, at) => {
    if (/^\d/.test(deed.thing ?? "")) return false;
    const same = (other: ToldDeed) => other.who === deed.who && other.thing === deed.thing && verbOf(other) === verbOf(deed);
    return !(/\d/.test(deed.said) && deeds.some((other, place) => place !== at && same(other) && !/\d/.test(other.said)));
  });
}

/** What something is done to more often than it does something is nobody. */
export function withoutThings(deeds: readonly ToldDeed[]): ToldDeed[] {
  const does = (name: string) => deeds.filter(({ who }) => who === name).length;
  const suffers = (name: string) => deeds.filter(({ thing }) => thing === name).length;
  return deeds.filter(({ who }) => suffers(who) <= does(who));
}

/** One and many of them count as the same. */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short) && long.length - short.length <= 3;
}

/** Everybody who does something, with all of it. */
export function byPerson(deeds: readonly ToldDeed[]): Map<string, ToldDeed[]> {
  const people = new Map<string, ToldDeed[]>();
  for (const deed of deeds) {
    const known = [...people.keys()].find((name) => isSamePerson(name, deed.who)) ?? deed.who;
    people.set(known, [...(people.get(known) ?? []), deed]);
  }
  return people;
}

/** What the product does, and what people do. */
export function apart(deeds: readonly ToldDeed[]): [ToldDeed[], ToldDeed[]] {
  return [deeds.filter(({ byProduct }) => byProduct), deeds.filter(({ byProduct }) => !byProduct)];
}
