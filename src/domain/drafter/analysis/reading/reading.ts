import type { Activity, Rule } from "#domain/drafter/analysis/activity.ts";
import type { ReadClause } from "#domain/drafter/analysis/grammar/clauses.ts";
import { CONDITION } from "#domain/drafter/analysis/grammar/markers.ts";
import { JOINING_VERBS } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words as wordSet } from "#domain/drafter/analysis/lexicon/words.ts";
import type { Noun, NounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { asRole } from "#domain/drafter/analysis/roles.ts";
import { isTechniqueName } from "#domain/drafter/analysis/technique.ts";
import { formsOf } from "#domain/drafter/language/verbs.ts";
import { article, isPlural } from "#domain/drafter/language/words.ts";
import type { Context } from "./context.ts";
import { type Agent, agentsOf, type Doers, doersOf } from "./doers.ts";
import { deedsWithin } from "./further-deeds.ts";
import { DONE_BY_PEOPLE, DONE_BY_THINGS, isSomebody, phraseAt } from "./people.ts";
import { binds, ruleOf, textOf } from "./rules.ts";
import { runEnd } from "./runs.ts";
import { type Named, namedAt, namedBefore } from "./subjects.ts";
import { inOwnWords, verbatim } from "./telling.ts";
import { HAVE, type Word } from "./word.ts";

export type Listened = {
  people: { phrase: NounPhrase; weight: number }[];
  activities: Activity[];
  rules: Rule[];
  replaced: string[];
  outsiders: string[];
  devices: Noun[];
  fragments: Word[][];
  /** What the product is said to have nothing to do with. */
  excluded: string[];
};

const NO_DEED = wordSet(
  `be have want need like let mean allow enable help support empower encourage hope think believe guess feel seem happen live include become care matter own exist suppose wish stay remain do
  hate love dislike adore fear worry lack lose miss forfeit exceed contain belong depend consist cost last suffice retire die denote represent constitute comprise`,
);
const INTRODUCES = wordSet(
  "run look have own manage sell lend drive wash make build plan rent offer start organise organize operate",
);
const POINTS = /^(?:he|she|it|they|him|her|them|his|its|their|theirs|hers|any|others?|those|these)$/;
const DEMANDS = /\b(?:must|never|may|shall|only|cannot|has to|have to|at most|at least)\b/i;
/** "log theirs daily": of what, no word says. */
const POINTS_NOWHERE =
  /^(?:be|get) (?:told|informed|notified|asked)$|\b(?:to|of|for|from|with) it$|\b(?:theirs|hers|ours|yours|mine)\b/;
const BUT_NOT = /,? but not$/;
const POINTS_BACK = /^(?:he|she|it|they|him|her|them|his|its|their)$/;
const LONGEST_QUOTE = 32;
/** Said to whoever reads, of what is told next: "Picture a Monday morning". */
const ASKS_READERS = wordSet("picture imagine consider suppose meet note remember forget take say think look");
const RECEIVES =
  /^(tell|inform|remind|notify|warn|show|ask|invite|give|alarm|alert|send|pay|call|offer|assign|refund|grant|promise|charge|bill|message|ring|update|phone|nag|train|thank|dispatch|recruit|contact|email|brief)$/;

/** One clause of a statement, read with what was said before it. */
export class Reading {
  private readonly doers: Doers;
  private readonly object: { phrase: NounPhrase | undefined; named: Named | undefined; placed?: boolean };
  /** Set where what is done to is "it", and nobody knows what that is. */
  private isLost = false;
  private readonly words: readonly Word[];
  private readonly clause: ReadClause;
  private readonly next: ReadClause | undefined;
  private readonly further: readonly ReadClause[];
  /** Where it ends with what goes on under its helpers. */
  private readonly to: number;
  private readonly first: boolean;
  private readonly context: Context;
  private readonly heard: Listened;

  constructor(
    words: readonly Word[],
    clause: ReadClause,
    further: readonly ReadClause[],
    to: number,
    first: boolean,
    context: Context,
    heard: Listened,
  ) {
    this.words = words;
    this.clause = clause;
    this.next = further[0];
    this.further = further;
    this.to = to;
    this.first = first;
    this.context = context;
    this.heard = heard;
    this.doers = doersOf(words, clause, context);
    this.object = this.objectOf();
  }

  read() {
    const { clause, doers, heard, words } = this;
    const { group } = clause;
    for (const { phrase } of doers.named)
      heard.people.push({
        phrase,
        weight:
          NO_DEED.has(group.base) && !group.state
            ? 0.5
            : group.denied && group.passive
              ? 0.5
              : DONE_BY_THINGS.has(group.base) || group.state || clause.marker !== ""
                ? 1
                : 3,
      });
    for (const { phrase, weight } of this.peopleIn(this.tail()))
      heard.people.push({ phrase, weight: clause.marker === "" ? weight : 0.5 });
    for (const { phrase } of [...doers.things, ...(this.object.phrase ? [{ phrase: this.object.phrase }] : [])])
      if (phrase.kind === "device") heard.devices.push(phrase.noun);
    // what happened once is no wish
    const helper = words[group.at];
    const happened = helper?.tag !== "aux" || (HAVE.has(helper.word) && doers.teller !== undefined);
    const once = group.form === "past" && !group.passive && happened && clause.marker === "";
    const outright = clause.marker === "" || clause.aside || doers.things[0]?.phrase.kind === "device";
    const wishes =
      doers.teller !== undefined && /^(want|need|like|wish|hope)$/.test(group.base) && !/\d/.test(textOf(this.tail()));
    const spokenFor = this.context.me !== undefined || this.context.us !== undefined;
    const introduces = this.first && !spokenFor && doers.teller !== undefined && INTRODUCES.has(group.base);
    const found =
      (outright || this.isPrerequisite() || this.isTold()) &&
      !introduces &&
      !once &&
      !group.state &&
      !group.denied &&
      (!NO_DEED.has(group.base) || group.passive || this.letsKnow() || this.isDoneTo())
        ? this.deeds()
        : outright && !group.denied
          ? this.inTime()
          : [];
    for (const { phrase, plural } of this.peopleIn(this.asideOfSubject()))
      this.context.remember({ phrase, plural, proper: false }, true);
    // told before "it" comes to mean the object of this clause
    const whole = this.spoken(this.asSaid() ?? this.whole());
    if (found.length > 0 && (this.isLost || found.some(({ said, condition }) => POINTS_NOWHERE.test(condition ? "" : said)))) {
      found.length = 0;
      heard.rules.push(ruleOf(this.context.statement, true, undefined, doers.people[0]));
    }
    heard.activities.push(...found);
    if (
      (clause.marker === "" || clause.aside) &&
      clause.continues !== true &&
      !wishes &&
      !this.addressesReaders() &&
      !(group.base === "do" && this.tail().length === 0) &&
      (binds(whole, found.length > 0)
        ? !(introduces || this.setsTheScene()) || DEMANDS.test(whole)
        : found.length === 0 && !doers.teller && this.saysSomething())
    )
      heard.rules.push(
        ruleOf(
          whole,
          clause.subject !== undefined,
          (doers.things[0] ?? this.object.named)?.phrase.noun,
          doers.people[0] ?? found[0]?.actor,
        ),
      );
    if (clause.subject) this.context.teller = doers.teller;
    if (doers.teller === "you" && this.context.you && found.length > 0)
      heard.people.push({ phrase: this.context.you.phrase, weight: 3 });
    if (doers.teller === "I" && group.state && group.base === "be" && this.object.named?.phrase.kind === "actor")
      this.context.me = this.object.named;
    if (doers.teller === "you" && group.state && group.base === "be" && this.object.named) this.context.you = this.object.named;
    const inner = /^(what|which|how|whether|where|why)$/.test(clause.marker);
    for (const named of doers.named) this.context.remember(named, true, !inner);
    for (const named of doers.things) this.context.remember(named, false);
    if (words[clause.subject?.from ?? -1]?.word === "it") this.context.pointed = doers.things[0];
    for (const { phrase, plural } of this.peopleIn(this.tail())) this.context.remember({ phrase, plural, proper: false }, true);
    const { named, placed } = this.object;
    // "what comes ashore" has no name that "it" could stand for
    if (clause.marker === "" && /^(what|whatever)$/.test(words[clause.subject?.from ?? -1]?.word ?? ""))
      this.context.speakOfWhat(verbatim(this.subjectWords()));
    const [topic] = doers.things;
    if (topic && !topic.plural && /^(get|have|be|receive|need)$/.test(group.base)) return;
    if (
      !topic &&
      /^(get|receive)$/.test(group.base) &&
      clause.conditions.some(({ subject }) => subject && !subject.person && words[subject.from]?.tag !== "pron")
    )
      return;
    const { pointed } = this.context;
    if (pointed && pointed === this.context.thing && /^(get|receive)$/.test(group.base)) return;
    if (/^(what|how|whether|where|why)$/.test(clause.marker)) return;
    // "check its condition and put it back": what it is part of is spoken of
    if (words[clause.group.end]?.word === "its" && /^(check|inspect|examine|assess|measure)$/.test(group.base)) return;
    // "the address and the fault": "it" is neither
    const after = this.objectEnd();
    const pair = words[after]?.word === "and" && /^(det|poss)$/.test(words[after + 1]?.tag ?? "") && after + 1 < clause.to;
    if (named && !placed && !named.plural && pair) {
      this.context.thing = undefined;
      return;
    }
    if (named && !(placed && (doers.things.length > 0 || this.context.thing)))
      this.context.remember(named, isSomebody(named.phrase, "be", { proper: named.proper }));
    // "enters their names and signs them off": whose they are is spoken of, not they
    if (this.tail()[0]?.word === "their") this.context.remember(this.context.people, true);
  }

  /** "In our yard there are 90 boats": how many there are, before anything is asked for. */
  private setsTheScene(): boolean {
    const { words, clause, first } = this;
    return first && clause.group.state && words[clause.subject?.from ?? -1]?.word === "there";
  }

  private addressesReaders(): boolean {
    return !this.clause.subject && this.first && ASKS_READERS.has(this.clause.group.base);
  }

  /** "I can't open tickets": with the role of whoever says so. */
  private spoken(said: string): string {
    const me = this.context.me?.phrase.noun.singular ?? "";
    if (!/^\p{Ll}/u.test(me) || !/^(?:I|My|If|When|Once|After)\b/i.test(said) || !/\bI\b/.test(said)) return said;
    return `As ${article(me)} ${me}, ${said}`;
  }

  /** The whole statement, where a part of it speaks of what only another part names: "and nobody else ever sees them". */
  private asSaid(): string | undefined {
    const { words, clause, context } = this;
    const own = words.slice(clause.from, this.to);
    const subject = words[clause.subject?.from ?? clause.from];
    const before = words.slice(0, clause.from).some(({ tag }) => tag === "noun");
    const pointed = [subject, ...own].some((one) => POINTS.test(one?.word ?? "") || (one?.word === "one" && one.tag === "pron"));
    const first = words.find(({ tag }) => /^(noun|pron|poss|num)$/.test(tag));
    const quoted = POINTS_BACK.test(first?.word ?? "") ? context.sentence : context.statement;
    const led = quoted === context.statement ? before : quoted.length > context.statement.length;
    if (!pointed || quoted.split(" ").length > LONGEST_QUOTE) return undefined;
    return led ? quoted : context.withName(first?.word);
  }

  /** "until an inspector has released it": what has to be done first is done by somebody. */
  private isPrerequisite(): boolean {
    const { clause, doers } = this;
    const { group, marker } = clause;
    if (!CONDITION.test(marker) || group.passive || !doers.people.length || !DONE_BY_PEOPLE.has(group.base)) return false;
    if (this.tail().length === 0 && this.words[clause.subject?.from ?? 0]?.tag === "pron") return false;
    if (doers.named.some(({ phrase }) => phrase.bare)) return false;
    const able =
      doers.named.some(({ phrase }) => phrase.kind === "actor") && this.object.phrase !== undefined && !this.object.placed;
    if (able && /^(when|whenever|if)$/.test(marker)) return true;
    return group.form === "past" || /^(until|unless|only if|only when|provided that|once)$/.test(marker);
  }

  /** "Healing photos: the client uploads after 14 days": what it is done to stands before the colon. */
  private topic(): Named | undefined {
    const { words, clause, context } = this;
    const next = words[clause.group.end];
    const bare = !next || /^(comma|break)$/.test(next.tag) || /^(after|before|by|to|within|at|on|in|when|if)$/.test(next.word);
    const wants = clause.marker === "" && !this.object.named?.plural && DONE_BY_PEOPLE.has(clause.group.base);
    return bare && wants && clause.subject ? context.topic : undefined;
  }

  /** "a ladder that you report", "the technician who makes them": a deed that is told beside another. */
  private isTold(): boolean {
    const { clause, words, doers } = this;
    const { group, marker, subject } = clause;
    const before = words[clause.from - 1]?.tag ?? "";
    if (group.passive && marker !== "")
      return (
        (CONDITION.test(marker) || !clause.parent?.group.denied) &&
        (this.byWhom() !== undefined || agentsOf(words, clause).length > 0)
      );
    if (!subject || doers.people.length === 0 || clause.parent?.group.denied) return false;
    if (/^(so that|in order that)$/.test(marker)) return this.isPurposeOfOthers();
    // "they said they want to approve it"
    if (marker === "that" && group.modal === "want" && /^(say|tell)$/.test(clause.parent?.group.base ?? "")) return true;
    if (group.form === "past" && words[group.at]?.tag !== "aux") return false;
    if (!/^(noun|prep)$/.test(before) || !/^(who|which|that)$/.test(marker)) return false;
    if (subject.from !== clause.from || words[clause.from]?.tag !== "rel") return !DONE_BY_THINGS.has(group.base);
    const said = this.tail();
    const exists = words[clause.parent?.subject?.from ?? -1]?.word === "there" && this.object.named !== undefined;
    return (
      clause.parent !== undefined &&
      group.form !== "past" &&
      said.length > 0 &&
      (DONE_BY_PEOPLE.has(group.base) || (exists && !this.object.placed))
    );
  }

  /** "so that the owner sees the balance": what somebody else shall be able to do. */
  private isPurposeOfOthers(): boolean {
    const { clause, words, doers, context } = this;
    if (words[clause.subject?.from ?? 0]?.tag === "pron" || this.tail().length === 0) return false;
    const acting = context.doer?.phrase.noun.singular;
    return doers.named.some(({ phrase }) => phrase.kind === "actor" && phrase.noun.singular !== acting);
  }

  /** "by whom a tuner is assigned" */
  private byWhom(): Agent | undefined {
    const { clause, words } = this;
    if (!clause.group.passive || !/^(whom|which)$/.test(clause.marker) || words[clause.from - 1]?.word !== "by") return undefined;
    const named = namedBefore(words, clause.from - 1);
    return named && { named, from: words.length, to: words.length };
  }

  /** "is opened by the foreman and a due date is promised" */
  private sharesAgents(): boolean {
    const { clause, words, context } = this;
    return (
      context.agents.length > 0 && clause.marker === "" && words[clause.from]?.word === "and" && clause.group.modal === undefined
    );
  }

  /** "lets the couple know", "lets it go" */
  private letsKnow(): boolean {
    return this.clause.group.base === "let" && /\b(?:know|go)\b/.test(textOf(this.tail()));
  }

  /** "does the dough", "retires old devices" */
  private isDoneTo(): boolean {
    const { clause, object, words } = this;
    const first = words[clause.group.end];
    if (!/^(do|retire)$/.test(clause.group.base) || object.placed || object.phrase?.kind === "empty") return false;
    return clause.group.base === "do"
      ? /^(the|my|our|his|her|their)$/.test(first?.word ?? "")
      : object.phrase !== undefined || first?.word === "those";
  }

  /** "has ten days to accept": what there is time for, and how much. */
  private inTime(): Activity[] {
    const tail = this.tail();
    const to = tail.findIndex(({ tag }) => tag === "to");
    const verb = tail[to + 1]?.verb;
    if (this.clause.group.base !== "have" || tail[0]?.tag !== "num" || !verb || verb.form !== "base") return [];
    const said = [verb.base, this.own(tail.slice(to + 2)), `within ${verbatim(tail.slice(0, to))}`].filter(Boolean).join(" ");
    const phrase = phraseAt(tail, to + 2);
    return this.doers.people.map((noun) => ({ ...this.deed(noun, [said], phrase), verb: verb.base }));
  }

  private deeds(): Activity[] {
    const { clause, doers, words } = this;
    const { group } = clause;
    const inner = this.next?.group.passive && this.next.parent === clause ? this.next.from : words.length;
    const own = group.passive ? agentsOf(words, clause, inner, this.context) : [];
    const whom = this.byWhom();
    const later = whom ? [whom] : group.passive && own.length === 0 ? agentsOf(words, { ...clause, to: this.to }).slice(-1) : own;
    // "is dug by the sexton, marked and entered"
    const otherwise = words.slice(group.end, this.to).some(({ word }) => word === "by");
    const goesOn = later.length === 0 && !otherwise && group.passive && ((group.helpers?.length ?? 0) > 0 || this.sharesAgents());
    const agents = goesOn ? this.context.agents : later;
    if (group.passive) this.context.agents = agents;
    if (agents.length > 0 && !(this.first && /^(our|my)$/.test(words[clause.subject?.from ?? 0]?.word ?? ""))) {
      const placed = agents.map(({ from }) => from);
      return agents.flatMap((agent) => {
        const since = agents.findLast(({ from }) => from < agent.from)?.to;
        return this.doneBy(
          agent,
          since,
          placed.find((from) => from > agent.from),
        );
      });
    }
    if (group.passive) {
      if (!RECEIVES.test(group.base)) return [];
      const said = this.own(this.tail());
      const got = /^(get|gets)$/.test(words[group.at]?.word ?? "") ? "get" : "be";
      return doers.people.map((noun) => ({
        ...this.deed(noun, [got, formsOf(group.base).past, said], this.object.phrase),
        verb: "get",
      }));
    }
    if (doers.people.length > 0) {
      if (!this.isVerb()) return [];
      const ahead = this.told() ?? this.topic();
      const tail = this.tail();
      const parts = group.form === "third" ? deedsWithin(tail, false) : { own: tail, further: [] };
      const said = [
        this.fronted(),
        ahead && ahead === this.context.topic
          ? ahead.plural
            ? ahead.phrase.noun.plural
            : ahead.phrase.said
          : ahead
            ? `the ${ahead.plural ? ahead.phrase.noun.plural : ahead.phrase.noun.singular}`
            : "",
        this.own(parts.own),
      ]
        .filter(Boolean)
        .join(" ");
      return doers.people.flatMap((noun) => {
        const first = this.deed(noun, [group.base, said], this.object.phrase);
        const others = parts.further.map(({ base, words: rest }) => ({
          ...this.deed(noun, [base, this.own(rest)], phraseAt(rest, skipPreposition(rest))),
          verb: base,
        }));
        // what it hangs on is said of the last
        return others.length > 0 ? [{ ...first, condition: undefined }, ...others] : [first];
      });
    }
    const [thing] = doers.things;
    if (thing?.phrase.kind === "device" && this.object.phrase) {
      const { noun } = this.object.phrase;
      const shown = `see ${this.own(this.tail())} from ${thing.phrase.noun.plural}`;
      return [{ actor: undefined, verb: "see", object: noun, onPerson: false, said: shown, towards: [], fromDevice: true }];
    }
    if (thing?.phrase.kind === "product") {
      const told = this.toldByProduct();
      if (told.length > 0) return told;
    }
    if (JOINING_VERBS.has(group.base)) {
      const people = this.sidesIn(this.tail());
      for (const phrase of people) this.heard.people.push({ phrase, weight: 3 });
      if (people.length > 1) return meetings(people.map((phrase) => asRole(phrase.noun)));
    }
    const product = thing?.phrase.kind === "product";
    if (clause.subject && !product) return [];
    if (this.addressesReaders()) return [];
    if (product || !this.object.phrase || this.object.phrase.kind === "product") return [];
    return [this.deed(undefined, [group.base, this.own(this.tail())], this.object.phrase)];
  }

  /** "the app reminds members", "the system shows the driver the route": what people are told or shown by the product. */
  private toldByProduct(): Activity[] {
    const { clause, words } = this;
    const { base, end } = clause.group;
    const number = words.findIndex(({ tag }, at) => at > end && tag === "num" && words[at - 1]?.tag === "noun");
    const to = Math.min(runEnd(words, end), number < 0 ? words.length : number);
    const whom = to > end ? namedAt(words, end, to) : undefined;
    if (!whom || whom.proper || whom.phrase.kind !== "actor" || !/^(tell|inform|remind|notify|warn|alert|ask|show)$/.test(base))
      return [];
    const rest = this.own(words.slice(to, clause.to));
    const said = base === "show" ? ["see", rest] : ["be", formsOf(base).past, rest];
    if (base === "show" && rest === "") return [];
    this.heard.people.push({ phrase: whom.phrase, weight: 3 });
    return [{ ...this.deed(asRole(whom.phrase.noun), said, whom.phrase), verb: base === "show" ? "see" : "get" }];
  }

  /** What somebody named after "by" does, up to where the next one is named. */
  private doneBy(agent: Agent, since: number | undefined, until: number | undefined): Activity[] {
    const { clause, doers, words } = this;
    this.heard.people.push({ phrase: agent.named.phrase, weight: 3 });
    const tail = this.tail().filter((_, index) => {
      const at = index + clause.group.end;
      return (at < agent.from || at >= agent.to) && at >= (since === undefined ? 0 : agent.from) && at < (until ?? words.length);
    });
    const thing = doers.things[0] ?? doers.named[0];
    const relative = words[clause.subject?.from ?? 0]?.tag === "rel" && clause.marker !== "";
    const named = thing && `the ${thing.plural ? thing.phrase.noun.plural : thing.phrase.noun.singular}`;
    const fused = !thing && !relative && words[clause.subject?.from ?? 0]?.tag === "rel";
    const parts = deedsWithin(tail, true);
    const said = [
      fused ? this.own(this.subjectWords()) : thing ? (relative ? (named ?? "") : this.own(this.subjectWords())) : "",
      this.own(parts.own),
    ]
      .filter(Boolean)
      .join(" ");
    const who = asRole(agent.named.phrase.noun);
    const others = parts.further.map(({ base, words: rest }) => ({
      ...this.deed(who, [base, named ?? "", this.own(rest)], thing?.phrase),
      verb: base,
    }));
    const first = this.deed(who, [clause.group.base, said], thing?.phrase);
    return others.length > 0 ? [{ ...first, condition: undefined }, ...others] : [first];
  }

  private deed(actor: Noun | undefined, said: readonly string[], phrase: NounPhrase | undefined): Activity {
    const reason = this.clause.conditions.find(({ marker }) => /^(so that|in order that)$/.test(marker));
    const when = this.clause.conditions.filter(
      (one) =>
        CONDITION.test(one.marker) &&
        !/^(so|because|since|as|although|though|while|so that|in order that|whereas)$/.test(one.marker) &&
        !this.saysWho(one) &&
        !this.isOfAnother(one),
    );
    const about = this.peopleIn(this.tail()).map(({ phrase: other }) => asRole(other.noun));
    const told = said.filter(Boolean).join(" ");
    const starts = this.clause.conditions.map(({ from }) => from);
    const hanging = when
      .map(({ from, to }) =>
        this.own(this.words.slice(from, Math.min(to, ...starts.filter((at) => at > from))), from >= this.clause.group.end),
      )
      .join(" ");
    // "tell when I am away" says nothing without it
    const half =
      (!told.includes(" ") || /^(get|be) [a-z]+$/.test(told)) &&
      hanging !== "" &&
      when.every(({ from }) => from >= this.clause.group.end);
    return {
      actor,
      verb: this.clause.group.base,
      object: phrase?.noun,
      onPerson: phrase?.kind === "actor",
      said: half ? `${told} ${hanging}` : told.replace(BUT_NOT, ""),
      condition: half ? undefined : hanging && BUT_NOT.test(told) ? `but not ${hanging}` : hanging || undefined,
      reason: reason && this.own(this.words.slice(reason.group ? (reason.subject?.from ?? reason.from) : reason.from, reason.to)),
      towards: about,
    };
  }

  /** "is opened by an inspector, by whom the article is photographed if it is damaged" */
  private isOfAnother({ from }: ReadClause): boolean {
    const { next, clause } = this;
    return (
      next !== undefined &&
      /^(who|whom|which|whose)$/.test(next.marker) &&
      next.group.at > clause.group.end &&
      from > next.group.end
    );
  }

  /** Whom "he" is where it is not the one who acts: "once he has signed it, you file it", "when he's done the customer signs". */
  private anotherThan(acting: readonly Named[]): Named | undefined {
    const { clause, words, context, doers } = this;
    const told = (at: number | undefined) => /^(he|she)$/.test(words[at ?? -1]?.word ?? "");
    const one = context.one();
    if (!one || one.plural) return undefined;
    if (doers.teller !== undefined) return one;
    const led = clause.conditions.some(({ subject, to }) => to <= clause.group.at && told(subject?.from));
    const named = clause.subject !== undefined && words[clause.subject.from]?.tag !== "pron";
    const same = acting.some(({ phrase }) => phrase.noun.singular === one.phrase.noun.singular);
    return led && named && !same ? one : undefined;
  }

  /** "if you're the hiring manager", "if you are in sales": who it is, and no condition. */
  private saysWho({ subject, group, to }: ReadClause): boolean {
    const { words, context } = this;
    if (!group.state || group.base !== "be" || !/^(you|i)$/.test(words[subject?.from ?? -1]?.word ?? "")) return false;
    const from = words[group.end]?.tag === "prep" ? group.end + 1 : group.end;
    const phrase = from < to ? phraseAt(words, from, Math.min(to, runEnd(words, from))) : undefined;
    return phrase !== undefined && (phrase.kind === "actor" || isSomebody(phrase, "decide") || context.you?.phrase === phrase);
  }

  private own(words: readonly Word[], afterwards = false): string {
    const acting = this.doers.named;
    const known = this.context.referents(acting);
    if (this.context.gendered && acting.length === 1 && !acting[0]?.plural) {
      known.others = known.people;
      known.they = known.people ?? "they";
    }
    const another = this.anotherThan(acting);
    // "each walker's identity before his first walk": his is the walker's
    const near = words.findIndex(({ word }) => /^(his|her|he|she)$/.test(word));
    const they = words.findIndex(({ word }) => word === "they");
    const which = words.findIndex(({ word }) => word === "which");
    known.asked = which >= 0 && they > which + 2 && isPlural(words[which + 1]?.word ?? "");
    const [single] = acting;
    const owned = words.find(({ word, tag }) => tag === "poss" && /^(his|her)$/.test(word))?.word;
    if (
      owned &&
      near >= 0 &&
      acting.length === 1 &&
      single &&
      !single.plural &&
      !another &&
      this.peopleIn(words.slice(0, near)).length === 0
    )
      this.context.genders.set(single.phrase.noun.singular, owned === "his" ? "he" : "she");
    known.near =
      (near > 0 && words.slice(0, near).some(({ word }) => word.endsWith("'s"))) ||
      (near > 0 && this.peopleIn(words.slice(0, near)).length > 0);
    if (another) known.other = `the ${another.phrase.noun.singular}`;
    // "bump a ticket when it's plated"
    const thing = afterwards && !this.object.placed && !this.object.named?.plural ? this.object.phrase : undefined;
    if (thing && thing.kind !== "actor") known.thing = `the ${thing.noun.singular}`;
    const done = this.clause.group.passive ? this.doers.things[0] : undefined;
    if (afterwards && done && !done.plural) known.thing = `the ${done.phrase.noun.singular}`;
    if (afterwards && done?.plural) known.them = `the ${done.phrase.noun.plural}`;
    const { named: whom } = this.object;
    // "tells customers that their trees are ready"
    if (RECEIVES.test(this.clause.group.base) && whom?.plural && whom.phrase.kind === "actor")
      known.others = `the ${whom.phrase.noun.plural}`;
    if (acting.length > 0 && acting.every(({ plural }) => plural)) known.other = known.person;
    const { base } = this.clause.group;
    // "pay them" is to people, "pay for them" is not
    const toPeople =
      (RECEIVES.test(base) || base === "thank") &&
      this.object.phrase?.kind !== "actor" &&
      !words.some(({ word }, at) => word === "for" && words[at + 1]?.word === "them");
    return inOwnWords(words, toPeople && known.people ? { ...known, them: known.people } : known, this.doers.teller);
  }

  /** What follows the deed, without what it hangs on and what is said beside it. */
  private tail(): Word[] {
    const { clause, words } = this;
    const rest = words.slice(clause.group.end, clause.to);
    const cut = clause.conditions.filter(({ from }) => from >= clause.group.end);
    const aside = rest.findIndex(
      (word, at) =>
        (word.tag === "comma" &&
          /^(who|which|whose|whom)$/.test(rest[/^(prep|to)$/.test(rest[at + 1]?.tag ?? "") ? at + 2 : at + 1]?.word ?? "")) ||
        (/^(prep|to)$/.test(word.tag) && rest[at + 1]?.word === "whom"),
    );
    const so = rest.findIndex(({ tag }, at) => tag === "comma" && rest[at + 1]?.word === "so");
    const end = Math.min(
      aside >= 0 ? aside : rest.length,
      so >= 0 ? so : rest.length,
      ...cut.map(({ from }) => from - clause.group.end),
    );
    const own = rest.slice(0, end);
    // "confirms, amends or rejects each suggestion"
    const next = this.lastAlike();
    const shares =
      next &&
      next.group.passive === clause.group.passive &&
      words[next.from]?.tag === "conj" &&
      next.subject === clause.subject &&
      next.marker === clause.marker;
    const particle = next && /^(on|off|up|out|back|away|down|over|in)$/.test(words[next.to - 1]?.word ?? "");
    return own.length === 0 && shares && !particle
      ? words
          .slice(next.group.end, next.to)
          .filter((_, at, all) => !all.slice(0, at + 1).some(({ tag }) => /^(comma|break)$/.test(tag)))
      : withoutEnding(own);
  }

  /** The last of the deeds that follow one another without a word of what they are done to. */
  private lastAlike(): ReadClause | undefined {
    let { next } = this;
    if (next?.from !== this.clause.group.end) return undefined;
    for (const further of this.further.slice(1)) {
      if (!next || next.to > next.group.end || further.from !== next.group.end) break;
      next = further;
    }
    return next;
  }

  /** "starters before mains": a word no list knows as a deed is none where nothing is done to anything. */
  private isVerb(): boolean {
    const { words, clause } = this;
    const { group, to } = clause;
    const known = words.slice(group.at, group.end).some(({ verb }) => verb?.known) || group.modal !== undefined;
    return known || group.end >= to || words[group.end]?.tag !== "prep" || /(?:ise|ize|ify|ate)$/.test(group.base);
  }

  /** "small things he fixes himself", "anything else he passes on": what it is done to opens the statement. */
  private fronted(): string {
    const { words, clause } = this;
    const { subject, group } = clause;
    const pronoun = /^(he|she|they|we|i|you)$/.test(words[subject?.from ?? -1]?.word ?? "");
    if (!subject || !pronoun || group.passive || group.state) return "";
    const ahead = words.slice(clause.marker === "" ? clause.from : 0, subject.from);
    const whole = /^(anything|everything|whatever)$/.test(ahead[0]?.word ?? "")
      ? ahead.length < 3
      : ahead.length > 1 &&
        ahead.every(({ tag }) => /^(det|poss|adj|num|noun)$/.test(tag)) &&
        /^(thing|stuff|rest|case|job)s?$/.test(ahead.at(-1)?.word ?? "");
    return whole ? verbatim(ahead) : "";
  }

  /** "authorization, which our specialist requests": what it is done to stands before. */
  private told(): Named | undefined {
    const { words, clause } = this;
    if (this.fronted() !== "") return undefined;
    const contact = clause.marker === "that" && /^(noun|num)$/.test(words[clause.from - 1]?.tag ?? "");
    const ahead = /^(which|that|whom)$/.test(clause.marker) && clause.subject && (clause.subject.from > clause.from || contact);
    const before = clause.parent?.group.end ?? 0;
    return ahead ? namedBefore(words, clause.from, true, before < clause.from ? before : 0) : undefined;
  }

  private objectEnd(): number {
    const { words, clause } = this;
    let at = clause.group.end;
    while (/^(adv|prep)$/.test(words[at]?.tag ?? "")) at += 1;
    return runEnd(words, at);
  }

  /** "sends him the order", "ask us for a quote": what is given stands behind whom it is given to. */
  private givenAt(at: number): number {
    const { words, clause } = this;
    if (!RECEIVES.test(clause.group.base) || at !== clause.group.end) return at;
    const pronoun = /^(him|her|us|me|you|them)$/.test(words[at]?.word ?? "");
    const end = pronoun ? at + 1 : runEnd(words, at);
    if (end === at || (!pronoun && phraseAt(words, at, end)?.kind !== "actor")) return at;
    const given = words[end]?.word === "for" ? end + 1 : end;
    return given < clause.to && /^(det|poss|num)$/.test(words[given]?.tag ?? "") ? given : at;
  }

  private objectOf(): { phrase: NounPhrase | undefined; named: Named | undefined; placed?: boolean } {
    const { words, context } = this;
    const ahead = this.told();
    if (ahead) return { phrase: ahead.phrase, named: undefined };
    let at = this.clause.group.end;
    while (words[at]?.tag === "adv" || (words[at]?.tag === "prep" && at < this.clause.to)) at += 1;
    at = this.givenAt(at);
    const word = words[at];
    const known = word?.word === "it" ? context.thing : word?.word === "them" ? (context.things ?? context.people) : undefined;
    if (word?.word === "it") context.pointed = known;
    if (known) return { phrase: known.phrase, named: undefined };
    this.isLost = /^(it|them)$/.test(word?.word ?? "") && at < this.clause.to && words[at + 1]?.tag !== "aux" && !context.fused;
    const end = Math.min(runEnd(words, at), this.clause.to);
    // "falls vacant" names no thing
    const state = /^(fall|become|go|turn|stay|remain|run|grow|fail)$/.test(this.clause.group.base) && end === at + 1;
    const named = end > at && !state ? namedAt(words, at, end) : undefined;
    if (named && isTechniqueName(named.phrase.noun.head) && words[at - 1]?.tag === "prep")
      return { phrase: undefined, named: undefined };
    const placed = words[at - 1]?.tag === "prep" && !isParticle(this.clause.group.base, words[at - 1]?.word ?? "");
    return { phrase: named?.phrase.kind === "empty" ? undefined : named?.phrase, named, placed };
  }

  /** Those who are told, given, asked or met count for more than those who are only spoken of. */
  private peopleIn(words: readonly Word[]): { phrase: NounPhrase; plural: boolean; weight: number }[] {
    const found: { phrase: NounPhrase; plural: boolean; weight: number }[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const end = runEnd(words, at);
      if (end === at) continue;
      const led = words[at]?.verb?.form === "ing" && words[at]?.verb?.known && end > at + 1;
      const phrase = phraseAt(words, led ? at + 1 : at, end);
      const before = words[at - 1];
      const meets = before === undefined || /^(to|with|from|for|between|and|,)$/.test(before.word);
      const many = isPlural(words[end - 1]?.word ?? "");
      const denied = words.slice(0, at).some(({ word }) => /^(not|never|no)$/.test(word));
      if (phrase?.kind === "actor" && !words[end - 1]?.proper)
        found.push({ phrase, plural: many, weight: denied ? 0 : meets && many ? 1.5 : meets ? 0.9 : 0.5 });
      at = end;
    }
    return found;
  }

  /** "Connects supermarkets with food banks" */
  private sidesIn(words: readonly Word[]): NounPhrase[] {
    const found: NounPhrase[] = [];
    for (let at = 0; at < words.length; at = Math.max(runEnd(words, at), at + 1)) {
      const phrase = phraseAt(words, at);
      if (phrase?.kind === "actor" || phrase?.kind === "maybe") found.push(phrase);
    }
    return found.slice(0, 3);
  }

  /** "who admits visitors," */
  private asideOfSubject(): readonly Word[] {
    const { subject, group } = this.clause;
    return subject ? this.words.slice(subject.to, group.at) : [];
  }

  private subjectWords(): Word[] {
    const { subject, group, from } = this.clause;
    if (!subject) return [];
    const first = this.words[subject.from];
    if (
      first?.tag === "pron" &&
      subject.to === subject.from + 1 &&
      !/^(everything|anything|something|nothing|whatever|whoever|nobody|anybody|somebody|those|these)$/.test(first.word)
    )
      return [first];
    return this.words
      .slice(
        subject.from,
        Math.max(subject.to, subject.from >= from ? group.at - adverbsBefore(this.words, group.at).length : subject.to),
      )
      .filter(({ tag, word }) => tag !== "adv" || /^(not|never|only)$/.test(word));
  }

  /** The clause as a statement of its own, with whom it tells of. */
  private whole(): string {
    const { clause, words } = this;
    const known = this.context.referents();
    const pronoun = clause.subject && words[clause.subject.from];
    const told = /^(it|they|he|she)$/.test(pronoun?.word ?? "") || pronoun?.tag === "rel";
    const name = this.doers.named[0] ?? this.doers.things[0];
    const said =
      told && name
        ? `the ${name.plural && !speaksOfOne(words, clause) ? name.phrase.noun.plural : name.phrase.noun.singular}`
        : verbatim(this.subjectWords());
    const lead = clause.conditions
      .filter(({ to }) => to <= clause.group.at)
      .map(({ from, to }) => verbatim(words.slice(from, to)));
    const opening =
      clause.subject && clause.from < clause.subject.from
        ? verbatim(words.slice(clause.from, clause.subject.from)).replace(/^(and|but|or|then)\b,?\s*/i, "")
        : "";
    // "gets washed, dried and checked": each is done
    const { passive, at } = clause.group;
    const bare = passive && !/^(aux|modal)$/.test(words[at]?.tag ?? "") && (clause.subject?.from ?? at) < clause.from;
    const helpers = verbatim(clause.group.helpers ?? []) || (bare ? (name?.plural ? "are" : "is") : "");
    const adverbs = adverbsBefore(words, clause.group.at);
    const rest = words.slice(clause.group.at - adverbs.length, this.to).map((word, at, all) =>
      // where something is named before it, "it" is rather that
      word.word === "it" && known.thing && all[at - 1]?.tag !== "aux" && !all.slice(0, at).some(({ tag }) => tag === "noun")
        ? { ...word, text: known.thing, word: known.thing }
        : word,
    );
    return [
      [...lead, opening].filter(Boolean).join(", "),
      [said, helpers, helpers && clause.group.denied && adverbs.length === 0 ? "not" : "", verbatim(withoutEnding(rest))]
        .filter(Boolean)
        .join(" "),
    ]
      .filter(Boolean)
      .join(", ");
  }

  private saysSomething(): boolean {
    const { subject, group, to } = this.clause;
    const stays = /^(stay|remain)$/.test(group.base) && this.doers.people.length > 0;
    return (
      subject !== undefined &&
      (to > group.end || group.passive) &&
      (group.passive || stays || this.doers.things.some(({ phrase }) => phrase.kind !== "empty" && phrase.kind !== "product"))
    );
  }
}

/** "tries on the wig": the small word goes with the deed, and names no place. */
function isParticle(base: string, small: string): boolean {
  if (/^(off|out|up|down|away|back)$/.test(small)) return true;
  if (small === "on") return /^(try|put|pass|take|switch|turn)$/.test(base);
  if (small === "over") return /^(hand|take|pass)$/.test(base);
  return small === "in" && /^(hand|fill|check|send|bring|call|book|turn|type|key)$/.test(base);
}

function skipPreposition(words: readonly Word[]): number {
  return words.findIndex(({ tag }) => tag !== "prep" && tag !== "adv");
}

/** "who has": one of them, however many there are. */
function speaksOfOne(words: readonly Word[], { group }: ReadClause): boolean {
  return group.form === "third" || /^(is|has|was|does|doesn't|isn't|hasn't)$/.test(words[group.at]?.word ?? "");
}

/** "never" and "always", right before a deed. */
function adverbsBefore(words: readonly Word[], at: number): Word[] {
  let from = at;
  while (words[from - 1]?.tag === "adv") from -= 1;
  return words.slice(from, at);
}

/** "calls from hospitals and": what only joins to the next clause. */
function withoutEnding(words: Word[]): Word[] {
  const last = words.findLastIndex(({ tag, word }) => !/^(conj|comma)$/.test(tag) && !/^(so|otherwise|then)$/.test(word));
  return words.slice(0, last + 1);
}

/** The first of the people finds each of the others, and they find them. */
function meetings([first, ...others]: readonly Noun[]): Activity[] {
  if (!first) return [];
  const find = (actor: Noun, object: Noun): Activity => ({
    actor,
    verb: "find",
    object,
    onPerson: true,
    said: `find ${object.plural}`,
    towards: [object],
  });
  return others.flatMap((other) => [find(first, other), find(other, first)]);
}
