import { contentWords } from "#domain/drafter/similarity.ts";
import { wordTable } from "#domain/word-table.ts";

const SMALL = new Set(
  `may must can could should shall will would might has have had having do does did was were been being am not no never only also than then if unless until
  before after while because so but there here more most less least very just some any other such them they he she him her his hers us you your who whom whose
  what where how why per via over under between into onto out up down off about again still too well
  der die das den dem des ein eine einen einem einer und oder aber ist sind war wird werden kann können muss müssen soll sollen darf dürfen mit für von vom zum zur im am auf
  bei nach aus als wenn dass nicht sich sie er wir ihr ihre ihren sein seine auch nur
  le la les un une des du de et ou est sont dans pour par avec sur au aux qui que leur leurs son sa ses ce cette il elle ils elles on ne pas peut peuvent doit doivent
  el los las uno una unos del y o es son en por con para se su sus que lo al no puede pueden debe deben como cuando
  os as um uma do da dos das ou em na nos nas com ao aos ele ela eles elas pode podem deve devem são não seu sua`
    .split(/\s+/)
    .filter(Boolean),
);
/** What every idea says of itself. */
const PRODUCT = contentWords(
  "app application system software tool platform website site portal product service solution want need like build make create",
);
const COUNTED =
  `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty`.split(
    " ",
  );
const TENS = wordTable<string>({
  thirty: "30",
  forty: "40",
  fifty: "50",
  sixty: "60",
  seventy: "70",
  eighty: "80",
  ninety: "90",
  hundred: "100",
  thousand: "1000",
});

/** A number as digits, however it was written; undefined for other words. */
export function numberOf(word: string): string | undefined {
  const counted = COUNTED.indexOf(word);
  if (counted >= 0) return String(counted + 1);
  return TENS[word] ?? (/^\d/.test(word) ? word.replace(/^0+(?=\d)/, "") : undefined);
}

const remembered = new Map<string, ReadonlySet<string>>();
const MOST_REMEMBERED = 10_000;

/** The words of a text that carry what it says, in one form each, numbers as digits. */
export function headsOf(text: string): ReadonlySet<string> {
  const known = remembered.get(text);
  if (known) return known;
  // "1,000" and "4.20" are one word each
  const plain = text.replace(/(?<=\d)[,'’](?=\d{3}\b)/g, "").replace(/(?<=\d)[.,](?=\d)/g, "p");
  const said = (
    plain
      .toLowerCase()
      .normalize("NFKC")
      .match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
  )
    .filter((word) => !SMALL.has(word))
    .map((word) => numberOf(word) ?? word);
  const heads = new Set(said.length === 0 ? [] : [...contentWords(said.join(" "))].map(oneForm));
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(text, heads);
  return heads;
}

/** "planning" and "plan", "carried" and "carry" are one. */
function oneForm(word: string): string {
  return word.replace(/(?<=..)([^aeiou\d])\1$/, "$1").replace(/(?<=..)i$/, "y");
}

/** Whether all of these words are among those. */
export function holdsAll(held: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return wanted.size > 0 && [...wanted].every((word) => held.has(word));
}

/** What a text says beside that there should be a product. */
export function ownHeadsOf(text: string): ReadonlySet<string> {
  return new Set([...headsOf(text)].filter((word) => !PRODUCT.has(word)));
}
