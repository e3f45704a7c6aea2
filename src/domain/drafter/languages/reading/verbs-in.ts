import type { Form, Person } from "#domain/drafter/languages/verbs/forms.ts";
import { besideDone, gerundOf } from "./gerunds.ts";
import type { Grammar } from "./grammar.ts";
import { has, TIME, type Word } from "./word.ts";

/** A verb where it stands: its deed, for whom it is, and where it ends. */
export type VerbGroup = {
  at: number;
  /** The first word after it. */
  end: number;
  base: string;
  person: Person;
  kind: "deed" | "passive" | "state" | "past";
  denied: boolean;
  /** Set where nobody does it: "hay que", "il faut". */
  impersonal: boolean;
  /** What it is done to, where that stands before it or hangs on it: "le valide". */
  clitic: string | undefined;
  /** Set where it is done beside the deed before it: "indicando el motivo". */
  beside?: boolean;
};

const ENOUGH = 2.5;

/** Where a statement's finite verbs stand: by place and agreement, the list only where that leaves it open. */
export function verbsIn(words: readonly Word[], grammar: Grammar): VerbGroup[] {
  const found: VerbGroup[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (found.length > 0 && at < (found.at(-1)?.end ?? 0)) continue;
    const last = found.at(-1);
    const beside = besideDone(words, at, last, grammar);
    if (beside) {
      found.push(beside);
      continue;
    }
    const free = last !== undefined && /^(?:rel|que)$/.test(words[last.at - 1]?.tag ?? "");
    const form = bestForm(words, at, found.find(({ person }) => person === "1s")?.person ?? last?.person, grammar);
    const group = form && groupAt(words, at, form, grammar);
    if (group && last && isCompound(words, group, last, grammar)) continue;
    // "dá baixa": right behind a verb stands what it is done to
    if (
      group &&
      !(
        last &&
        last.end === group.at &&
        (last.kind === "deed" || (last.kind === "state" && last.person.startsWith("2"))) &&
        words[last.end - 1]?.tag !== "infinitive" &&
        !(free && form.known)
      )
    )
      found.push(group);
    else if (last?.kind === "passive" && !group) {
      const further = alsoDone(words, at, last, grammar);
      if (further) found.push(further);
    }
  }
  return found;
}

/** "est demandé par le plaisancier et | confirmé par l'éclusier" */
function alsoDone(words: readonly Word[], at: number, last: VerbGroup, grammar: Grammar): VerbGroup | undefined {
  const word = words[at];
  const base = word?.tag === "open" ? grammar.verbs.ofDone(word.word) : undefined;
  const joined =
    /^(?:conj|mark)$/.test(words[at - 1]?.tag ?? "") &&
    (words[at - 1]?.tag === "conj" || words.slice(last.end, at).some(({ word: one }) => has(grammar.by, one)));
  return base && joined ? { ...last, at, end: at + 1, base, clitic: undefined } : undefined;
}

function bestForm(words: readonly Word[], at: number, before: Person | undefined, grammar: Grammar): Form | undefined {
  return words[at]?.forms
    .filter(
      ({ person }) =>
        person !== "1s" || before === undefined || before === "1s" || words[at + 1]?.tag === "que" || !isJoined(words, at),
    )
    .filter(({ person }) => person !== "2s" || grammar.dropsYou || before === "2s" || words[at - 1]?.tag === "pron")
    .map((form) => ({ form, score: scoreOf(words, at, form, grammar) }))
    .filter(({ score }) => score >= ENOUGH)
    .sort((a, b) => b.score - a.score)[0]?.form;
}

/** "origen y destino": joined to what others do it is no "I". */
function isJoined(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.tag === "conj" || words[at - 1]?.tag === "mark";
}

