import { couldBeActor, PRODUCT_WORDS } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { HELPING_VERBS, NEVER_NOUNS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import { singular } from "#domain/drafter/language/words.ts";
import { askedAbout, imperativeAt, infinitiveAfter, namelessAt, relativeAt } from "./clause-openers.ts";
import { type Finite, finiteAt, runEnd, type Subject } from "./finite.ts";
import { sharedVerbAt } from "./shared-verb.ts";
import { type Group, helpedGroup, skipAdverbs } from "./verb-group.ts";
import type { Word } from "./word.ts";

export type ReadClause = {
  /** What opens it: "" for what is said outright, else "when", "who", "that" and the like. */
  marker: string;
  from: number;
  to: number;
  subject: Subject | undefined;
  group: Group;
  parent: ReadClause | undefined;
  /** What it hangs on: "when a lease runs out". */
  conditions: ReadClause[];
  /** Set where it says more about who or what stands before it: ", who may extend it". */
  aside: boolean;
  /** Set where it goes on under the helpers of the clause before it: "may not [print, copy] or keep". */
  continues?: boolean | undefined;
};

const SUBORDINATORS: readonly string[][] = [
  ["as", "soon", "as"],
  ["as", "long", "as"],
  ["in", "case"],
  ["provided", "that"],
  ["so", "that"],
  ["in", "order", "that"],
  ["even", "if"],
  ["only", "if"],
  ["only", "when"],
  ...`when whenever if unless because although though while whereas once until till before after since whether where wherever how why as`
    .split(/\s+/)
    .map((word) => [word]),
];
export const CONDITION =
  /^(when|whenever|if|unless|once|until|till|before|after|as soon as|as long as|in case|provided that|only if|only when|even if|while|because|since|so that|in order that|so|although|though|as|whereas)$/;
/** What is forbidden or avoided is a rule and nobody's wish. */
const FORBIDS = wordSet("forbid prohibit ban bar avoid refrain");
const EMBEDDED = /^(that|who|which|what|whom|whose|whether|where|how|why)$/;

function subordinatorAt(words: readonly Word[], at: number): { marker: string; length: number } | undefined {
  const found = SUBORDINATORS.find((parts) => parts.every((part, step) => words[at + step]?.word === part));
  return found && { marker: found.join(" "), length: found.length };
}

/** The clauses of a statement in their order, each with what it hangs on. */
export function readClauses(words: readonly Word[]): ReadClause[] {
  const clauses: ReadClause[] = [];
  let open: ReadClause[] = [];
  let waiting: ReadClause[] = [];
  let at = 0;
  let opening = true;
  let helped = false;
  /** Set while the clauses tell what somebody is wished to do: "I want the hauler to enter it and the family to see it". */
  let wished = false;

  const main = () => open[0];
  const top = () => open.at(-1);
  const close = (end: number, keep: number) => {
    for (const clause of open.slice(keep)) clause.to = Math.min(clause.to, end);
    open = open.slice(0, keep);
  };
  const add = (clause: Omit<ReadClause, "to" | "conditions">, keep: number) => {
    close(clause.from, keep);
    const denied =
      clause.group.denied ||
      FORBIDS.has(clause.group.base) ||
      isDeniedBefore(words, clause.group.at) ||
      isDeniedSubject(words, clause.subject);
    const whole: ReadClause = { ...clause, group: { ...clause.group, denied }, to: words.length, conditions: [] };
    clauses.push(whole);
    open.push(whole);
    if (whole.marker === "") {
      whole.conditions.push(...waiting);
      waiting = [];
    }
    at = whole.group.end;
    opening = false;
    return whole;
  };
  const addFinite = (found: Finite, from: number, marker: string, parent: ReadClause | undefined, keep: number, aside = false) =>
    add({ marker, from, subject: found.subject, group: found.group, parent, aside }, keep);
  /** Opens what hangs on something; true where there is such a clause. */
  const subordinate = (from: number, leading: boolean): boolean => {
    const sub = subordinatorAt(words, from);
    const embedded = !sub && words[from]?.tag === "rel" ? { marker: words[from]?.word ?? "", length: 0 } : undefined;
    const relative = embedded && /^(who|which|that|whom)$/.test(embedded.marker);
    const found = sub
      ? finiteAt(words, from + sub.length, 2)
      : embedded
        ? (askedAbout(words, from) ??
          (relative ? relativeAt(words, from) : undefined) ??
          finiteAt(words, from + 1, 2) ??
          finiteAt(words, from, 2))
        : undefined;
    const named = sub?.marker ?? embedded?.marker;
    if (!found || named === undefined) return false;
    const place = named === "which" && words[from - 1]?.tag === "prep" ? from - 1 : named === "where" ? from : undefined;
    const teller = named === "who" && main() === undefined && found.group.form !== "past";
    if (teller) {
      addFinite(found, from, "", undefined, 0);
      return true;
    }
    const marker = place !== undefined && saysWhat(words, place, main()) ? "" : named;
    if (marker === "") {
      addFinite(found, from + 1, "", undefined, 0);
      return true;
    }
    const past = sub && words.slice(from + sub.length, found.subject.from).some(({ tag }) => tag === "comma");
    if (past && /^(since|after|before|until)$/.test(marker)) return false;
    if (sub && /^(as|so|since|after|before|until|once)$/.test(marker) && found.subject.from > from + sub.length + 3) return false;
    // "Something for our league so that captains hand in the score sheet"
    if (marker === "so that" && main() === undefined && !leading) {
      addFinite(found, from + 2, "", undefined, 0);
      return true;
    }
    const comma = words[from - 1]?.tag === "comma";
    const parent = leading ? undefined : (top() ?? main());
    const clause = addFinite(found, from, marker, parent, leading ? 0 : open.length, comma && relative === true);
    if (CONDITION.test(marker)) {
      if (leading) waiting.push(clause);
      else main()?.conditions.push(clause);
    }
    return true;
  };

  while (at < words.length) {
    const word = words[at];
    if (!word) break;
    if (word.tag === "break") {
      close(at, 0);
      opening = true;
      helped = false;
      wished = false;
      at += 1;
      continue;
    }
    if (opening) {
      if (/^(comma|conj)$/.test(word.tag) && !subordinatorAt(words, at)) {
        at += 1;
        continue;
      }
      const from = skipAdverbs(words, at);
      if (subordinatorAt(words, from) && subordinate(from, true)) continue;
      const letting = words[from]?.verb?.form === "ing" && HELPING_VERBS.has(words[from]?.verb?.base ?? "");
      const found = letting ? undefined : finiteAt(words, at);
      if (found) {
        addFinite(found, at, "", undefined, 0);
        helped = isHelping(found.group);
        continue;
      }
      const group = imperativeAt(words, from) ?? namelessAt(words, from);
      if (group) {
        helped = HELPING_VERBS.has(group.base);
        add({ marker: helped ? "helping" : "", from, subject: undefined, group, parent: undefined, aside: false }, 0);
        continue;
      }
      opening = false;
      at = from === at ? at + 1 : from;
      continue;
    }
    if (helped) {
      helped = false;
      const end = runEnd(words, at);
      const found = infinitiveAfter(words, at, end) ?? finiteAt(words, at);
      if (found && !/^(know|go)$/.test(found.group.base)) {
        const asked = top();
        addFinite(found, found.subject.from, "", undefined, 0);
        if (asked) asked.marker = "helping";
        wished = true;
        continue;
      }
    }
    if (word.tag === "comma" || word.tag === "conj") {
      const sub = word.tag === "conj" ? subordinatorAt(words, at) : undefined;
      if (sub && subordinate(at, false)) continue;
      let next = at;
      let commas = 0;
      while (/^(comma|conj|adv)$/.test(words[next]?.tag ?? "") && !(next > at && subordinatorAt(words, next))) {
        if (words[next]?.tag === "comma") commas += 1;
        next += 1;
      }
      const joins = words.slice(at, next).some((item) => /^(and|or|but|&|then|so)$/.test(item.word));
      if (subordinatorAt(words, next) || words[next]?.tag === "rel") {
        const leads = joins && commas > 0 && words[next]?.tag !== "rel";
        const sharing = main();
        if (subordinate(next, leads)) {
          if (leads && sharing) open.unshift(sharing);
          continue;
        }
      }
      const also = wished ? infinitiveAfter(words, next, runEnd(words, next)) : undefined;
      if (also && words[also.subject.to]?.word === "to") {
        addFinite(also, next, "", undefined, 0);
        continue;
      }
      const shared = sharedVerbAt(words, next, open, commas > 0, waiting.length > 0 && main()?.marker !== "");
      const bold = finiteAt(words, next, joins || waiting.length > 0 ? 2.9 : 3.6);
      const sure = bold && (bold.subject.person || helpedGroup(words, bold.group.at) !== undefined);
      const opensAnew = joins && commas > 0 && /^(det|poss)$/.test(words[next]?.tag ?? "");
      const own = sure ? bold : finiteAt(words, next, opensAnew ? 3.5 : 4.2);
      const plainly = words[next]?.verb?.form === "base" && NEVER_NOUNS.has(words[next]?.verb?.base ?? "");
      const others = own && own.group.at > next && !plainly && (helpedGroup(words, own.group.at) || isCompound(words, next, own));
      const passives = shared?.group.passive && !/^(noun|adj|num)$/.test(words[next + 1]?.tag ?? "");
      if (shared && (!others || passives)) {
        const { clause, group } = shared;
        const keep = open.indexOf(clause);
        const marker = clause.marker === "helping" ? "" : clause.marker;
        const lead = words.slice(at, next);
        const joinerAfter = words.slice(next).find(({ tag }) => /^(conj|break)$/.test(tag))?.word ?? "";
        const shares = (group.helpers?.length ?? 0) > 0;
        const passed = !shares && helpedGroup(words, group.at) ? false : passesDenial(clause, shares, lead, joinerAfter);
        const continues = shares || passed;
        const denied = group.denied || passed;
        const { subject, parent, aside } = clause;
        const joined = add({ marker, from: at, subject, group: { ...group, denied }, parent, aside, continues }, keep);
        if (marker !== "" && CONDITION.test(marker) && clause.parent === undefined && waiting.includes(clause))
          waiting.push(joined);
        continue;
      }
      if (own) {
        const inLead = commas === 0 && main() !== undefined && waiting.includes(main() as ReadClause);
        if (inLead) waiting.push(addFinite(own, next, main()?.marker ?? "", undefined, 0));
        else {
          addFinite(own, next, "", undefined, 0);
          helped = isHelping(own.group);
        }
        continue;
      }
      if (commas > 0 && waiting.length > 0 && main() !== undefined && waiting.includes(main() as ReadClause)) {
        close(at, 0);
        opening = true;
      }
      at = Math.max(next, at + 1);
      continue;
    }
    // "If the wind exceeds 8 Beaufort the harbour master suspends pilotage"
    const lead = top();
    const itself = word.word === "it" && /^(aux|modal)$/.test(words[skipAdverbs(words, at + 1)]?.tag ?? "");
    const starts =
      (lead?.group.passive === true || itself || /^(she|he|they|we|i|you|nobody)$/.test(word.word)) &&
      at >= (lead?.group.end ?? at);
    if (
      lead &&
      (waiting.includes(lead) ||
        (CONDITION.test(lead.marker) && /^(i|we|he|she|they)$/.test(word.word) && words[at - 1]?.tag === "pron")) &&
      (starts || at > lead.group.end) &&
      /^(det|poss|pron)$/.test(word.tag) &&
      (/^(noun|num|adj|adv)$/.test(words[at - 1]?.tag ?? "") || /^(it|them|him|her)$/.test(words[at - 1]?.word ?? ""))
    ) {
      const found = finiteAt(words, at, 3);
      if (found && (itself || !/^(it|them|him|her|us|me)$/.test(word.word))) {
        addFinite(found, at, "", undefined, 0);
        continue;
      }
    }
    // "off a photo then the owner says yes"
    if (word.word === "then" && top() && at > (top()?.group.end ?? at)) {
      const found = finiteAt(words, at + 1, 3.5);
      if (found && found.subject.from === at + 1) {
        addFinite(found, at + 1, "", undefined, 0);
        continue;
      }
    }
    if (open.length === 0 && word.tag === "rel" && PRODUCT_WORDS.has(words[at - 1]?.word ?? "")) {
      const named = relativeAt(words, at);
      if (named) {
        add(
          { marker: "", from: at, subject: undefined, group: { ...named.group, form: "base" }, parent: undefined, aside: false },
          0,
        );
        helped = isHelping(named.group);
        const last = clauses.at(-1);
        if (helped && last) last.marker = "helping";
        continue;
      }
    }
    if (word.tag === "rel" && EMBEDDED.test(word.word) && subordinate(at, false)) continue;
    if (word.tag === "prep" && subordinatorAt(words, at) && subordinate(at, false)) continue;
    if (word.tag === "adv" && subordinatorAt(words, at) && subordinate(at, false)) continue;
    // "for dog owners to book walkers" where nothing else was said to be done
    if (word.tag === "prep" && word.word === "for" && open.length === 0) {
      const found = infinitiveAfter(words, at + 1, runEnd(words, at + 1));
      if (found && words[found.subject.to]?.word === "to") {
        addFinite(found, at, "", undefined, 0);
        continue;
      }
    }
    if (
      open.length === 0 &&
      (word.tag === "to" || word.tag === "verb" || word.verb?.form === "third" || word.verb?.form === "ing")
    ) {
      const group = namelessAt(words, at);
      if (group) {
        add({ marker: "", from: at, subject: undefined, group, parent: undefined, aside: false }, 0);
        helped = HELPING_VERBS.has(group.base);
        const last = clauses.at(-1);
        if (helped && last) last.marker = "helping";
        continue;
      }
    }
    at += 1;
  }
  return clauses;
}

/** "never | sees" */
function isDeniedBefore(words: readonly Word[], at: number): boolean {
  let index = at - 1;
  while (words[index]?.tag === "adv" && !/^(not|never)$/.test(words[index]?.word ?? "")) index -= 1;
  return /^(not|never)$/.test(words[index]?.word ?? "");
}

/** "no player may", "neither parents nor pupils may" */
function isDeniedSubject(words: readonly Word[], subject: Subject | undefined): boolean {
  if (!subject || !/^(no|neither|none)$/.test(words[subject.from]?.word ?? "")) return false;
  return !words.slice(subject.from, subject.to + 2).some(({ word }) => /^(but|except)$/.test(word));
}

/** "must never open the gate or start the race" forbids both, "never drives alone and reports" only the first. */
function passesDenial({ group }: ReadClause, continues: boolean, lead: readonly Word[], joinerAfter: string): boolean {
  if (!group.denied || lead.some(({ word }) => /^(but|yet|then)$/.test(word))) return false;
  return continues || /^(or|nor)$/.test(lead.find(({ tag }) => tag === "conj")?.word ?? joinerAfter);
}

/** "a shop where knitters pick a colourway": the product, and what is done with it. */
function saysWhat(words: readonly Word[], at: number, main: ReadClause | undefined): boolean {
  const last = words[at - 1]?.tag === "comma" ? words[at - 2] : words[at - 1];
  if (last?.tag !== "noun") return false;
  return (
    main === undefined ||
    PRODUCT_WORDS.has(last.word) ||
    /^(want|need|like|build|make|be|have|plan|create)$/.test(main.group.base)
  );
}

function isHelping(group: Group): boolean {
  return (
    (!group.passive && HELPING_VERBS.has(group.base)) ||
    /^(want|need|let|expect)$/.test(group.base) ||
    (group.base === "like" && group.modal === "would")
  );
}

/** "park rangers get": what looks like a deed says which people. */
function isCompound(words: readonly Word[], at: number, own: Finite): boolean {
  const verb = words[at]?.verb;
  // "volunteers grab them"
  if (own.subject.person && own.subject.from === at && own.subject.to === at + 1 && own.group.at === at + 1)
    return verb?.form === "third" && own.group.form === "base" && couldBeActor(singular(words[at]?.word ?? ""));
  return (
    own.subject.person &&
    own.subject.from === at &&
    own.subject.to - at > 1 &&
    verb?.form === "base" &&
    !NEVER_NOUNS.has(verb.base)
  );
}
