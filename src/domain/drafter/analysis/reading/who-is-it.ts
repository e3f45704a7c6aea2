import type { Noun } from "#domain/drafter/analysis/noun-phrase.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import type { Context } from "./context.ts";
import { isHouseNamed, isSomebody } from "./people.ts";
import type { Named } from "./subjects.ts";
import type { Teller } from "./telling.ts";

/** Who a clause is about: people, or a thing, or nobody; `teller` where it says "I", "we" or "you". */
export type Doers = { people: Noun[]; named: Named[]; things: Named[]; teller: Teller };

export const NONE: Doers = { people: [], named: [], things: [], teller: undefined };

export function sorted(found: readonly (Named | undefined)[], verb: string, who: boolean, context: Context, acts = false): Doers {
  const named = found.filter((one) => one !== undefined && !isNameless(one)).filter((one) => one !== undefined);
  // "Windchest replaces the folder": a name, and nobody's
  const isName = ({ phrase, plural }: Named) => phrase.bare && phrase.kind === "maybe" && !plural && !isHouseNamed(phrase);
  const isPerson = (one: Named) =>
    !isName(one) &&
    ((!one.proper && context.isKnown(one.phrase)) || isSomebody(one.phrase, verb, { proper: one.proper, who, acts }));
  return {
    people: named.filter(isPerson).map(({ phrase }) => asRole(phrase.noun)),
    named: named.filter(isPerson),
    things: named.filter((one) => !isPerson(one)),
    teller: undefined,
  };
}

/** "one woman who knows where they are": somebody, and no role that anybody else could have. */
function isNameless({ phrase: { noun, said }, plural }: Named): boolean {
  return (
    !plural && /^one /.test(said) && /^(woman|man|guy|lady|gentleman|girl|boy|bloke|chap|fellow|person)$/.test(noun.singular)
  );
}