function scoreOf(words: readonly Word[], at: number, form: Form, grammar: Grammar): number {
  const word = words[at];
  if (word?.tag !== "open") return -9;
  let before = at - 1;
  let hangs = false;
  while (/^(?:clitic|neg|adv)$/.test(words[before]?.tag ?? "")) {
    if (words[before]?.tag === "clitic" || /^(?:ne|n'|no|não)$/.test(words[before]?.word ?? "")) hangs = true;
    before -= 1;
  }
  const last = words[before];
  const next = words[at + 1];
  const being = has(`${grammar.being} ${grammar.having}`, form.base);
  if (isAgo(words, at, form.base)) return -9;
  if (/^(?:det|num|of|prep)$/.test(last?.tag ?? "") && !hangs) return -9;
  if (form.kind === "bound" && !words.slice(Math.max(0, at - 16), at).some(({ tag }) => /^(?:que|rel|sub)$/.test(tag))) return -9;
  if (form.person === "2s" && last?.tag !== "pron" && !grammar.dropsYou && !/^(?:conj|mark)$/.test(last?.tag ?? "")) return -9;
  if (last?.tag === "open" && !hangs && has(grammar.looks, word.word) && next?.tag !== "det") return -9;
  const verbNext =
    next?.tag === "open" && next.forms.some(({ known, person, kind }) => known && person.startsWith("3") && kind === undefined);
  if (!hangs && verbNext && has(grammar.nouns, word.word)) return -9;
  if (at === 0 && form.person === "3s" && isSubjectOf(words, grammar)) return -9;
  // "Entrega en 3 días hábiles"
  if (at === 0 && has(grammar.nouns, word.word) && next?.tag === "prep" && words[at + 2]?.tag === "num") return -9;
  if (last?.tag === "open" && !hangs && has(grammar.leads, last.word) && (has(grammar.nouns, word.word) || form.person === "3s"))
    return -9;
  let score = form.known ? 2 : 0;
  if (hangs) score += 3;
  if (being) score += form.person.startsWith("3") && isAwaited(words, at, grammar) ? 5 : 2;
  if (last?.tag === "pron") {
    const who = grammar.persons[last.word];
    if (who && /^[123]/.test(who) && who !== form.person) return -9;
    score += 3;
  }
  const mid =
    last?.tag === "open" &&
    next !== undefined &&
    (next.tag === "det" || has(grammar.to, next.word)) &&
    words[at - 2]?.tag !== "of";
  if (
    form.person === "1s" &&
    last?.tag !== "pron" &&
    !(form.known && (hangs || mid || !last || /^(?:conj|mark|que)$/.test(last.tag)))
  )
    return -9;
  if (grammar.asksWhom && form.person === "1s" && last?.tag !== "pron") return -9;
  if (form.person === "1s" && last === undefined && next?.tag === "conj") return -9;
  if (form.person === "1s" && mid) return 3;
  if (last?.tag === "rel" || last?.tag === "que") score += 2;
  else if (last?.tag === "sub") score += 1;
  else if (last?.tag === "open")
    score += Math.max(agreement(words, before, form.person, form.known && form.kind === undefined, grammar), hangs ? 0 : -9);
  else if (!last || /^(?:conj|mark)$/.test(last.tag)) score += form.known ? 0.6 : -1;
  score += followed(words, at, form, grammar);
  if (!form.known && form.person.startsWith("3") && last?.tag === "open" && isSupposed(words, at)) score += 2.5;
  if (grammar.thing.test(word.word)) score -= form.known ? 1.5 : 4;
  if (at > 0 && /^\p{Lu}/u.test(word.text)) score -= 3;
  if (!form.known && grammar.adjective.test(word.word)) score -= 3;
  if (
    next?.tag === "open" &&
    next.forms.some(({ known, person }) => known && (!form.known || person === "3p")) &&
    !hangs &&
    !/^(?:que|rel)$/.test(last?.tag ?? "")
  )
    score -= 2;
  return score;
}

/** "Encomenda perecível não fica mais de 4 horas": what stands first, and its own verb behind it. */
function isSubjectOf(words: readonly Word[], grammar: Grammar): boolean {
  const verb = words.findIndex(
    ({ tag, forms }, at) =>
      at > 0 && tag === "open" && forms.some((one) => one.known && one.person === "3s" && one.kind === undefined),
  );
  const between = words.slice(1, verb);
  if (verb < 1 || !between.every(({ tag }) => /^(?:open|neg|adv|clitic)$/.test(tag))) return false;
  return between.some(({ tag }) => tag === "neg") || between.some(({ word }) => grammar.adjective.test(word));
}

/** "Quem abre os cofres é": who it is is yet to be said. */
function isAwaited(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const asks = words.slice(0, at).findLastIndex(({ word }) => /^(?:quien|quienes|quem|celui|celle|ceux)$/.test(word));
  if (asks < 0 || /^(?:prep|of)$/.test(words[asks - 1]?.tag ?? "")) return false;
  const between = words.slice(asks + 1, at);
  return !between.some(({ forms, tag }) => tag === "mark" || forms.some(({ base, known }) => known && has(grammar.being, base)));
}

/** "Se uma árvore adoece,": what stands last under a condition is its verb. */
function isSupposed(words: readonly Word[], at: number): boolean {
  if (words[at + 1]?.tag !== "mark") return false;
  const opens = words.slice(0, at).findLastIndex(({ tag }) => tag === "sub" || tag === "mark");
  const between = words.slice(opens + 1, at);
  return (
    words[opens]?.tag === "sub" &&
    between[0]?.tag === "det" &&
    between.every(({ tag, forms }, index) => index === between.length - 1 || tag !== "open" || !forms.some(({ known }) => known))
  );
}

function followed(words: readonly Word[], at: number, form: Form, grammar: Grammar): number {
  const next = words[at + 1];
  if (!next) return 0.5;
  if (next.text.startsWith("-")) return 4;
  if (has(grammar.modals, form.base) && /^(?:que|de|à|a)$/.test(next.word) && words[at + 2]?.tag === "infinitive") return 6;
  if (next.tag === "infinitive") return has(grammar.modals, form.base) ? 4 : 0.5;
  if (/^(?:pas|plus|jamais)$/.test(next.word)) return 2.5;
  if (next.tag === "det" || next.tag === "num") return 2;
  if (next.tag === "que" || next.tag === "sub") return 1.2;
  if (next.tag === "prep" || next.tag === "adv" || next.tag === "clitic") return 0.8;
  if (next.tag === "of") return -0.5;
  if (/^(?:mark|conj)$/.test(next.tag)) return 0.5;
  return next.tag === "open" ? 0.3 : 0;
}

/** How well the nouns right before agree with a verb in number. */
function agreement(words: readonly Word[], at: number, person: Person, sure: boolean, grammar: Grammar): number {
  if (!/^3/.test(person)) return sure && grammar.dropsYou && person !== "1s" ? 0.8 : -5;
  let from = at;
  while (
    /^(?:open|of|num)$/.test(words[from - 1]?.tag ?? "") ||
    (words[from - 1]?.tag === "det" && words[from - 2]?.tag === "of")
  )
    from -= 1;
  const det = words[from - 1];
  const head = words[from];
  const outer = words[from - (det?.tag === "det" ? 2 : 1)];
  if (!head) return 0;
  // "a una caseta | llega"
  if (outer?.tag === "prep") return 0.2;
  const many = det?.tag === "det" ? has(grammar.many, det.word) : /[sx]$/.test(head.word);
  const joined = outer?.tag === "conj";
  if (!many && joined && person === "3p") return 1;
  if (many !== (person === "3p")) return person === "3p" && sure ? 0.8 : det?.tag === "det" ? -5 : -0.5;
  if (det?.tag === "det" && grammar.agent.test(head.word)) return 2.2;
  return det?.tag === "det" || many ? 1.2 : /^\p{Lu}/u.test(head.text) ? 0.8 : 0.3;
}

/** "exames realizados há seis meses", "hace dos años": how long ago is no verb. */
function isAgo(words: readonly Word[], at: number, base: string): boolean {
  if (!/^(?:haver|hacer)$/.test(base)) return false;
  const after = words.slice(at + 1, at + 6);
  const time = after.findIndex(({ word }) => TIME.test(word));
  return time > 0 && after.slice(0, time).some(({ tag }) => tag === "num" || tag === "det") && words[at + 1]?.tag !== "open";
}

/** "empresta a moto reserva": what looks like a verb tells which one it is. */
function isCompound(words: readonly Word[], { at }: VerbGroup, last: VerbGroup, grammar: Grammar): boolean {
  return (
    has(grammar.nouns, words[at]?.word ?? "") &&
    last.kind === "deed" &&
    words[at - 1]?.tag === "open" &&
    words[at - 2]?.tag === "det" &&
    last.end === at - 2
  );
}

/** "il manque une pièce" */
function isWithoutSomebody(words: readonly Word[], from: number, { base }: Form): boolean {
  return words[from - 1]?.word === "il" && /^(?:manquer|rester|suffire|arriver|pleuvoir|geler|neiger)$/.test(base);
}

function groupAt(words: readonly Word[], at: number, form: Form, grammar: Grammar): VerbGroup {
  let from = at;
  let denied = false;
  let clitic: string | undefined;
  while (/^(?:clitic|neg|adv)$/.test(words[from - 1]?.tag ?? "")) {
    // "qui ne paie pas | est suspendu"
    if (/^(?:pas|plus|rien|guère)$/.test(words[from - 1]?.word ?? "")) break;
    from -= 1;
    if (words[from]?.tag === "neg") denied = true;
    if (words[from]?.tag === "clitic") clitic = clitic && has(grammar.alsoClitics, clitic) ? clitic : words[from]?.word;
  }
  let end = at + 1;
  const pass = () => {
    while (/^(?:neg|adv|clitic)$/.test(words[end]?.tag ?? "")) {
      if (words[end]?.tag === "neg") denied = true;
      // "reservam-nos" is "reservam" and "os"
      if (words[end]?.text.startsWith("-"))
        clitic = words[end]?.word.slice(
          /^-n[oa]s?$/.test(words[end]?.word ?? "") && /[mãõ][oe]?$/.test(words[end - 1]?.word ?? "") ? 2 : 1,
        );
      else if (words[end]?.tag === "clitic") clitic = words[end]?.word;
      end += 1;
    }
  };
  const whole = {
    at: from,
    person: form.person,
    impersonal: has(grammar.impersonal, form.base) || isWithoutSomebody(words, from, form),
  };
  const bare = end;
  pass();
  const charged = has(grammar.charged, form.base) && /^(?:se|s')$/.test(clitic ?? "") && words[end]?.tag === "of";
  if (charged) clitic = undefined;
  // "está a distribuir"
  const goes = has(grammar.going, form.base) && words[end]?.word === "a" && words[end + 1]?.tag === "infinitive";
  // "há de convocar"
  if (has(grammar.having, form.base) && /^(?:de|d')$/.test(words[end]?.word ?? "")) whole.impersonal = false;
  if (has(grammar.modals, form.base) || charged || goes) {
    const joined = /^(?:de|que|a|à|en)$/.test(words[end]?.word ?? "") && words[end + 1]?.tag === "infinitive" ? end + 1 : end;
    if (words[joined]?.tag === "infinitive" || words[joined + 1]?.tag === "infinitive") {
      let verb = words[joined]?.tag === "infinitive" ? joined : joined + 1;
      // "puede volver a picar"
      while (has(`${grammar.again} ${grammar.modals}`, words[verb]?.word ?? "") && words[verb + 1]?.tag === "infinitive")
        verb += 1;
      while (
        has(grammar.again, words[verb]?.word ?? "") &&
        words[verb + 2]?.tag === "infinitive" &&
        /^(?:a|à|de|d')$/.test(words[verb + 1]?.word ?? "")
      )
        verb += 2;
      end = verb + 1;
      const told = words[verb]?.word ?? "";
      const [, inner, hung] = /^(.+[aei]r)(l[oa]s?|les?|se)$/.exec(told) ?? [];
      const base = inner && grammar.verbs.isKnown(inner) ? inner : told;
      if (base === inner) clitic = hung;
      if (words[end]?.text.startsWith("-")) {
        clitic = words[end]?.word.slice(1);
        end += 1;
      }
      const done = has(grammar.being, base) ? grammar.verbs.ofDone(words[end]?.word ?? "") : undefined;
      if (done) return { ...whole, end: end + 1, base: done, kind: "passive", denied, clitic };
      return { ...whole, end, base, kind: has(grammar.being, base) ? "state" : "deed", denied, clitic };
    }
  }
  // "va anotando", "está gravando"
  const going = has(grammar.going, form.base) && !grammar.asksWhom ? gerundOf(words, end, grammar) : undefined;
  if (going) return { ...whole, end: end + 1, base: going, kind: form.kind === "past" ? "past" : "deed", denied, clitic };
  const done = words[end]?.tag === "open" ? grammar.verbs.ofDone(words[end]?.word ?? "") : undefined;
  // "são por ela registados"
  const late = has(grammar.by, words[end]?.word ?? "") && words[end + 1]?.tag === "pron" ? words[end + 2]?.word : undefined;
  const since = late && has(grammar.being, form.base) ? grammar.verbs.ofDone(late) : undefined;
  if (since) return { ...whole, end: end + 3, base: since, kind: "passive", denied, clitic };
  if (has(grammar.being, form.base))
    return done
      ? { ...whole, end: end + 1, base: done, kind: "passive", denied, clitic }
      : { ...whole, end: bare, base: form.base, kind: "state", denied, clitic };
  const doneTo = done && has(grammar.being, done) ? grammar.verbs.ofDone(words[end + 1]?.word ?? "") : undefined;
  if (doneTo) return { ...whole, end: end + 2, base: doneTo, kind: "passive", denied, clitic };
  if (has(grammar.having, form.base))
    return done
      ? { ...whole, end: end + 1, base: done, kind: "past", denied, clitic, impersonal: false }
      : { ...whole, end: bare, base: form.base, kind: "state", denied, clitic };
  const hung = words[bare]?.text.startsWith("-") ? bare + 1 : bare;
  return { ...whole, end: hung, base: form.base, kind: form.kind === "past" ? "past" : "deed", denied, clitic };
}
