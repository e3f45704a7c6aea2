import { wordsOf } from "./forms.ts";

const MOST = 1.2;

/** How much a word tells, from 0.35 for "use" to 1.2 for "kayak"; 1 for words that are not in the table. */
export function rarityOf(form: string): number {
  const [word] = wordsOf(form);
  return word === undefined ? 1 : Math.min(MOST, 0.35 + 0.4 * Math.log10(1 + word / 100));
}
