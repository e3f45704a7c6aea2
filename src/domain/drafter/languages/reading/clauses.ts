import type { Chunk, Named } from "./chunks.ts";
import type { Grammar } from "./grammar.ts";
import type { VerbGroup } from "./verbs-in.ts";
import { has, type Word } from "./words.ts";

/** Who a clause is about: somebody named, a pronoun, or whoever the one before it was about. */
export type Subject = { named: readonly Named[] } | { pronoun: string } | "same" | "unsaid";

/** A verb with what belongs to it. `opener` says what it hangs on: "" for what is said outright. */
export type Clause = {
  opener: "" | "condition" | "relative" | "content";
  /** Its first word and the first word after it. */
  from: number;
  to: number;
  group: VerbGroup;
  subject: Subject;
  /** What a relative clause tells of. */
  antecedent: Named | undefined;
  /** Set where a relative clause says more of whom everybody knows: ", qui pointe ses heures". */
  aside: boolean;
  /** Set where what is told of is done to: "le plan que le chercheur valide". */
  toAntecedent: boolean;
  /** Named right behind the verb. */
  after: Named | undefined;
  /** Set where the clause before says that it is wished: its words stay there too. */
  wished: boolean;
  /** Named before it, where somebody else is the subject. */
  fronted: Named | undefined;
};

export function clausesOf(words: readonly Word[], chunks: readonly Chunk[], grammar: Grammar): Clause[] {
  const clauses: Clause[] = [];
  let since = 0;
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.kind !== "verb") continue;
    const clause = clauseAt(chunks, since, at, chunk.group, clauses, grammar);
    const last = clauses.at(-1);
    if (last) last.to = Math.min(last.to, clause.from);
    clause.to = words.length;
    clauses.push(clause);
    since = at + 1;
  }
  return clauses;
}

const tagOf = (chunk: Chunk | undefined) => (chunk?.kind === "word" ? chunk.word.tag : undefined);

function clauseAt(
  chunks: readonly Chunk[],
  since: number,
  at: number,
  group: VerbGroup,
  before: readonly Clause[],
  grammar: Grammar,
): Clause {
  const last = before.at(-1);
  let bound = at - 1;
  while (bound >= since && !/^(?:mark|conj|rel|que|sub)$/.test(tagOf(chunks[bound]) ?? "")) bound -= 1;
  const lead = chunks.slice(Math.max(bound + 1, since), at);
  const tag = bound >= since ? tagOf(chunks[bound]) : undefined;
  const named = lead.flatMap((one) => (one.kind === "named" && one.named.prep === undefined ? [one.named] : []));
  const pronoun = lead.findLast((one) => one.kind === "word" && one.word.tag === "pron");
  const next = chunks[at + 1];
  const after = next?.kind === "named" && next.named.prep === undefined ? next.named : undefined;
  const whole = {
    group,
    after,
    from: chunks[Math.max(bound, since)]?.from ?? group.at,
    to: 0,
    antecedent: undefined,
    aside: false,
    toAntecedent: false,
    wished: false,
    fronted: undefined,
  };
  const own = group.person.startsWith("3") ? named.at(-1) : undefined;
  const said: Subject | undefined =
    pronoun?.kind === "word" && (!own || pronoun.from > own.from)
      ? { pronoun: pronoun.word.word }
      : own
        ? { named: [own] }
        : undefined;
  if (tag === "rel" || tag === "que") {
    const free = chunks[bound - 1];
    if (!said && free?.kind === "word" && free.word.tag === "det" && isThat(chunks[bound]) && chunks[bound]?.from === free.to)
      return { ...whole, opener: "relative", subject: { pronoun: "quien" } };
    const ahead = chunks.slice(0, bound).findLast((one) => one.kind !== "word" || !/^(?:mark|det|prep)$/.test(one.word.tag));
    const pointed = ahead?.kind === "word" && ahead.to === chunks[bound]?.from ? grammar.persons[ahead.word.word] : undefined;
    if (pointed && ahead?.kind === "word" && !said)
      return pointed === "anybody"
        ? { ...whole, opener: "relative", subject: { pronoun: "quien" } }
        : { ...whole, opener: "", subject: { pronoun: ahead.word.word } };
    const antecedent = ahead?.kind === "named" ? ahead.named : undefined;
    const comma = chunks.slice(bound - 2, bound).some((one) => tagOf(one) === "mark");
    const behind = after !== undefined && /^(?:avec|con|com)$/.test(antecedent?.prep ?? "");
    const gap = tag === "rel" ? isSubjectGap(chunks[bound]) : said === undefined && !behind && !grammar.asksWhom;
    if (tag === "que" && last && tagOf(chunks[bound - 1]) === "conj" && last.opener === "")
      return { ...whole, opener: "", subject: said ?? "unsaid" };
    if (!ahead && isWho(chunks[bound])) return { ...whole, opener: "relative", subject: { pronoun: "quien" } };
    if (antecedent && gap && !said && isWished(last, antecedent, grammar))
      return { ...whole, opener: "", subject: { named: [antecedent] }, wished: true };
    if (antecedent && gap && !said)
      return {
        ...whole,
        opener: "relative",
        subject: { named: [antecedent] },
        antecedent,
        aside: comma || antecedent.prep !== undefined,
      };
    if (antecedent && (said || tag === "rel"))
      return {
        ...whole,
        opener: "relative",
        subject: said ?? (after ? { named: [after] } : "unsaid"),
        antecedent,
        toAntecedent: tag === "que",
        aside: comma,
      };
    return { ...whole, opener: isWish(last, grammar) ? "" : "content", subject: said ?? "unsaid" };
  }
  const place = chunks[bound];
  if (tag === "sub" && !last && place?.kind === "word" && /^(?:où|donde|onde)$/.test(place.word.word) && bound > 0)
    return { ...whole, opener: "", subject: said ?? "unsaid" };
  if (tag === "sub") return { ...whole, opener: "condition", subject: said ?? "unsaid" };
  // "O hotel que deixa luz acesa | recebe"
  const resumes =
    last?.opener === "relative" &&
    last.antecedent &&
    agrees(last.antecedent, group) &&
    tag === undefined &&
    own !== undefined &&
    own === last.after;
  if (resumes && last.antecedent) return { ...whole, from: group.at, opener: "", subject: { named: [last.antecedent] } };
  if (
    last?.opener === "relative" &&
    typeof last.subject === "object" &&
    "pronoun" in last.subject &&
    last.subject.pronoun === "quien" &&
    (own === undefined || own === last.after) &&
    tag !== "conj"
  )
    return { ...whole, from: group.at, opener: "", subject: last.subject };
  if (said) {
    const joined = "named" in said ? joinedBefore(chunks, since, bound, group, said.named) : undefined;
    const fronted =
      "named" in said
        ? (named.find((one) => one !== own) ?? topicBefore(chunks, since, bound))
        : topicBefore(chunks, since, bound);
    const opener =
      tag === "conj" &&
      last?.opener === "condition" &&
      !last.group.denied &&
      before.length === 1 &&
      chunks[bound - 1] &&
      tagOf(chunks[bound - 1]) !== "mark"
        ? "condition"
        : "";
    return { ...whole, opener, subject: joined ? { named: joined } : said, fronted };
  }
  // "la magasinière, prévenue par une alerte, en recommande"
  const topic = topicBefore(chunks, since, bound);
  const done = group.clitic !== undefined && after !== undefined && has(grammar.alsoClitics, group.clitic);
  if (!last)
    return {
      ...whole,
      opener: "",
      subject: topic && !done && agrees(topic, group) ? { named: [topic] } : "unsaid",
      fronted: topic,
    };
  const again =
    (/^(?:condition|content)$/.test(last.opener) &&
      (tagOf(chunks[bound - 1]) === "mark" || last.group.person !== group.person)) ||
    (last.opener === "relative" &&
      !last.aside &&
      (last.group.person !== group.person || (last.group.kind === "passive" && group.kind === "deed")));
  if (tag === "conj")
    return {
      ...whole,
      opener: again || last.opener === "content" ? "" : last.opener,
      subject: "same",
      antecedent: last.antecedent,
      aside: last.aside,
    };
  if (
    last.opener === "relative" &&
    last.antecedent &&
    (!last.toAntecedent || (last.aside && tag === "mark")) &&
    agrees(last.antecedent, group)
  )
    return { ...whole, opener: "", subject: { named: [last.antecedent] } };
  return { ...whole, opener: "", subject: "unsaid" };
}

