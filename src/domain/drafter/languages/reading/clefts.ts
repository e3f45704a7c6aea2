import type { Chunk, Named } from "./chunks.ts";
import type { Clause } from "./clauses.ts";
import type { Grammar } from "./grammar.ts";
import { standingOf } from "./persons.ts";
import { has, type Word } from "./word.ts";

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

/** "Quem aplica as multas é o fiscal", "las cuotas quien las cobra es la tesorera": said first is what somebody named behind does. */
export function namedBehind(words: readonly Word[], clauses: readonly Clause[], grammar: Grammar): Clause[] {
  return clauses.map((clause, at) => {
    const next = clauses[at + 1];
    const [who] = next?.after ?? [];
    const { opener, antecedent, free, group } = clause;
    const asks = clause.level === "relative" && (free || /^(?:quien|quienes|quem)$/.test(opener ?? ""));
    const is = next?.group.kind === "state" && /^(?:ser|être)$/.test(next.group.base) && !next.group.denied;
    if (!asks || !is || !who || next.after.length > 1 || next.before.length > 0 || group.kind !== "deed") return clause;
    if (words[who.from]?.tag !== "det" || ANY.test(words[who.from]?.word ?? "")) return clause;
    if (!/^(?:person|body)$/.test(standingOf(words, who, grammar))) return clause;
    if (antecedent && standingOf(words, antecedent, grammar) === "person") return clause;
    const lead = antecedent && words[antecedent.from]?.word.replace(/^el$/, "lo");
    const clitic = group.clitic ?? (clause.after.length === 0 && lead && has(grammar.alsoClitics, lead) ? lead : undefined);
    const before = [...(antecedent && clitic ? [[antecedent]] : []), [who]];
    const main = { ...clause, level: "main" as const, opener: undefined, antecedent: undefined, free: false, aside: false };
    return { ...main, group: { ...group, clitic }, before };
  });
}
