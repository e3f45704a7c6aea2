import type { Chunk, Named } from "./chunks.ts";
import { namedBehind, stoodOut } from "./clefts.ts";
import type { Grammar } from "./grammar.ts";
import { standingOf } from "./persons.ts";
import { isProduct } from "./product.ts";
import type { VerbGroup } from "./verbs-in.ts";
import { has, isTime, type Word } from "./word.ts";

/** What a clause hangs on: nothing, a name it tells of, when or why something is, or the verb before it. */
export type Level = "main" | "relative" | "condition" | "content";

/** A verb with what stands around it. */
export type Clause = {
  level: Level;
  /** The word that opens it, where one does. */
  opener: string | undefined;
  /** Its first word and the first word of the next one. */
  from: number;
  to: number;
  group: VerbGroup;
  /** Set where "and" joins it to the one before. */
  joined: boolean;
  /** Names before the verb, those that belong together in one. */
  before: readonly (readonly Named[])[];
  pronoun: string | undefined;
  /** Names behind the verb, and a pronoun right behind it: "las reserva él". */
  after: readonly Named[];
  behind: string | undefined;
  behindAt: number | undefined;
  antecedent: Named | undefined;
  /** Set where it says more of what everybody knows: ", qui pointe ses heures". */
  aside: boolean;
  /** Set where it names whoever it is: "quien falta". */
  free: boolean;
  /** Set where the clause before says that it is wished. */
  wished: boolean;
  /** What stands first and apart: "Les dégâts, il les prend en photo". */
  topic: Named | undefined;
  /** To whom or what: "A cada grupo | lo lleva". */
  given: readonly Named[];
  /** Who was named before the clause that came between. */
  resumes: readonly Named[];
};

const tagOf = (chunk: Chunk | undefined) => (chunk?.kind === "word" ? chunk.word.tag : undefined);
const wordOf = (chunk: Chunk | undefined) => (chunk?.kind === "word" ? chunk.word.word : undefined);
const isBare = (chunk: Chunk | undefined): chunk is Chunk & { kind: "named" } =>
  chunk?.kind === "named" && chunk.named.prep === undefined;
const isBoundary = (chunk: Chunk | undefined) => /^(?:mark|conj)$/.test(tagOf(chunk) ?? "");
const isOpener = (chunk: Chunk | undefined) => /^(?:rel|que|sub)$/.test(tagOf(chunk) ?? "");

export const agrees = (names: readonly Named[], { person }: VerbGroup): boolean =>
  person.startsWith("3") && (names.length > 1 || names[0]?.many === true) === (person === "3p");

export function clausesOf(words: readonly Word[], chunks: readonly Chunk[], grammar: Grammar): Clause[] {
  const clauses: Clause[] = [];
  let since = 0;
  let waiting: readonly Named[] = [];
  for (const [at, chunk] of chunks.entries()) {
    if (chunk.kind !== "verb") continue;
    const clause = clauseAt(words, chunks, since, at, chunk.group, clauses, waiting, grammar);
    const last = clauses.at(-1);
    if (last) last.to = Math.min(last.to, clause.from);
    clause.to = words.length;
    clauses.push(clause);
    if (clause.resumes.length > 0) waiting = [];
    else if (clause.level === "relative" && clause.antecedent) {
      const begins = waitsAt(chunks, since, clause.antecedent);
      if (begins.length > 0) waiting = begins;
    } else if (clause.level === "main" && !clause.group.beside) waiting = [];
    since = at + 1;
  }
  return namedBehind(words, clauses, grammar);
}

/** "Los músicos | que encargan una guitarra": who has no verb of their own yet. */
function waitsAt(chunks: readonly Chunk[], since: number, antecedent: Named): readonly Named[] {
  const at = chunks.findIndex((chunk) => chunk.kind === "named" && chunk.named === antecedent);
  if (at < since || antecedent.prep !== undefined) return [];
  const lead = chunks.slice(since, at);
  const free = since === 0 || lead.some((chunk) => isBoundary(chunk) || isOpener(chunk));
  return free ? (listBefore(chunks, since, at) ?? [antecedent]) : [];
}

