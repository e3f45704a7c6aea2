import { isBare } from "./money/bare.ts";
import type { SeenPart } from "./sight.ts";

/** What is stuck on a card and is not its name. */
const BADGE =
  /^\W*(?:(?:our |the )?most (?:popular|loved|chosen)|popular|best ?(?:seller|value)|recommended|new|sale|limited|save .*|beliebt\p{L}*|am \p{L}+sten(?: \p{L}+)?|meist\p{L}+|empfohlen|unser tipp|neu|bestseller|la favorita|el favorito|(?:el |la |los |las )?más \p{L}+|recomendado|nuevo|le plus (?:populaire|choisi)|populaire|recommandé|nouveau|mais popular|recomendado|populær\w*|mest \p{L}+)\W*$/iu;

/** Whether a part can name what stands beside it. */
export const isName = ({ text, kind }: SeenPart) =>
  kind !== "control" && kind !== "code" && /\p{L}{2}/u.test(text) && !isBare(text) && !BADGE.test(text);