function isThat(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "word" && chunk.word.word === "que";
}

function isWho(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "word" && /^qu(?:ien|ienes|em)$/.test(chunk.word.word);
}

function isSubjectGap(chunk: Chunk | undefined): boolean {
  return chunk?.kind === "word" && /^(?:qui|lequel|laquelle|lesquels|que|quien|quienes)$/.test(chunk.word.word);
}

/** "Quiero que los pilotos anoten": what is wished is said outright. */
function isWish(last: Clause | undefined, grammar: Grammar): boolean {
  return last === undefined || (has(grammar.wishing, last.group.base) && !last.group.denied);
}

/** "pides al mecánico que revise" */
function isWished(last: Clause | undefined, antecedent: Named, grammar: Grammar): boolean {
  return last !== undefined && isWish(last, grammar) && antecedent.prep !== undefined;
}

const agrees = ({ many }: Named, { person }: VerbGroup) => (person === "3p") === many && person.startsWith("3");

/** "Moradores e turistas | avisam" */
function joinedBefore(
  chunks: readonly Chunk[],
  since: number,
  bound: number,
  group: VerbGroup,
  own: readonly Named[],
): Named[] | undefined {
  if (tagOf(chunks[bound]) !== "conj" || group.person !== "3p") return undefined;
  const found: Named[] = [...own];
  let at = bound;
  while (at > since && /^(?:conj|mark)$/.test(tagOf(chunks[at]) ?? "")) {
    const other = chunks[at - 1];
    if (other?.kind !== "named" || other.named.prep !== undefined) break;
    found.unshift(other.named);
    at -= 2;
  }
  const first = chunks[at];
  const opens = at < since || first === undefined || /^(?:mark|conj|sub)$/.test(tagOf(first) ?? "") || at <= since;
  return found.length > own.length && (opens || (own[0] && !own[0].many)) ? found : undefined;
}

/** What stands first and by itself: "O cadastro, avalia-o a enfermeira". */
function topicBefore(chunks: readonly Chunk[], since: number, bound: number): Named | undefined {
  for (let at = since; at < bound; at += 1) {
    const chunk = chunks[at];
    if (chunk?.kind === "verb") return undefined;
    const first = at === 0 || /^(?:mark|conj)$/.test(tagOf(chunks[at - 1]) ?? "");
    if (chunk?.kind === "named" && chunk.named.prep === undefined && first && since === 0) return chunk.named;
  }
  return undefined;
}