function clauseAt(
  words: readonly Word[],
  chunks: readonly Chunk[],
  since: number,
  at: number,
  group: VerbGroup,
  earlier: readonly Clause[],
  waiting: readonly Named[],
  grammar: Grammar,
): Clause {
  const last = earlier.at(-1);
  const opens = lastOpener(chunks, since, at);
  let bound = opens;
  if (bound < 0) {
    bound = at - 1;
    while (bound >= since && !isBoundary(chunks[bound])) bound -= 1;
  }
  let start = Math.max(bound + 1, since);
  const first = chunks.slice(start, at).findIndex(isBare);
  const list =
    opens < 0 && first >= 0 && group.person === "3p" && tagOf(chunks[bound]) === "conj"
      ? listBefore(chunks, since, start + first)
      : undefined;
  if (list) bound = chunks.findIndex((chunk) => chunk.kind === "named" && chunk.named === list[0]) - 1;
  const empty = !chunks
    .slice(start, at)
    .some((chunk, index, own) => isBare(chunk) || (tagOf(chunk) === "pron" && tagOf(own[index + 1]) !== "mark"));
  if (opens < 0 && empty && since === 0) start = 0;
  const lead = chunks.slice(start, at);
  const named = lead
    .filter(isBare)
    .map((chunk) => chunk.named)
    .filter((one, _index, all) => all.length === 1 || !isTime(words, one));
  const before = list ? [list, ...named.slice(first + 1).map((one) => [one])] : named.map((one) => [one]);
  // "Les enfants, eux, votent"
  const spoken = lead.findLast((chunk, index) => tagOf(chunk) === "pron" && tagOf(lead[index + 1]) !== "mark");
  const joined = opens < 0 && !list && tagOf(chunks[bound]) === "conj" && bound >= since;
  const later = chunks.findIndex((chunk, index) => index > at && tagOf(chunk) !== "adv");
  const behind = chunks[later];
  const clause: Clause = {
    level: "main",
    opener: undefined,
    from: chunks[Math.max(list ? bound + 1 : bound, since)]?.from ?? group.at,
    to: 0,
    group,
    joined,
    before,
    pronoun: spoken && !named.some(({ from }) => from > spoken.from && agreesAlone(named, group)) ? wordOf(spoken) : undefined,
    after: namesBehind(words, chunks, at),
    behind: tagOf(behind) === "pron" && !isOpener(chunks[later + 1]) ? wordOf(behind) : undefined,
    behindAt: behind?.from,
    antecedent: undefined,
    aside: false,
    free: false,
    wished: false,
    given: lead.flatMap((chunk) => (chunk.kind === "named" && has(grammar.to, chunk.named.prep ?? "") ? [chunk.named] : [])),
    topic: since === 0 ? topicOf(chunks, bound) : undefined,
    resumes: [],
  };
  if (group.beside) return { ...clause, joined: true, before: [], pronoun: undefined, topic: undefined, from: group.at };
  if (opens >= 0) return opened(words, clause, chunks, opens, since, last, grammar);
  if (!last) return clause;
  // "Quem adota um ninho | paga 80 reais"
  if (last.free && last.level === "relative" && bound < since && clause.pronoun === undefined)
    return { ...clause, free: true, before: [], from: group.at };
  const marked = chunks.slice(since, at).some((chunk) => tagOf(chunk) === "mark");
  // "Los músicos que encargan una guitarra | eligen la madera"
  const hangs = !joined && !clause.pronoun && (before.length === 0 || (bound < since && last.level === "relative"));
  const resumes = [waiting, waiting.slice(-1)].find((names) => names.length > 0 && agrees(names, group));
  if (resumes && hangs) return { ...clause, before: [], resumes, from: group.at };
  if (joined && before.length === 0 && clause.pronoun === undefined)
    return joinedTo(clause, last, { waiting, marked, personal: isPersonal(words, last.antecedent, grammar), grammar });
  const stands = last.group.kind === "state" && group.kind === "deed";
  if (joined && last.level === "condition" && !marked && !stands) return { ...clause, level: "condition", opener: last.opener };
  return clause;
}

