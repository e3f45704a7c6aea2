import type { ToldDeed } from "#domain/drafter/languages/tongue.ts";
import { escapePattern } from "#domain/escape-pattern.ts";
import { doneBeforehand } from "./beforehand.ts";
import { type Chunk, chunksOf, isUnit, type Named, nameOf } from "./chunks.ts";
import { type Clause, clausesOf, SAYS } from "./clauses.ts";
import { Context, type Known } from "./context.ts";
import type { Grammar } from "./grammar.ts";
import { knownAs, textOf } from "./named.ts";
import { standingOfNoun } from "./persons.ts";
import { isByProduct, isProduct } from "./product.ts";
import { type Doing, isObject, Subjects } from "./subjects.ts";
import { verbsIn } from "./verbs-in.ts";
import { has, TIME, type Word } from "./word.ts";
import { Wording } from "./wording.ts";
import { wordsIn } from "./words.ts";

/** Reads statements one after the other: who does what, in the words of the text. */
export class DeedReader {
  private readonly grammar: Grammar;
  private readonly context: Context;
  private readonly subjects: Subjects;
  private words: readonly Word[] = [];
  private chunks: readonly Chunk[] = [];
  private clauses: readonly Clause[] = [];
  private wording: Wording;
  /** Who the clause before was about, and who the last one that hangs on nothing. */
  private before: readonly Known[] = [];
  private main: readonly Known[] = [];
  /** Verbs that only say what those who write are. */
  private readonly introducing = new Set<number>();
  /** What the clause before was done to, where it was no person. */
  private held: Known | undefined;
  /** Deeds done to one thing, of which it has not been said by whom: "est validée ou | refusée par lui". */
  private alike: { base: string; thing: Known; rest: string }[] = [];
  /** By whom the last thing was done. */
  private lastAgent: Known | undefined;
  /** To what the last thing was done. */
  private suffered: Known | undefined;

  constructor(grammar: Grammar, statements: readonly string[]) {
    this.grammar = grammar;
    this.context = new Context(grammar);
    this.subjects = new Subjects(grammar, this.context, placesIn(statements, grammar));
    this.wording = new Wording(grammar, [], []);
  }

  /** A question says what is spoken of. */
  ask(question: string) {
    this.take(question.replace(/[?¿]/g, ""));
    const named = this.chunks.flatMap((chunk) => (chunk.kind === "named" && chunk.named.prep === undefined ? [chunk.named] : []));
    const [one] = named.filter((name) => /^(?:person|body)$/.test(this.subjects.standing(this.words, name)));
    if (one) this.context.speakOf(knownAs(this.words, one, this.grammar));
  }

  /** Whoever a heading names does what stands under it. */
  head(heading: string): boolean {
    this.take(heading);
    const people = this.chunks.flatMap((chunk) =>
      chunk.kind === "named" && /^(?:person|body)$/.test(this.subjects.standing(this.words, chunk.named)) ? [chunk.named] : [],
    );
    const bare = people.filter(({ prep }) => prep === undefined);
    const named = (bare.length > 0 ? bare : people).slice(0, 2);
    if (named.length === 0) return false;
    this.context.act(named.map((one) => knownAs(this.words, one, this.grammar)));
    this.main = this.context.doers;
    return true;
  }

  /** "DUEÑO: yo la apruebo": who speaks. */
  speak(name: string) {
    if (standingOfNoun(name.toLowerCase(), this.grammar) === "person") this.context.speak(name.toLowerCase());
  }

  /** "Só eu posso": by the role those who write gave themselves. */
  withoutI(rule: string): string {
    const { grammar, context } = this;
    const { name } = context.speaker("1s");
    if (name === grammar.unnamed.I || grammar.asksWhom) return rule;
    const she = grammar.ends.feminine.test(name.split(" ")[0] ?? "");
    const can: Readonly<Record<string, string>> = { puedo: "puede", debo: "debe", posso: "pode", devo: "deve" };
    return rule.replace(/(?<!\p{L})(yo|eu) (puedo|debo|posso|devo)(?!\p{L})/iu, (_, I: string, verb: string) => {
      const [he, her] = I.toLowerCase() === "yo" ? ["el", "la"] : ["o", "a"];
      return `${she ? her : he} ${name} ${can[verb.toLowerCase()]}`;
    });
  }

