import type { Chunk, Named } from "./chunks.ts";
import type { Clause } from "./clauses.ts";
import type { Word } from "./word.ts";

const ANY = /^(?:une?|una|uma?|des|un[oa]s|uns|umas)$/;

/** "Es la jefa quien firma", "c'est le chef qui annonce": who stands out does what follows. */
export function stoodOut(
  words: readonly Word[],
  chunks: readonly Chunk[],
  opens: number,
  last: Clause | undefined,
): Named | undefined {
  const opener = chunks[opens];
  if (opener?.kind !== "word" || !/^(?:que|quien|quienes|quem|qui)$/.test(opener.word.word)) return undefined;
  const lead = chunks[opens - 1];
  const those = lead?.kind === "word" && /^(?:el|la|los|las|o|a|os|as)$/.test(lead.word.word);
  const ahead = chunks[opens - (those ? 2 : 1)];
  if (ahead?.kind !== "named" || ahead.named.prep !== undefined) return undefined;
  const { named } = ahead;
  const is = last?.group.kind === "state" && /^(?:ser|être)$/.test(last.group.base) && !last.group.denied;
  if (!is || last.group.end !== named.from || last.level === "relative" || last.level === "condition") return undefined;
  const led = words[named.from];
  return led && !ANY.test(led.word) && (named.head > named.from || /^\p{Lu}/u.test(led.text)) ? named : undefined;
}