const agreesAlone = (named: readonly Named[], group: VerbGroup) => named.some((one) => agrees([one], group));

function isPersonal(words: readonly Word[], named: Named | undefined, grammar: Grammar): boolean {
  return named !== undefined && /^(?:person|body)$/.test(standingOf(words, named, grammar));
}

/** What "and" goes on with. */
function joinedTo(
  clause: Clause,
  last: Clause,
  { waiting, marked, personal, grammar }: { waiting: readonly Named[]; marked: boolean; personal: boolean; grammar: Grammar },
): Clause {
  const same = { ...clause, level: last.level, opener: last.opener, antecedent: last.antecedent, aside: last.aside };
  // "verifica se a peça está livre e | reserva-a"
  const happens =
    /^(?:state|passive)$/.test(last.group.kind) ||
    (has(grammar.noDeed, last.group.base) && !has(grammar.noDeed, clause.group.base));
  const holds = happens && clause.group.kind === "deed";
  if (last.level === "condition" && holds) return clause;
  if (last.level === "condition") return marked || last.group.person !== clause.group.person ? clause : same;
  if (last.level === "relative") {
    if (waiting.length > 0 || last.free) return { ...same, free: last.free };
    return personal && last.before.length === 0 && last.pronoun === undefined && last.group.person === clause.group.person
      ? same
      : clause;
  }
  return last.wished && clause.group.person === last.group.person ? { ...clause, wished: true } : clause;
}

function lastOpener(chunks: readonly Chunk[], since: number, at: number): number {
  for (let opens = at - 1; opens >= since; opens -= 1) {
    if (!isOpener(chunks[opens])) continue;
    // "como máximo,"
    const apart = chunks.slice(opens, at).some(isBoundary);
    if (/^com(?:o|me)$/.test(wordOf(chunks[opens]) ?? "") && apart) continue;
    return opens;
  }
  return -1;
}