  read(statement: string): { deeds: ToldDeed[]; hasVerb: boolean; isOpen: boolean; introduces: boolean } {
    const { role } = this.grammar;
    this.context.role = role.exec(statement)?.[1]?.toLowerCase();
    this.take(statement.replace(role, ""));
    const [named] =
      this.clauses.length === 0 ? this.chunks.flatMap((chunk) => (chunk.kind === "named" ? [chunk.named] : [])) : [];
    if (named?.many && /^(?:person|body)$/.test(this.subjects.standing(this.words, named)))
      this.context.speakOf(knownAs(this.words, named, this.grammar));
    if (
      this.clauses.length === 0 &&
      named &&
      /^(?:person|body)$/.test(this.subjects.standing(this.words, named)) &&
      named.prep === undefined
    )
      this.context.act([knownAs(this.words, named, this.grammar)]);
    this.suffered = undefined;
    this.lastAgent = undefined;
    this.held = undefined;
    this.main = [];
    this.alike = [];
    let isOpen = false;
    const first = this.clauses[0]?.level === "main" ? doneBeforehand(this.words, this.grammar) : undefined;
    if (first) this.context.meet(first.thing);
    const deeds: ToldDeed[] = [];
    for (const [at, clause] of this.clauses.entries()) {
      const told = this.deedsOf(clause, at);
      isOpen ||= told.length === 0 && (this.isByNobody(clause) || isByProduct(this.words, clause));
      const last = deeds.at(-1);
      const how = clause.group.beside && last ? textOf(this.words.slice(clause.from, clause.to)) : "";
      if (last && OF_THE_SAME.test(how)) last.said = `${last.said}, ${how}`;
      else deeds.push(...told);
    }
    const [next] = deeds;
    const beforehand =
      next && first
        ? [{ who: next.who, said: `${first.base} ${first.thing.words}`, thing: this.grammar.singular(first.thing.head) }]
        : [];
    return {
      deeds: [...beforehand, ...deeds, ...this.doneBy()],
      hasVerb: this.clauses.some(({ group }) => group.kind !== "state"),
      isOpen,
      introduces: this.introducing.size > 0 && deeds.length === 0,
    };
  }