function opened(
  words: readonly Word[],
  clause: Clause,
  chunks: readonly Chunk[],
  opens: number,
  since: number,
  last: Clause | undefined,
  grammar: Grammar,
): Clause {
  const opener = wordOf(chunks[opens]) ?? "";
  const tag = tagOf(chunks[opens]);
  const previous = chunks[opens - 1];
  const whole = { ...clause, opener, topic: undefined };
  const stands = stoodOut(words, chunks, opens, last);
  if (stands) return { ...whole, opener: undefined, before: [...clause.before, [stands]] };
  if (tag === "sub") {
    const place = /^(?:où|donde|onde)$/.test(opener);
    const wanted = place && (isWish(last, grammar) || (last?.level === "main" && isBoundary(previous)));
    if (wanted || (place && !last && opens > 0)) return { ...whole, opener: undefined };
    return { ...whole, level: "condition" };
  }
  // "Que la gente reserve desde casa"
  const opensAll = chunks.slice(0, opens).every((chunk) => tagOf(chunk) === "adv");
  if (opensAll && /^qu[e']$/.test(opener) && !last) return { ...whole, wished: true };
  // "Quiero una aplicación en la que cada familia vea"
  const placed = /^(?:en|em|con|com|dans)$/.test(wordOf(chunks[opens - (tagOf(previous) === "det" ? 2 : 1)]) ?? "");
  if (placed && opener === "que" && isWish(last, grammar)) return { ...whole, opener: undefined, wished: true };
  if (opens === 0 || (opens > since && wordOf(previous) === ":" && /^qu(?:ien|em|i)/.test(opener)))
    return { ...whole, level: /^qu(?:ien|ienes|em|i)$/.test(opener) ? "relative" : "content", free: opener !== "que" };
  if (tagOf(previous) === "det" && previous && previous.to === chunks[opens]?.from) {
    // "llama a las que no vinieron"
    if (/^(?:prep|of)$/.test(tagOf(chunks[opens - 2]) ?? "")) return { ...whole, level: "content" };
    const anybody = tag === "que" && /^(?:el|la|los|las|os|as)$/.test(wordOf(previous) ?? "") && opener === "que";
    return { ...whole, level: anybody ? "relative" : "content", free: anybody };
  }
  if (tagOf(previous) === "pron") {
    const person = grammar.persons[wordOf(previous) ?? ""];
    if (person === "anybody" && !/^(?:você|usted)/.test(wordOf(previous) ?? ""))
      return { ...whole, level: "relative", free: true };
    if (person && clause.before.length === 0 && !clause.pronoun)
      return { ...whole, opener: undefined, pronoun: wordOf(previous) };
  }
  const hung = /^(?:prep|of|adv|sub|neg)$/.test(tagOf(previous) ?? "") && !/^(?:dont|cujo|cuyo)/.test(opener);
  const whom = hung && /^(?:quien|quienes|quem|qui|lequel|laquelle|lesquels|lesquelles)$/.test(opener);
  if (whom && tagOf(previous) === "of" && tagOf(chunks[opens - 2]) !== "mark") return { ...whole, level: "content" };
  if (hung && !whom) return { ...whole, level: opener === "qué" ? "content" : "condition" };
  const wished = isWish(last, grammar) || isSaid(words, clause, last);
  if (tagOf(previous) === "conj" && /^qu(?:ien|ienes|em)$/.test(opener)) return { ...whole, level: "relative", free: true };
  // "Que le membre réserve sa corde, que le responsable la lui remette"
  const again = grammar.asksWhom && /^qu[e']$/.test(opener) && last?.wished === true && clause.group.clitic !== undefined;
  if (again && tagOf(previous) === "mark") return { ...whole, wished: true };
  if (tagOf(previous) === "conj" && last)
    return { ...whole, level: last.wished || wished ? "main" : last.level, wished: last.wished };
  if (opens <= since && last && opens === since) return { ...whole, level: wished ? "main" : "content", wished };
  const ahead = chunks
    .slice(since, opens)
    .findLast(
      (chunk) =>
        (chunk.kind === "named" && !has(grammar.nobody, words[chunk.named.head]?.word ?? "")) ||
        chunk.kind === "verb" ||
        (chunk.kind === "word" && !/^(?:mark|det|prep|of|adv|sub)$/.test(chunk.word.tag)),
    );
  const nearest = ahead?.kind === "named" ? ahead.named : undefined;
  // "un préstamo por variedad, que la encargada apunta"
  const bare = nearest?.prep !== undefined && nearest.head === nearest.from + 1 && tagOf(previous) === "mark";
  const antecedent = bare && !/^\p{Lu}/u.test(words[nearest.head]?.text ?? "") ? (last?.after.at(-1) ?? nearest) : nearest;
  if (!antecedent) {
    if (/^qu(?:ien|ienes|em)$/.test(opener)) return { ...whole, level: "relative", free: true };
    return { ...whole, level: wished ? "main" : "content", wished };
  }
  // "pides al mecánico que revise"
  const toldTo =
    tag === "que" && wished && antecedent.prep !== undefined && last !== undefined && has(grammar.to, antecedent.prep);
  if (toldTo) return { ...whole, before: [[antecedent]], wished: true };
  if (whom) return { ...whole, opener: `${wordOf(previous)} ${opener}`, level: "relative", antecedent, aside: true };
  return { ...whole, level: "relative", antecedent, aside: chunks.slice(opens - 2, opens).some((one) => tagOf(one) === "mark") };
}

/** "Quiero que los pilotos anoten": what is wished is said outright. */
function isWish(last: Clause | undefined, grammar: Grammar): boolean {
  return last !== undefined && has(grammar.wishing, last.group.base) && !last.group.denied && last.level !== "relative";
}

/** "Los maestros dicen que necesitan revisar": what somebody says that they need. */
function isSaid(words: readonly Word[], { group }: Clause, last: Clause | undefined): boolean {
  const needs = words
    .slice(group.at, group.end)
    .some(({ forms }) => forms.some(({ base }) => /^(?:necesitar|precisar|querer|vouloir|devoir|deber|dever)$/.test(base)));
  return needs && group.end > group.at + 1 && last !== undefined && SAYS.test(last.group.base) && !last.group.denied;
}

/** What one has done by others. */
export const MAKES = /^(?:faire|laisser|hacer|fazer|mandar|dejar|deixar)$/;

export const SAYS = /^(?:decir|dizer|dire)$/;

/** "Moradores e turistas", "le chef, le mécano et l'apprenti" */
function listBefore(chunks: readonly Chunk[], since: number, last: number): Named[] | undefined {
  const found: Named[] = [];
  let at = last;
  while (at >= since && isBare(chunks[at])) {
    const chunk = chunks[at];
    if (isBare(chunk)) found.unshift(chunk.named);
    const glue = chunks[at - 1];
    if (!isBoundary(glue) || /[:;—]/.test(wordOf(glue) ?? "") || (found.length === 1 && tagOf(glue) !== "conj")) break;
    at -= 2;
  }
  const opens = at <= since ? since === 0 || at < since : isBoundary(chunks[at - 1]) || isOpener(chunks[at - 1]);
  const single = found.at(-1)?.many === false;
  return found.length > 1 && (opens || single) ? found : undefined;
}

/** What is named behind a verb, up to where something else begins. */
function namesBehind(words: readonly Word[], chunks: readonly Chunk[], verb: number): Named[] {
  const found: Named[] = [];
  // "si ve uno enfermo"
  if (/^(?:un[oa]|um|uma|algun[oa]|otr[oa]|outr[oa])$/.test(wordOf(chunks[verb + 1]) ?? "")) return found;
  const own = chunks[verb];
  const makes = own?.kind === "verb" && MAKES.test(own.group.base);
  for (let at = verb + 1; at < chunks.length; at += 1) {
    const chunk = chunks[at];
    // "fait signer le contrat"
    if (at === verb + 1 && makes && tagOf(chunk) === "infinitive") continue;
    if (chunk === undefined || chunk.kind === "verb" || isOpener(chunk) || isBoundary(chunk) || tagOf(chunk) === "infinitive")
      break;
    // "cuando llega un pedido | el almacén lo prepara"
    if (!isBare(chunk) || isTime(words, chunk.named)) continue;
    // "si pasa de 60 | el programa avisa"
    const leads = found.length > 0 || isProduct(words[chunk.named.head]?.word ?? "");
    if (!(leads && isVerbNext(chunks, at))) found.push(chunk.named);
  }
  return found;
}

function isVerbNext(chunks: readonly Chunk[], at: number): boolean {
  let next = at + 1;
  while (chunks[next]?.kind === "word" && /^(?:clitic|neg|adv)$/.test(tagOf(chunks[next]) ?? "")) next += 1;
  return chunks[next]?.kind === "verb";
}

function topicOf(chunks: readonly Chunk[], bound: number): Named | undefined {
  if (bound <= 0) return undefined;
  for (let at = 0; at < bound; at += 1) {
    const chunk = chunks[at];
    const opens = at === 0 || isBoundary(chunks[at - 1]);
    if (isBare(chunk) && opens && tagOf(chunks[at + 1]) === "mark") return chunk.named;
  }
  return undefined;
}