  /** Whether something is done of which nobody says who does it. */
  private isByNobody(clause: Clause): boolean {
    const { kind, clitic, impersonal, at } = clause.group;
    const byNobody = kind === "passive" || impersonal || /^(?:se|s')$/.test(clitic ?? "") || this.before.length === 0;
    return (
      clause.level === "main" && /^(?:deed|passive)$/.test(kind) && byNobody && this.isDeed(clause) && !this.introducing.has(at)
    );
  }

  private take(statement: string) {
    this.words = wordsIn(statement, this.grammar);
    this.chunks = chunksOf(this.words, verbsIn(this.words, this.grammar), this.grammar);
    this.clauses = clausesOf(this.words, this.chunks, this.grammar);
    this.wording = new Wording(this.grammar, this.words, this.clauses);
    this.introducing.clear();
    const posed = this.grammar.posing.exec(statement)?.[1];
    if (posed) {
      this.context.identify("you", posed.toLowerCase());
      this.context.act([this.context.speaker("2s")]);
    }
    this.introduce();
  }

  /** "Notre compagnie", "nous sommes un club", "vous dirigez un atelier" */
  private introduce() {
    const { grammar, words, context } = this;
    for (const chunk of this.chunks) {
      if (chunk.kind !== "named") continue;
      const owner = words.slice(chunk.from, chunk.named.head).find(({ word }) => grammar.owned.test(word));
      const acts = this.clauses.some(({ before }) => before.flat().includes(chunk.named));
      const head = { ...chunk.named, to: chunk.named.head + 1 };
      if (owner && acts && this.subjects.standing(words, chunk.named) !== "thing")
        context.identify("we", nameOf(words, head, grammar));
    }
    for (const { group, after, pronoun, behind, topic } of this.clauses) {
      const said = grammar.persons[pronoun ?? behind ?? ""] ?? group.person;
      const spoken = /^(?:você|usted)$/.test(pronoun ?? "") ? "you" : undefined;
      const who = spoken ?? (said === "1s" ? "I" : said === "1p" || said === "any" ? "we" : /^2/.test(said) ? "you" : undefined);
      if (
        who &&
        topic &&
        who !== "I" &&
        words[topic.from]?.tag === "det" &&
        /^(?:person|body)$/.test(this.subjects.standing(words, topic))
      )
        context.identify(who, nameOf(words, topic, grammar));
      const runs =
        has(`${grammar.being} ${grammar.running}`, group.base) && (group.kind === "state" || has(grammar.running, group.base));
      const [one] = after;
      if (!who || !runs || !one || group.denied) continue;
      const standing = this.subjects.standing(words, one);
      const like = grammar.adjective.test(words[one.head]?.word ?? "") && standing !== "person" && words[one.from]?.tag !== "det";
      if (like) continue;
      this.introducing.add(group.at);
      // "Tu es adhérent : tu", "Sos vecino": one role after the other
      const posed = who === "you" && standing !== "thing" && group.kind === "state";
      if (posed) {
        context.pose(nameOf(words, one, grammar));
        continue;
      }
      // who runs a shop is no shop
      const called = has(grammar.running, group.base) ? standing !== "thing" && who !== "I" : standing !== "thing" || who !== "I";
      if (called) context.identify(who, nameOf(words, one, grammar));
    }
  }

  private deedsOf(clause: Clause, at: number): ToldDeed[] {
    const { group, level } = clause;
    const { context } = this;
    const doing = this.subjects.of(
      this.words,
      clause,
      this.before,
      this.main,
      this.clauses[at - 1]?.level === "condition" &&
        this.clauses.slice(0, at - 1).every(({ group: { base } }) => has(this.grammar.wishing, base)),
    );
    const { doers } = doing;
    this.before = doers;
    this.mentionAfter(clause);
    const deeds = this.toldOf(clause, at, doing);
    const acts = level === "main" || deeds.length > 0 || (doers.some(({ speaks }) => speaks) && clause.pronoun !== undefined);
    if (acts && doers.length > 0 && group.kind !== "passive") context.act(doers);
    if (acts && level === "main" && doers.length > 0 && group.kind !== "passive") this.main = doers;
    this.remember(clause, doing);
    return deeds;
  }

  private toldOf(clause: Clause, at: number, doing: Doing): ToldDeed[] {
    const { group, level } = clause;
    const { grammar } = this;
    if (level === "content") return [];
    if (group.kind === "passive") return level === "condition" ? [] : this.passive(clause, at, doing.doers);
    const done = clause.before.at(-1)?.[0];
    const byThemselves = doing.doers.length > 0 && done && this.subjects.standing(this.words, done) === "body";
    if (
      grammar.passiveSe &&
      group.clitic === "se" &&
      done &&
      !byThemselves &&
      this.subjects.standing(this.words, done) !== "person"
    )
      return level === "condition" ? [] : this.passive(clause, at, []);
    const owed = this.owed(clause, doing.doers);
    if (owed) return owed;
    // "una vez que la jefa lo ha firmado"
    const over = group.kind === "past" && level === "condition" && doing.explicit && WHEN.test(clause.opener ?? "");
    if ((group.kind !== "deed" && !over) || group.denied || !this.isDeed(clause) || !this.isTold(clause, doing)) return [];
    // "en fait un compte rendu"
    const acts = group.clitic !== "en" && isObject(group.clitic ?? "", grammar);
    const left = this.subjects.gapOf(this.words, clause) === "object" || (doing.object !== undefined && acts);
    const after = clause.after.find(
      (one) =>
        !doing.spent.includes(one) && !(left && one.from === one.head && this.subjects.standing(this.words, one) !== "person"),
    );
    const own = after && knownAs(this.words, after, grammar);
    const silent = own === undefined && doing.object === undefined;
    const same = silent && (this.isDoneToTheSame(clause, at) || this.isLeftOut(clause)) ? this.held : undefined;
    const object = (own && !left && !acts ? own : (doing.object ?? own)) ?? same;
    const shown = left && doing.object ? undefined : after;
    // "les valide": of whom nobody has spoken
    if (object === undefined && group.clitic !== undefined && isObject(group.clitic, grammar) && group.clitic !== "en") return [];
    if (level === "condition" && object === undefined) return [];
    return doing.doers.flatMap((doer) =>
      this.wording.of(clause, at, { object, shown, doer, spent: doing.spent }).map((said, further) => ({
        who: doer.name,
        said: this.eachOf(said),
        ...byProduct(doer),
        thing: (further > 0 ? this.wording.thingOf(said) : undefined) ?? (object && grammar.singular(object.head)),
        shares: group.clitic === undefined && this.sharesWithNext(clause, at),
      })),
    );
  }

  /** "encaminha cada uma": each of the things told of last. */
  private eachOf(said: string): string {
    const [, verb = "", rest = ""] = /^(\S+) (?:cada (?:un[oa]|uma?)|chacune?)(?!\p{L})(.*)$/u.exec(said) ?? [];
    const thing = verb === "" ? undefined : this.held;
    return thing ? `${verb} ${this.grammar.asksWhom ? "chaque" : "cada"} ${this.grammar.singular(thing.head)}${rest}` : said;
  }

  /** "prête, renouvelle et récupère les ouvrages" */
  private sharesWithNext({ group }: Clause, at: number): boolean {
    const next = this.clauses[at + 1];
    if (!next || next.from !== group.end || next.group.clitic !== undefined) return false;
    const listed = next.before.length === 0 && next.pronoun === undefined && this.clauses[at + 2]?.joined === true;
    return next.joined || (listed && next.level === "main" && next.to === this.clauses[at + 2]?.from);
  }

  /** "guarda a encomenda e depois devolve": what it is done to was named before. */
  private isLeftOut({ group, to }: Clause): boolean {
    const { grammar, words } = this;
    const after = words.slice(group.end, to).find(({ tag }) => tag !== "adv");
    return (
      has(grammar.needsObject, group.base) && group.clitic === undefined && (!after || /^(?:mark|conj|prep|sub)$/.test(after.tag))
    );
  }

  /** "que as lava e arruma", "accepte ou refuse": joined, and nothing stands behind it. */
  private isDoneToTheSame({ joined, group, to }: Clause, at: number): boolean {
    const last = this.clauses[at - 1];
    const bare = this.words.slice(group.end, to).every(({ tag }) => tag === "mark");
    const left = last && (isObject(last.group.clitic ?? "", this.grammar) || this.subjects.gapOf(this.words, last) === "object");
    return joined && bare && left === true && last.group.end >= group.at - 1 && !has(this.grammar.noDeed, group.base);
  }

  /** Whether a clause tells a deed of its own and does not only say which one is meant. */
  private isTold(clause: Clause, doing: Doing): boolean {
    const { level, aside, antecedent, opener, group } = clause;
    const { grammar, words } = this;
    if (level === "main") return true;
    if (level === "condition")
      return has(grammar.whenever, opener ?? "") && doing.doers.length > 0 && group.clitic !== "se" && group.clitic !== "s'";
    if (clause.free) return this.clauses[this.clauses.indexOf(clause) + 1]?.level === "main" ? false : clause.from > 0;
    const gap = this.subjects.gapOf(words, clause);
    if (gap === "object") return doing.explicit;
    const before = this.clauses[this.clauses.indexOf(clause) - 1];
    const isDone = clause.after.length > 0 || group.clitic !== undefined;
    if (
      before?.group.kind === "state" &&
      antecedent &&
      isDone &&
      !this.clauses.some(({ resumes }) => resumes.includes(antecedent))
    )
      return true;
    if (aside || (antecedent?.prep !== undefined && /^quien/.test(opener ?? ""))) return true;
    // "fournit un arbitre qui signe la feuille"
    return (
      antecedent !== undefined &&
      antecedent.prep === undefined &&
      clause.after.length > 0 &&
      /^(?:une?|una|uma?)$/.test(words[antecedent.from]?.word ?? "")
    );
  }

  /** "passent commande", but not "coûte 5 euros" */
  private isDeed({ group, after }: Clause): boolean {
    const { grammar, words } = this;
    if (this.introducing.has(group.at)) return false;
    // "te cuento cómo sería"
    const tells = /^(?:contar|decir|explicar|escribir|raconter|expliquer|écrire|dire|dizer|escrever|agradecer|remercier)$/.test(
      group.base,
    );
    if (group.person === "1s" && tells && /^(?:te|le|les|os|vous|lhes?|t')$/.test(group.clitic ?? "") && after.length === 0)
      return false;
    if (has(grammar.charged, group.base) && /^(?:se|s')$/.test(group.clitic ?? "")) return false;
    if (SAYS.test(group.base) && words[group.end]?.tag === "que") return false;
    // "hace dos años"
    if (/^(?:hacer|faire|fazer|haver)$/.test(group.base) && TIME.test(words[group.end + 1]?.word ?? "")) return false;
    if (has(grammar.falls, group.base) && group.base !== "permettre") return false;
    if (!has(grammar.noDeed, group.base)) return true;
    const [one] = after;
    return has(grammar.doneToThings, group.base) && one !== undefined && words[one.head]?.tag === "open";
  }

  /** "Corresponde a la directora aprobar los gastos": what falls to somebody. */
  private owed(clause: Clause, doers: readonly Known[]): ToldDeed[] | undefined {
    const { grammar, words } = this;
    if (!has(grammar.falls, clause.group.base) || clause.group.denied || clause.level === "content") return undefined;
    const to = this.chunks.find(
      (chunk) =>
        chunk.kind === "named" && chunk.from >= clause.from && chunk.from < clause.to && has(grammar.to, chunk.named.prep ?? ""),
    );
    const verb = words.findIndex(({ tag }, index) => tag === "infinitive" && index >= clause.group.end && index < clause.to);
    const named = to?.kind === "named" && to.named.head < verb ? knownAs(words, to.named, grammar) : undefined;
    const who = named ?? (clause.group.clitic !== undefined ? (this.main[0] ?? this.context.doers[0]) : doers[0]);
    if (!who || verb < 0) return undefined;
    this.context.act([who]);
    this.main = [who];
    const object = this.chunks.find(
      (chunk) => chunk.kind === "named" && chunk.from === verb + 1 && chunk.named.prep === undefined,
    );
    const thing = object?.kind === "named" ? knownAs(words, object.named, grammar) : undefined;
    return this.wording
      .each(textOf(words.slice(verb, clause.to)), who, thing)
      .map((said) => ({ who: who.name, said, thing: this.wording.thingOf(said) ?? (thing && grammar.singular(thing.head)) }));
  }

  /** Those who are given, told or asked something may be "they" in what follows. */
  private mentionAfter(clause: Clause) {
    const { grammar, context, words } = this;
    for (const chunk of this.chunks) {
      if (chunk.kind !== "named" || chunk.from < clause.group.end || chunk.from >= clause.to) continue;
      const { named } = chunk;
      const known = knownAs(words, named, grammar);
      const standing = this.subjects.standing(words, named);
      if (
        standing === "person" &&
        (named.prep === undefined || has(`${grammar.to} ${grammar.by}`, named.prep) || context.acted(known.name))
      )
        context.mention(known);
    }
  }

  private remember(clause: Clause, doing: Doing) {
    const { words, grammar, context } = this;
    const inside = this.chunks.flatMap((chunk) =>
      chunk.kind === "named" && chunk.named.prep !== undefined && chunk.from >= clause.group.end && chunk.from < clause.to
        ? [chunk.named]
        : [],
    );
    // "convoca al perro y lo pesa"
    const acted =
      grammar.personalA && clause.after.length === 0
        ? inside.find(({ from, prep }) => from === clause.group.end && /^al?$/.test(prep ?? ""))
        : undefined;
    if (acted && !has(grammar.noDeed, clause.group.base) && !TELLS.test(clause.group.base))
      context.meet(knownAs(words, acted, grammar));
    // "descreve o estado da ponte e classifica-a"
    for (const one of clause.after) {
      const at = words.findIndex(({ tag }, index) => tag === "of" && index > one.head && index < one.to);
      const inner =
        at < 0 ? undefined : { ...one, from: at, head: at + (words[at + 1]?.tag === "det" ? 2 : 1), prep: words[at]?.word };
      if (inner && inner.head < one.to && (words[at + 1]?.tag === "det" || grammar.within[words[at]?.word ?? ""]))
        context.pass(knownAs(words, { ...inner, many: /[sx]$/.test(words[inner.head]?.word ?? "") }, grammar));
    }
    for (const one of inside) if (this.subjects.standing(words, one) !== "person") context.pass(knownAs(words, one, grammar));
    if (clause.topic && this.subjects.standing(words, clause.topic) !== "person")
      context.meet(knownAs(words, clause.topic, grammar));
    for (const one of clause.before.flat())
      if (this.subjects.standing(words, one) !== "person") context.meet(knownAs(words, one, grammar));
    const one = /^(?:uno|una|uma)$/.test(clause.behind ?? "") ? context.thing(true) : undefined;
    if (one) {
      const noun = grammar.singular(one.head);
      context.meet({ ...one, name: noun, words: `${clause.behind === "uno" ? "un" : clause.behind} ${noun}`, many: false });
    }
    if (doing.object) context.meet(doing.object);
    const [after] = clause.after.filter((one) => !doing.spent.includes(one));
    const known = after && knownAs(words, after, grammar);
    const measured = after && words[after.from]?.tag === "num" && isUnit(words[after.head]?.word ?? "");
    const says = measured || (clause.group.kind === "state" && after && after.from === after.head);
    if (known && !says) context.meet(known);
    // "clasifican la mercadería, le pegan una etiqueta y la ubican"
    if (known && this.held && /^(?:le|les|lui|leur|lhes?|-lhes?)$/.test(clause.group.clitic ?? "")) context.meet(this.held);
    else if (known || doing.object || !this.isLeftOut(clause)) this.held = known ?? doing.object;
  }

  private passive(clause: Clause, at: number, subjects: readonly Known[]): ToldDeed[] {
    const { grammar, context, words } = this;
    const { group, before, antecedent } = clause;
    const named =
      before.at(-1)?.[0] ??
      (clause.level === "main" && !clause.joined ? clause.after[0] : undefined) ??
      (clause.level === "relative" ? antecedent : undefined) ??
      clause.resumes[0];
    const together = (before.at(-1)?.length ?? 0) > 1 ? before.at(-1)?.at(-1) : undefined;
    const thing =
      (named &&
        together && { ...knownAs(words, named, grammar), words: textOf(words.slice(named.from, together.to)), many: true }) ??
      (named && knownAs(words, named, grammar)) ??
      (clause.joined || handedOn(clause) ? this.suffered : undefined) ??
      context.thing(group.person === "3p");
    const end = this.wording.endOf(clause, at);
    const by = this.chunks.find(
      (chunk) =>
        chunk.kind === "named" &&
        chunk.from >= group.end &&
        chunk.from < end &&
        has(grammar.by, chunk.named.prep ?? "") &&
        !(chunk.from > group.end && grammar.verbs.ofDone(words[chunk.from - 1]?.word ?? "")),
    );
    const pronoun = words.findIndex(
      ({ word, tag }, index) =>
        tag === "pron" && index >= group.at && index < end && has(grammar.by, words[index - 1]?.word ?? "") && word !== "",
    );
    // "remitido a la jefa, por quien es aprobado"
    const [lead = "", whom] = (clause.opener ?? "").split(" ");
    const handed = whom !== undefined && has(grammar.by, lead) && antecedent ? knownAs(words, antecedent, grammar) : undefined;
    const agent =
      handed ??
      this.agentOf(by, pronoun) ??
      (clause.joined && clause.before.length === 0 && this.lastAgent ? this.lastAgent : undefined);
    if (thing) context.meet(thing);
    this.suffered = thing;
    this.lastAgent = agent;
    if (group.denied) return [];
    const [from, to] = by?.kind === "named" && pronoun < 0 ? [by.from, by.to] : [pronoun - 1, pronoun + 1];
    const behind = named && named.from >= group.end ? named : undefined;
    const rest = words.slice(group.end, end).filter((word) => !behind || !words.slice(behind.from, behind.to).includes(word));
    if (agent && thing) {
      if (clause.level === "main") context.act([agent]);
      this.before = [agent];
      const kept = rest.filter((word) => words.indexOf(word) < from || words.indexOf(word) >= to);
      const own = { base: group.base, thing, rest: textOf(kept) };
      const done = [...(clause.joined ? this.alike : []), own].map(({ base, thing: to, rest: said }) => ({
        who: agent.name,
        said: this.wording.mine([base, to.words, said].filter(Boolean).join(" "), agent),
        ...byProduct(agent),
        thing: grammar.singular(to.head),
      }));
      this.alike = [];
      return done;
    }
    if (thing) this.alike.push({ base: group.base, thing, rest: textOf(words.slice(group.end, end)) });
    const done = words[group.end - 1]?.word ?? "";
    const told = subjects.filter(({ head, speaks }) => speaks || standingOfNoun(head, grammar) !== "thing");
    if (!grammar.tells.test(done) || told.length === 0) return [];
    context.act(told);
    return told.map((who) => ({
      who: who.name,
      said: this.wording.mine(`${grammar.getTold(done)} ${textOf(rest)}`.trim(), who),
      thing: undefined,
    }));
  }

  /** "un boletín redactado por la secretaria" */
  private doneBy(): ToldDeed[] {
    const { grammar, words } = this;
    return this.chunks.flatMap((chunk) => {
      if (
        chunk.kind !== "named" ||
        !has(grammar.by, chunk.named.prep ?? "") ||
        this.subjects.standing(words, chunk.named) === "thing"
      )
        return [];
      const done = words[chunk.from - 1];
      const base =
        done?.tag === "open" && !/^(?:det|of)$/.test(words[chunk.from - 2]?.tag ?? "")
          ? grammar.verbs.ofDone(done.word)
          : undefined;
      const inside = this.clauses.some(({ group }) => group.at < chunk.from && group.end >= chunk.from);
      const ahead = this.chunks.findLast((one) => one.kind === "named" && one.from < chunk.from - 1);
      const anybody = /^(?:une?|una|uma?)$/.test(words[chunk.from + 1]?.word ?? "");
      if (!base || inside || anybody || ahead?.kind !== "named" || this.subjects.standing(words, chunk.named) !== "person")
        return [];
      const thing = knownAs(words, ahead.named, grammar);
      const bare = thing.words.replace(new RegExp(`\\s*${escapePattern(done?.text ?? "")}$`), "");
      return [
        {
          who: knownAs(words, chunk.named, grammar).name,
          said: `${base} ${this.wording.theOne({ ...thing, words: bare })}`,
          thing: grammar.singular(thing.head),
        },
      ];
    });
  }

  /** "par courriel" is nobody. */
  private mayDo(named: Named): boolean {
    const standing = this.subjects.standing(this.words, named);
    return (
      standing !== "thing" && (standing !== "open" || this.words[named.from + 1]?.tag === "det" || named.head > named.from + 1)
    );
  }

  private agentOf(by: Chunk | undefined, pronoun: number): Known | undefined {
    if (by?.kind === "named" && isProduct(this.words[by.named.head]?.word ?? ""))
      return { ...knownAs(this.words, by.named, this.grammar), product: true };
    if (by?.kind === "named" && this.mayDo(by.named)) return knownAs(this.words, by.named, this.grammar);
    return pronoun >= 0 ? this.spokenOf(this.words[pronoun]?.word ?? "") : undefined;
  }

  private spokenOf(pronoun: string): Known | undefined {
    const person = this.grammar.persons[pronoun];
    if (person === undefined || person === "anybody") return undefined;
    return person.startsWith("3") ? this.context.person(person === "3p") : this.context.speaker(person);
  }
}

const byProduct = ({ product }: Known) => (product ? { byProduct: true } : {});

/** To whom something is said or given is not what it is done to. */
const TELLS =
  /^(?:avisar|informar|notificar|escribir|preguntar|responder|contestar|pedir|decir|dar|enviar|mandar|entregar|pagar|subir|llegar|ir|volver|entrar|acceder|asistir)$/;

/** "informando o nome dela": said of what the deed before was done to, it is no deed of its own. */
const OF_THE_SAME = /(?<!\p{L})(?:del[ea]s?|de (?:él|ella|ellos|ellas)|d'(?:elles?|eux|lui))$/u;

const WHEN = /^(?:cuando|quando|quand|lorsque|lorsqu')$/;

/** "por quien es aprobado" goes on with what was handed to them. */
const handedOn = ({ opener }: Clause) => (opener ?? "").includes(" ");

/** What stands behind "in" and "on" is rarely somebody. */
function placesIn(statements: readonly string[], grammar: Grammar): Set<string> {
  const found = new Set<string>();
  for (const statement of statements) {
    const words = wordsIn(statement, grammar);
    for (const [at, { word }] of words.entries()) {
      if (!has(grammar.inside, word)) continue;
      const noun = words[at + 1]?.tag === "det" ? words[at + 2] : words[at + 1];
      if (noun?.tag === "open" && standingOfNoun(noun.word, grammar) !== "person") found.add(grammar.singular(noun.word));
    }
  }
  return found;
}
