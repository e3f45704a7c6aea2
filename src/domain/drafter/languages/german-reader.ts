import { type Frame, frameOf, isParted, type Segment, segmentsOf } from "./german-frames.ts";
import { isShe, isThing, isVerb, lastNamed, mine, type Named, NOBODY, namedIn, namesOf, THING, textOf } from "./german-named.ts";
import { isByProduct, servedBy, servedWith } from "./german-served.ts";
import { isGap, isSubjectPronoun, mayStandBehind, PRODUCT, personOf, subjectIn } from "./german-subject.ts";
import {
  BECOMING,
  BEING,
  finalOf,
  finiteOf,
  HAVING,
  infinitiveOfDone,
  isKnownVerb,
  isVerbLike,
  MODALS,
  NO_DEED,
  PREFIXES,
  TELLS,
} from "./german-verbs.ts";
import {
  DENIES,
  DETERMINERS,
  type GermanWord,
  germanWords,
  isClosed,
  isMark,
  JOINS,
  NOMINATIVE,
  OPENS,
  PREPOSITIONS,
  RELATIVES,
  writtenOut,
} from "./german-words.ts";
import { germanSingular, germanStanding } from "./people/german-people.ts";
import { capital, partsOf } from "./token.ts";
import type { ToldDeed } from "./tongue.ts";

/** Statements of a German text, read by where their verbs stand and which articles can be whose. */
export class GermanReader {
  private readonly capitals: boolean;
  private who: readonly string[] = [];
  private people: Named[] = [];
  private things: readonly Thing[] = [];
  private I = "Verantwortliche";
  private we = "Team";
  private you = "Nutzer";
  /** The last thing named in the segment before, which a relative clause tells of. */
  private antecedent: Named | undefined;
  /** The last thing or person named that stands behind no preposition: "Leute mit Toastern. Die". */
  private topic: Named | undefined;
  private openSubject: readonly string[] | undefined;
  /** To what the last thing was done, and by whom. */
  private suffered: { who: string | undefined; thing: string; head: string } | undefined;
  /** Set where a clause that ends in its verb goes on: "genehmigt oder ablehnt". */
  private afterFinal = false;
  /** Set where something is done of which nobody says who does it. */
  private open = false;
  /** Set where what follows may stand under the same "can". */
  private modal = false;
  /** Whom something is made possible for, and who is told so first. */
  private allowed: string | undefined;
  private owing: string | undefined;
  /** The product, where it is what does something. */
  private product: string | undefined;
  /** A verb that stood apart from its prefix. */
  private parted: { base: string; tail: string } | undefined;

  /** What a relative clause is done to. */
  private passed: readonly GermanWord[] = [];
  /** "über den": what a relative clause is about. */
  private about: readonly GermanWord[] = [];
  /** Everybody named as doing something. */
  private readonly acting: string[] = [];

  /** Whether the text says "Sie" to whoever reads it. */
  private readonly formal: boolean;

  constructor(capitals: boolean, formal = false) {
    this.capitals = capitals;
    this.formal = formal;
  }

  ask(question: string) {
    const words = germanWords(partsOf(question), this.capitals);
    const named = namedIn(words)[0];
    if (named && !words.some((word, at) => at > 0 && isVerb(word))) this.speakOf(named);
    this.introduce(words);
  }

  /** Whoever a heading names, in the words that can stand before what is said under it. */
  headOf(heading: string): string | undefined {
    const words = germanWords(partsOf(writtenOut(heading)), this.capitals);
    const people = namedIn(words).filter(({ who }) => /^(?:person|body)$/.test(germanStanding(who)));
    if (people.length > 2) return undefined;
    const [named] =
      people.length > 0
        ? people
        : words.some((word, at) => at > 0 && isVerb(word))
          ? []
          : [lastNamed(words)].filter((one) => one && germanStanding(one.who) !== "thing");
    return named && textOf(named.words).replace(/^(?:des|dem|den) /i, "der ");
  }

  /** "WIRT: Ich bestätige": who speaks. */
  speak(name: string) {
    if (germanStanding(name) === "person") this.I = capital(name.toLowerCase());
  }

  read(statement: string): { deeds: ToldDeed[]; hasVerb: boolean; isOpen: boolean } {
    const said = germanWords(partsOf(statement), this.capitals);
    this.introduceBeside(said);
    const words = this.inRole(said);
    this.introduce(words);
    const segments = segmentsOf(words);
    const found: ToldDeed[] = [];
    let hasVerb = false;
    let endsFinal = false;
    this.openSubject = undefined;
    this.modal = false;
    this.suffered = undefined;
    this.parted = undefined;
    this.open = false;
    for (const [at, segment] of segments.entries()) {
      const first = segment.words[0]?.word ?? "";
      const lone = segment.words.length === 1 && PREFIXES.has(first) ? found.at(-1) : undefined;
      if (lone && this.parted) {
        const { base, tail } = this.parted;
        found.push({ ...lone, said: mine([tail, `${first}${base}`].filter(Boolean).join(" ")) });
        continue;
      }
      const listed =
        segment.lead === "," &&
        !segment.words.some(({ word }) => word === "zu") &&
        !RELATIVES.has(first) &&
        !OPENS.has(first) &&
        segment.words.at(-1) === infinitiveIn(segment.words);
      const further =
        this.modal && (listed || JOINS.has(segment.lead.replace(",", ""))) ? infinitiveIn(segment.words) : undefined;
      const helped = segment.words.at(-1);
      if (
        further &&
        !segment.words.some(
          (word) =>
            word !== further &&
            isVerb(word) &&
            !infinitiveOfDone(word.word) &&
            !(word === helped && MODALS.has(word.word) && segment.words.at(-2) === further),
        )
      ) {
        if (segment.words.some(({ word }) => DENIES.has(word))) continue;
        const said = segment.words.filter((word) => word !== further && !MODALS.has(word.word));
        const told = shared(found.at(-1), said, further.word) ?? this.withThing([...said, further]);
        found.push(...this.who.map((who) => ({ who, ...told })));
        continue;
      }
      // "nachsehen, wer Dienst hat"
      const asked = found.at(-1);
      if (
        /^(?:wer|wem|wessen|welche[rsnm]?)$/.test(first) &&
        segment.lead === "," &&
        asked &&
        at > 0 &&
        frameOf(segment)?.final
      ) {
        asked.said = `${asked.said}, ${textOf(segment.words)}`;
        continue;
      }
      const again = this.doneAgain(segment);
      if (again) {
        found.push(...again);
        continue;
      }
      const frame: Frame | undefined = goesOn(segment, endsFinal) ?? frameOf(segment);
      const last = found.at(-1);
      // "Fällt eine Kuh aus, meldet es der Hirt"
      if (frame?.verb === 0 && words === said && isCondition(segment, segments[at + 1])) {
        const told = this.supposed(segment, frame, at);
        if (told.length === 0) {
          const named = subjectIn([], personOf(first), true, segment.words.slice(1));
          if (named && !isThing(named.who)) this.people = [named, ...this.people].slice(0, 6);
          this.withThing(segment.words.slice(1).filter((word) => !named?.words.includes(word)));
          if (named && isThing(named.who)) this.meet(thingOf(named.words, true));
        }
        found.push(...told);
        hasVerb = true;
        continue;
      }
      if (frame?.final && this.isWished(segment, segments[at - 1])) {
        found.push(...this.deedsOf(segment, frame, false, at, undefined));
        continue;
      }
      if (first === "dass" && at === 0 && frame?.final) continue;
      if (OPENS.has(first) && frame?.final !== false) {
        const anybody = /^(?:einer|jemand|man)$/.test(segment.words[1]?.word ?? "");
        const person = personOf(segment.words[frame?.verb ?? -1]?.word ?? "");
        const named = frame && !anybody ? subjectIn(segment.words.slice(1, frame.verb), person, false) : undefined;
        if (named && !isThing(named.who)) this.people = [named, ...this.people].slice(0, 6);
        this.withThing(segment.words.slice(anybody ? 2 : 1).filter((word) => !named?.words.includes(word)));
        if (named && isThing(named.who)) this.meet(thingOf(named.words, true));
        if (last) last.said = `${last.said}, ${textOf(segment.words)}`;
        if (frame?.final && /^(?:wenn|falls|sobald|nachdem|sofern)$/.test(first))
          found.push(...this.supposed(segment, frame, at));
        this.openSubject ??= this.who.length > 0 && at > 0 ? this.who : undefined;
        continue;
      }
      // "deren Kinder mittanzen": whose
      if (/^(?:deren|dessen)$/.test(first) && segment.lead === ",") continue;
      const owed = this.owedBy(segment);
      if (owed) {
        found.push(owed);
        continue;
      }
      if (!frame) {
        const [head] = namedIn(segment.words);
        const next = segments[at + 1];
        if (head && (found.length === 0 || (next?.lead === "," && RELATIVES.has(next.words[0]?.word ?? "")))) {
          this.openSubject = namesOf(head);
          this.antecedent = head;
          if (found.length > 0) continue;
        }
        if (head && found.length === 0 && germanStanding(head.who) !== "person") this.withThing(segment.words);
        if (at === 0 && namedIn(segment.words)[0] && segments.length === 1) this.speakOf(namedIn(segment.words)[0] as Named);
        const infinitive = segment.words.some(({ word }) => word === "zu" || /^\p{Ll}+zu\p{Ll}{3,}en$/u.test(word));
        if (last && (infinitive || JOINS.has(segment.lead)))
          last.said = infinitive ? `${last.said}, ${textOf(segment.words)}` : withBefore(last.said, segment);
        this.antecedent = (segments.length === 1 ? head : lastNamed(segment.words)) ?? this.antecedent;
        continue;
      }
      const enabled = segment.words.some(({ word }) => /^(?:ermöglich|erlaub|gestatt|obli?eg)/.test(word))
        ? segment.words.findIndex(({ word }) => /^(?:dem|den|der|jedem|jeder)$/.test(word))
        : -1;
      this.owing = undefined;
      this.allowed = enabled >= 0 ? segment.words.slice(enabled).find(({ noun }) => noun)?.text : chargedIn(segment.words);
      hasVerb ||= !BEING.has(segment.words[frame.verb]?.word ?? "");
      if (segment.of) this.antecedent = lastNamed(segment.of);
      this.afterFinal = /^(?:und|oder)$/.test(segment.lead) && endsFinal;
      endsFinal = frame.final;
      const relative = frame.final && RELATIVES.has(first);
      const placed =
        frame.final &&
        PREPOSITIONS.has(first) &&
        RELATIVES.has(segment.words[1]?.word ?? "") &&
        (segment.lead.includes(",") || !segment.words[2]?.noun);
      // "über den die Kommission entscheidet"
      const noun = this.antecedent?.words.at(-1);
      this.about =
        placed && noun && /^(?:der|die|das|den|dem)$/.test(segment.words[1]?.word ?? "")
          ? [...segment.words.slice(0, 2), noun]
          : [];
      found.push(
        ...this.deedsOf(
          placed ? { ...segment, words: segment.words.slice(2) } : segment,
          placed ? { ...frame, verb: frame.verb - 2 } : frame,
          relative,
          at,
          segments[at - 1],
        ),
      );
      this.antecedent = lastNamed(segment.words) ?? this.antecedent;
      this.topic = namedIn(segment.words).at(-1) ?? this.topic;
    }
    const deeds = found.map((deed) => ({ ...deed, who: germanSingular(deed.who) }));
    return { deeds, hasVerb, isOpen: this.open };
  }

  /** "Es soll möglich sein, dass Patienten verschieben", "damit die Disponentin sieht": what somebody named shall do. */
  private isWished({ words }: Segment, before: Segment | undefined): boolean {
    const first = words[0]?.word ?? "";
    if (words.some(({ word }) => DENIES.has(word))) return false;
    const wishes = before?.words.some(({ word }) => WISHES.test(word)) ?? false;
    if (first === "dass" && wishes && /^(?:er|sie|ich|wir|man)$/.test(words[1]?.word ?? "")) return true;
    // "einen Link, wo er das Angebot annimmt"
    const shown = before?.words.at(-1)?.noun === true && /^(?:wo|womit|worüber|worin)$/.test(first);
    if (shown && /^(?:er|sie|ich|wir|man)$/.test(words[1]?.word ?? "")) return true;
    const [named] = namedIn(words.slice(1));
    if (!named || isThing(named.who)) return false;
    if (shown && germanStanding(named.who) === "person") return true;
    if (/^(?:womit|wodurch)$/.test(first)) return true;
    if (first === "damit") return ACTS.test(named.who) || this.people.some(({ who }) => who === named.who);
    return first === "dass" && wishes;
  }

  /** "Nimmt die Kundin es an", "wenn der Kunde das Angebot annimmt": what somebody may do to something. */
  private supposed(segment: Segment, frame: Frame, at: number): ToldDeed[] {
    const finite = segment.words[frame.verb]?.word ?? "";
    if (HAVING.has(finite) && frame.final) return this.onceDone(segment, frame, at);
    if (MODALS.has(finite) || BEING.has(finite) || HAVING.has(finite) || BECOMING.has(finite)) return [];
    if (segment.words.some(({ word }) => DENIES.has(word) || /^(?:einer|jemand|man)$/.test(word))) return [];
    const kept = { who: this.who, openSubject: this.openSubject, afterFinal: this.afterFinal };
    this.afterFinal = false;
    const told = this.deedsOf(segment, frame, false, at, undefined).filter(
      ({ thing, who }) => thing !== undefined && germanStanding(who) === "person",
    );
    this.openSubject = kept.openSubject;
    this.afterFinal = kept.afterFinal;
    if (told.length === 0) this.who = kept.who;
    return told;
  }

  /** "nachdem er das Wetter eingeholt hat" */
  private onceDone(segment: Segment, { verb }: Frame, at: number): ToldDeed[] {
    const words = segment.words.slice(1, verb);
    const done = words.at(-1);
    const base = done && !done.noun ? infinitiveOfDone(done.word) : undefined;
    const finite = segment.words[verb];
    if (!base || !finite || words.some(({ word }) => DENIES.has(word) || /^(?:einer|jemand|man)$/.test(word))) return [];
    const person = personOf(finite.word);
    const named = subjectIn(words, person, false);
    const who = this.whoOf(segment, named, words, words, finite, false, at, true) ?? [];
    const own = words.slice(0, -1).filter((word) => !named?.words.includes(word) && !isSubjectPronoun(word, person, words));
    const told = this.withThing([...own, { text: base, word: base, noun: false }]);
    if (told.thing === undefined || NO_DEED.has(base)) return [];
    return who.filter((name) => germanStanding(name) === "person").map((name) => ({ who: germanSingular(name), ...told }));
  }

  /** ", die Schlüssel auszugeben und | zurückzunehmen": what somebody may, is to or has to do. */
  private owedBy({ lead, words }: Segment): ToldDeed | undefined {
    const plain = withoutZu(words);
    const who = this.allowed ?? (JOINS.has(lead.replace(",", "")) || lead === "," ? this.owing : undefined);
    this.allowed = undefined;
    if (!plain || !who || OPENS.has(words[0]?.word ?? "") || words.some(({ word }) => DENIES.has(word))) {
      this.owing = undefined;
      return undefined;
    }
    this.owing = who;
    this.who = [who];
    const last = this.thing;
    const told = this.withThing(plain.map((word) => (word.word === "der" ? { ...word, text: "den", word: "den" } : word)));
    if (told.thing !== undefined || plain.length > 1 || !last) return { who, ...told };
    return { who, said: mine(`${definite(last)} ${told.said}`), thing: last.head };
  }

  /** "ausgegeben und nach dem Konzert wieder eingesammelt" */
  private doneAgain({ lead, words }: Segment): ToldDeed[] | undefined {
    const done = words.at(-1);
    const infinitive = done && !done.noun ? infinitiveOfDone(done.word) : undefined;
    if (
      !this.suffered ||
      !infinitive ||
      (!JOINS.has(lead.replace(",", "")) && words.length > 1) ||
      words.some(({ word }) => BECOMING.has(word) || BEING.has(word))
    )
      return undefined;
    const by = words.findIndex(({ word }) => /^(?:von|vom|durch)$/.test(word));
    const agent = by >= 0 ? words.slice(by).find(({ noun }) => noun) : this.agentMeant(words);
    const who = agent?.text ?? this.suffered.who;
    // "und die Fahrt als versäumt markiert"
    const [other] = namedIn(by >= 0 ? words.slice(0, by) : words).filter(
      ({ who: name, words: [first] }) =>
        name !== agent?.text && NOMINATIVE.has(first?.word ?? "") && germanStanding(name) !== "person",
    );
    const suffered = other ? { who, thing: accused(textOf(other.words), other.who), head: other.who } : this.suffered;
    this.antecedent = namedIn(words)[0] ?? this.antecedent;
    if (!who) {
      this.open = true;
      return [];
    }
    const rest = words.filter(
      (one, at) => one !== done && !other?.words.includes(one) && (by < 0 || at < by || at > words.indexOf(agent as GermanWord)),
    );
    return [{ who, said: mine([suffered.thing, textOf(rest), infinitive].filter(Boolean).join(" ")), thing: suffered.head }];
  }

  private get thing(): Thing | undefined {
    return this.things[0];
  }

  private meet(thing: Thing) {
    this.things = [thing, ...this.things.filter(({ head }) => head !== thing.head)].slice(0, 8);
  }

  /** What "ihn", "es" or "sie" is. */
  private pointedAt(pronoun: string): Thing | undefined {
    const gender = /^(?:ihn|den)$/.test(pronoun) ? "m" : /^(?:es|das)$/.test(pronoun) ? "n" : "f";
    return (
      this.things.find((one) => one.gender === undefined || one.gender === gender) ?? (pronoun === "das" ? this.thing : undefined)
    );
  }

  private speakOf(named: Named) {
    this.people = [named, ...this.people].slice(0, 6);
    this.antecedent = named;
    this.topic = named;
  }

  /** "Als Gast möchte ich", "Ich als Obmann", "Man kann als Besucher": who speaks or is spoken to, and the words without it. */
  private inRole(words: readonly GermanWord[]): readonly GermanWord[] {
    const as = words.findIndex(
      ({ word }, at) => word === "als" && at < 4 && !/(?:er|mehr|weniger)$/.test(words[at - 1]?.word ?? ""),
    );
    const end = as < 0 ? -1 : words.findIndex(({ noun }, at) => noun && at > as && at < as + 4);
    const me = words.slice(0, end + 5).find(({ word, text }) => /^(?:ich|wir|du|man|ihr)$/.test(word) || text === "Sie")?.word;
    const person = personOf(words.slice(end + 1).find((word) => isVerb(word))?.word ?? "");
    const inner = words.slice(as + 1, end);
    if (end < 0 || inner.some((word) => isVerb(word) || (isClosed(word.word) && !DETERMINERS.has(word.word)))) return words;
    const name = words[end]?.text ?? "";
    if (isThing(name) || (me === undefined && !/^[12]/.test(person))) return words;
    if (me === "ich" || (me === undefined && person === "1s")) this.I = name;
    else if (/^(?:du|ihr|sie)$/.test(me ?? "") || (me === undefined && person === "2s")) this.you = name;
    else this.we = name;
    const rest = [...words.slice(0, as), ...words.slice(end + 1)];
    return rest[0]?.word === "," ? rest.slice(1) : rest;
  }

  /** "ich als Schäfermeisterin", "ich, die Wirtin," */
  private introduceBeside(words: readonly GermanWord[]) {
    const at = words.findIndex(({ word }) => word === "ich");
    const beside = /^(?:als|,)$/.test(words[at + 1]?.word ?? "");
    const noun = at >= 0 && beside ? words.slice(at + 2, at + 4).find((one) => one.noun) : undefined;
    if (noun && this.I === "Verantwortliche" && germanStanding(noun.text) === "person") this.I = noun.text;
  }

  /** "ich bin Wanderschäfer", "du betreibst eine Druckerei", "unsere Gießerei" */
  private introduce(words: readonly GermanWord[]) {
    for (const [at, { word }] of words.entries()) {
      const noun = words.slice(at + 1, at + 6).find((one) => one.noun);
      const next = words[at + 1]?.word ?? "";
      if (!noun) continue;
      const is = /^(?:bin|sind|bist|betreibst|betreibe|betreiben|leite|leitest|führst|führe)$/;
      const verb = is.test(next) ? next : is.test(words[at - 1]?.word ?? "") ? words[at - 1]?.word : undefined;
      if (
        verb &&
        /^(?:ich|wir|du)$/.test(word) &&
        !words.slice(at, words.indexOf(noun)).some((one) => PREPOSITIONS.has(one.word) && one.word !== "für")
      ) {
        const plain = words[at - 1] === undefined && next === "bist";
        if (word === "du" && plain && germanStanding(noun.text) !== "thing") {
          this.you = noun.text;
          this.people = [];
          this.who = [noun.text];
        }
        if (word === "ich" && this.I === "Verantwortliche" && germanStanding(noun.text) === "person") this.I = noun.text;
        if (word === "wir" && this.we === "Team") this.we = noun.text;
        if (word === "du" && this.you === "Nutzer") this.you = noun.text;
      }
      if (/^unsere?$/.test(word) && at === 0 && this.we === "Team" && !THING.test(noun.text)) this.we = noun.text;
    }
  }

  private deedsOf(
    segment: Segment,
    { verb, final }: Frame,
    relative: boolean,
    at: number,
    last: Segment | undefined,
  ): ToldDeed[] {
    const { words } = segment;
    const finite = words[verb];
    if (!finite) return [];
    const rest = final ? words.slice(relative || OPENS.has(words[0]?.word ?? "") ? 1 : 0, verb) : words.slice(verb + 1);
    const before = final ? [] : words.slice(0, verb);
    const person = personOf(finite.word);
    const gap =
      relative &&
      this.antecedent !== undefined &&
      !isSpoken(words[0]?.word ?? "", rest, person) &&
      isGap(words[0]?.word ?? "", namedIn(rest), this.antecedent.who, person);
    const goes = this.afterFinal && final && !relative;
    const named =
      gap || (goes && namedIn(rest).every(({ who }) => isThing(who)))
        ? undefined
        : final
          ? subjectIn(rest, person, false)
          : subjectIn(before, person, true, mayStandBehind(segment, before, rest, last) ? rest : []);
    // "melden sie den Verlust", but "und trägt sie ein"
    const sheLeads =
      named === undefined &&
      !gap &&
      !before.some(({ word }) => /^(?:ich|du|er|wir|man)$/.test(word)) &&
      (final ||
        (before.length > 0 && (before.some(({ noun }) => noun) || !/^(?:die|der|das)$/.test(before[0]?.word ?? ""))) ||
        /^(?:|[:;—])$/.test(segment.lead) ||
        (segment.lead === "," && opensLate(last)));
    const who = this.whoOf(segment, named, before, rest, finite, relative, at, sheLeads);
    const own = [...before, ...rest].filter(
      (word) =>
        !named?.words.includes(word) &&
        !eachOfUs(rest).includes(word) &&
        !isSubjectPronoun(word, person, before, sheLeads && word === rest[0]) &&
        !(before.length === 1 && word === before[0] && /^(?:der|die)$/.test(word.word)),
    );
    // "die die Schriftführerin unterschreibt und | dem Paten zusendet"
    if (goes && !own.some(({ noun }, index) => noun && !/^(?:dem|der|einem|einer)$/.test(own[index - 1]?.word ?? "")))
      own.unshift(...this.passed);
    if (!goes && !relative) this.passed = [];
    own.unshift(...this.about);
    this.about = [];
    if (who === undefined || isOfTheLetter(words, person) || isIntroduction(words, finite)) return [];
    if (words[0]?.word === "wer" && final) {
      this.openSubject = who;
      this.who = who;
      this.withThing(own);
      return [];
    }
    const pointed = own.some(({ word }, at) => /^(?:ihn|es|sie)$/.test(word) && !own[at + 1]?.noun);
    const opener = words[0]?.word ?? "";
    if (relative && !gap && this.antecedent && !pointed && /^(?:den|die|das)$/.test(opener)) {
      const noun = this.antecedent.words.at(-1);
      this.passed = noun ? [{ text: opener, word: opener, noun: false }, noun] : [];
      own.unshift(...this.passed);
    } else if (relative && named && this.antecedent && !pointed) own.unshift(...this.antecedent.words);
    // "Paten, die vorlesen wollen": which ones are meant
    if (relative && gap && /^(?:will|wollen|möchte|möchten)$/.test(finite.word)) return [];
    if (!relative) this.openSubject = who.length > 0 ? who : undefined;
    const denied = words.some(({ word }) => DENIES.has(word));
    if (named || who[0] !== this.product) this.product = named && PRODUCT.test(named.who) ? named.who : undefined;
    const told = denied ? undefined : this.told(own, finite, named, words);
    if (who.length > 0 && !BECOMING.has(finite.word)) this.who = who;
    if (!told) {
      // "Von der Trainerin wird erwartet, dass sie"
      if (words.some(({ word }) => WISHES.test(word)))
        this.people = [
          ...words.filter(isSomebody).map((one) => ({ who: one.text, words: [one], many: false })),
          ...this.people,
        ].slice(0, 6);
      if (!BECOMING.has(finite.word) && !denied && segment.of === undefined) this.withThing(own);
      return [];
    }
    return (told.who ? [told.who] : who)
      .filter((name) => this.mayAct(name, told.said))
      .map((name) => ({ who: germanSingular(name), said: told.said, thing: told.thing }));
  }

  /** Whether whoever is named may do this: of whom nobody knows what they are, only what people alone do. */
  private mayAct(name: string, said: string): boolean {
    if (isThing(name)) return false;
    if (germanStanding(name) !== "open" || [this.I, this.we, this.you].includes(name)) return true;
    return HUMAN.test(said.split(/,| und /)[0] ?? "") || this.acting.filter((one) => one === name).length > 1;
  }

  private whoOf(
    segment: Segment,
    named: Named | undefined,
    before: readonly GermanWord[],
    rest: readonly GermanWord[],
    finite: GermanWord,
    relative: boolean,
    at: number,
    sheLeads: boolean,
  ): readonly string[] | undefined {
    const pronoun =
      [...before.slice(0, 2), ...rest.slice(0, 2)].find(({ word }) => /^(?:ich|du|wir|er|man|jemand|wer)$/.test(word))?.word ??
      ([...before, ...(sheLeads ? rest.slice(0, 1) : [])].some(({ word }) => word === "sie") && !named ? "sie" : undefined);
    if (before[0]?.word === "ihr" && before.length === 1) return [this.you];
    if (
      pronoun === "sie" &&
      this.formal &&
      [...before, ...rest.slice(0, 1)].some(
        ({ text, word }) => text === "Sie" || (word === "sie" && before[0]?.word === "sie" && at === 0),
      )
    )
      return [this.you];
    if (segment.words[0]?.word === "wer" || pronoun === "jemand") return [this.you];
    const demonstrative = /^(?:der|die)$/.test(before[0]?.word ?? "") && before.length === 1;
    if (demonstrative && at === 0 && this.topic && pronoun !== "ich" && pronoun !== "du" && pronoun !== "wir")
      return namesOf(this.topic);
    if (demonstrative && this.antecedent && pronoun !== "ich" && pronoun !== "du" && pronoun !== "wir")
      return namesOf(this.antecedent);
    if (pronoun === "ich") return [this.I];
    if (pronoun === "wir") return [this.we];
    if (pronoun === "du") return [this.you];
    if (pronoun === "man") return [this.we];
    if (!named && eachOfUs(rest).length > 0) return [this.we];
    if (named) {
      const names = namesOf(named);
      if (names.some((name) => !isThing(name)))
        this.people = [...names.map((who) => ({ ...named, who })), ...this.people].slice(0, 6);
      this.acting.push(...names);
      return names;
    }
    if (relative)
      return this.antecedent &&
        !PREPOSITIONS.has(segment.words[0]?.word ?? "") &&
        /^(?:der|die|das|welcher)$/.test(segment.words[0]?.word ?? "")
        ? namesOf(this.antecedent)
        : [];
    const person = personOf(finite.word);
    if (person === "1s") return [this.I];
    if (person === "2s") return [this.you];
    if (pronoun) return this.meant(person === "3p", pronoun === "sie" && person === "3s");
    if (this.openSubject && at > 0 && !this.afterFinal) return this.openSubject;
    return this.who;
  }

  private meant(many: boolean, she: boolean): readonly string[] {
    if (this.who.length > 1 && many) return this.who;
    const known = this.people.filter(({ who }) => !isThing(who));
    const like = known.filter((one) => one.many === many);
    const found = like.find(({ who }) => many || isShe(who) === she) ?? like[0] ?? known[0];
    return found ? [found.who] : this.who;
  }

  /** What is done, told so that it can stand behind "möchte ich". */
  private told(
    own: readonly GermanWord[],
    finite: GermanWord,
    named: Named | undefined,
    all: readonly GermanWord[],
  ): { who?: string; said: string; thing: string | undefined } | undefined {
    const { word } = finite;
    const last = own.at(-1)?.word ?? "";
    if (BECOMING.has(word)) {
      const done = own.findLast((one) => !one.noun && infinitiveOfDone(one.word));
      if (!done) return finiteOf(last)?.person === "3p" ? this.withThing(own) : undefined;
      return this.passive(own, done, named);
    }
    if (HAVING.has(word) || BEING.has(word)) {
      const zu = own.findLastIndex((one) => one.word === "zu");
      const glued = /^(\p{Ll}+)zu(\p{Ll}{3,}n)$/u.exec(last);
      if (zu < 0 && !glued) return undefined;
      const base = glued ? `${glued[1]}${glued[2]}` : last;
      // "ist vom Magaziner zu bestätigen"
      if (BEING.has(word)) {
        const told = this.suffers(own.slice(0, glued ? -1 : zu), base, named);
        this.owing = told?.who;
        return told;
      }
      return this.withThing([...own.slice(0, glued ? -1 : zu), { text: base, word: base, noun: false }]);
    }
    if (MODALS.has(word)) {
      const infinitive = infinitiveIn(all.filter((one) => one !== finite));
      const done = all.some((one) => BECOMING.has(one.word))
        ? own.findLast((one) => !one.noun && infinitiveOfDone(one.word))
        : undefined;
      if (done)
        return this.passive(
          own.filter(({ word: one }) => one !== "werden"),
          done,
          named,
        );
      if (!infinitive || NO_WISH.test(infinitive.word) || all.some((one) => BECOMING.has(one.word))) return undefined;
      this.modal = true;
      const others = own.filter((one) => one !== infinitive && !MODALS.has(one.word));
      return this.withThing([...others, infinitive]);
    }
    const parted = own.length > 0 && isParted(own, own.length - 1) ? own.at(-1) : undefined;
    const base = parted ? finiteOf(word)?.base : finalOf(word);
    if (!base || (NO_DEED.has(base) && !parted)) return undefined;
    const whole = `${parted?.word ?? ""}${base}`;
    if (whole === "geben" && all.some(({ word: one }) => one === "es")) return undefined;
    if (NO_DEED.has(whole)) return undefined;
    const served = this.product && servedBy(this.product, parted ? own.slice(0, -1) : own, whole);
    if (served) return { ...served, thing: undefined };
    this.parted = parted ? { base, tail: textOf(own.slice(0, -1)) } : undefined;
    if (own.length === 0 && this.afterFinal && this.thing && isVerbLike(word))
      return { said: mine(`${this.thing.words} ${whole}`), thing: this.thing.head };
    if (!isKnownVerb(base) && !isVerbLike(word) && own.length === 0) return undefined;
    return this.withThing([...(parted ? own.slice(0, -1) : own), { text: whole, word: whole, noun: false }]);
  }

  private withThing(own: readonly GermanWord[]): { said: string; thing: string | undefined } {
    const pointed = own.some(
      ({ word }, at) =>
        (/^(?:ihn|es)$/.test(word) && !own[at + 1]?.noun) ||
        (word === "sie" && /^(?:dem|einem|einer|ihm|ihnen)$/.test(own[at + 1]?.word ?? "")),
    );
    const object = own.find(
      (one, at) =>
        one.noun &&
        !(pointed && /^(?:der|dem|einem|einer|meinem|meiner|ihrem|ihrer|seinem|seiner)$/.test(own[at - 1]?.word ?? "")) &&
        !NOBODY.test(one.text) &&
        !own
          .slice(Math.max(0, at - 3), at)
          .some(({ word }, index, lead) => PREPOSITIONS.has(word) && !lead.slice(index + 1).some(({ noun }) => noun)),
    );
    const stands = object
      ? -1
      : own.findIndex(
          ({ word }, at) =>
            /^(?:ihn|es|sie|das|die|den)$/.test(word) &&
            !own[at + 1]?.noun &&
            !(/^(?:das|die|den)$/.test(word) && /e[ns]?$/.test(own[at + 1]?.word ?? "") && !isVerb(own[at + 1] as GermanWord)) &&
            !PREPOSITIONS.has(own[at - 1]?.word ?? ""),
        );
    const meant = stands >= 0 ? this.pointedAt(own[stands]?.word ?? "") : undefined;
    const told = own
      .filter(({ word }) => !/^(?:dann|auch|also|nun|mal|bitte|aber|jedoch|allerdings|zudem|außerdem)$/.test(word))
      .map((one) => (meant && one === own[stands] ? { text: definite(meant), word: definite(meant), noun: false } : one));
    const thing = object?.text ?? meant?.head;
    if (object) {
      const at = own.indexOf(object);
      let from = at;
      while (
        from > 0 &&
        !own[from - 1]?.noun &&
        !isMark(own[from - 1] as GermanWord) &&
        (DETERMINERS.has(own[from - 1]?.word ?? "") || !isClosed(own[from - 1]?.word ?? ""))
      )
        from -= 1;
      this.meet(thingOf(own.slice(from, at + 1), false));
    }
    // "sich einen Baum aussuchen", but "sich anmelden"
    const said = mine(textOf(told));
    return { said: object ? said.replace(/(?<!\p{L})mich(?= )/u, "mir") : said, thing };
  }

  /** "von ihr" */
  private agentMeant(own: readonly GermanWord[]): GermanWord | undefined {
    const pronoun = own.find(({ word }, at) => AGENT.test(word) && /^(?:von|durch)$/.test(own[at - 1]?.word ?? ""))?.word;
    if (pronoun === undefined) return undefined;
    const [text] =
      { mir: [this.I], uns: [this.we], dir: [this.you] }[pronoun] ?? this.meant(pronoun === "ihnen", pronoun === "ihr");
    return text === undefined ? undefined : { text, word: text.toLowerCase(), noun: true };
  }

  private passive(
    own: readonly GermanWord[],
    done: GermanWord,
    named: Named | undefined,
  ): { who?: string; said: string; thing: string | undefined } | undefined {
    const rest = own.filter((one) => one !== done);
    const infinitive = infinitiveOfDone(done.word) ?? "";
    // "wird der Fahrer vom System erinnert"
    if (named && germanStanding(named.who) === "person" && isByProduct(rest))
      return { who: named.who, said: mine(`mich ${textOf(rest)} ${infinitive} lassen`), thing: undefined };
    const told = this.suffers(rest, infinitive, named);
    if (told) return told;
    this.open = true;
    const served = named && servedWith(accused(textOf(named.words), named.who), rest, infinitive);
    if (served) return { ...served, said: mine(served.said), thing: named.who };
    if (!TELLS.test(done.word) || !named) return undefined;
    return { who: named.who, said: `${mine(textOf(own))} werden`, thing: undefined };
  }

  /** By whom something is done, told as a deed of theirs. */
  private suffers(
    own: readonly GermanWord[],
    infinitive: string,
    named: Named | undefined,
  ): { who: string; said: string; thing: string | undefined } | undefined {
    const by = agentAt(own);
    const agent = by >= 0 ? own.slice(by + 1).find(({ noun }) => noun) : this.agentMeant(own);
    const thing = named ? accused(textOf(named.words), named.who) : this.thing && definite(this.thing);
    if (thing) this.suffered = { who: agent?.text, thing, head: named?.who ?? this.thing?.head ?? thing };
    if (named) this.meet(thingOf(named.words, true));
    if (agent && thing) {
      this.who = [agent.text];
      const end = own.indexOf(agent);
      const spoken = own.findIndex(({ word }, at) => /^(?:von|durch)$/.test(word) && AGENT.test(own[at + 1]?.word ?? ""));
      const rest = own.filter((_, at) => (by >= 0 ? at < by || at > end : at !== spoken && at !== spoken + 1));
      return {
        who: agent.text,
        said: mine([thing, textOf(rest), infinitive].filter(Boolean).join(" ")),
        thing: named?.who ?? this.thing?.head,
      };
    }
    return undefined;
  }
}

const AGENT = /^(?:ihr|ihm|ihnen|mir|uns|dir|ihnen)$/;

const isSomebody = ({ noun, text }: GermanWord) => noun && germanStanding(text) === "person";

/** "Anrufe von Bürgern werden vom Dienst angenommen": by whom, where more than one could be meant. */
function agentAt(own: readonly GermanWord[]): number {
  const places = own.flatMap(({ word }, at) => {
    const noun = /^(?:von|vom|durch)$/.test(word) ? own.slice(at + 1, at + 5).find((one) => one.noun) : undefined;
    return noun ? [{ at, acts: /^(?:person|body)$/.test(germanStanding(noun.text)) }] : [];
  });
  return (places.findLast(({ acts }) => acts) ?? places[0])?.at ?? -1;
}

/** "darf jede von uns ändern" */
function eachOfUs(rest: readonly GermanWord[]): readonly GermanWord[] {
  return /^jede[rs]?$/.test(rest[0]?.word ?? "") && rest[1]?.word === "von" && rest[2]?.word === "uns" ? rest.slice(0, 3) : [];
}

/** "Bücher vormerken, | verlängern und bewerten": the same is done to the same. */
function shared(last: ToldDeed | undefined, own: readonly GermanWord[], base: string): Omit<ToldDeed, "who"> | undefined {
  if (own.length > 0 || last?.thing === undefined || /,/.test(last.said) || !/ \p{Ll}+n$/u.test(last.said)) return undefined;
  return { said: last.said.replace(/ \p{Ll}+$/u, ` ${base}`), thing: last.thing };
}

/** "die Schlüssel auszugeben", "den Spind zu buchen" as they stand behind "want to". */
function withoutZu(words: readonly GermanWord[]): readonly GermanWord[] | undefined {
  const last = words.at(-1);
  if (!last || last.noun) return undefined;
  const [, lead = "", base = ""] = /^(\p{Ll}+)zu(\p{Ll}{3,}n)$/u.exec(last.word) ?? [];
  const whole = `${lead}${base}`;
  if (PREFIXES.has(lead)) return [...words.slice(0, -1), { text: whole, word: whole, noun: false }];
  return words.at(-2)?.word === "zu" && /n$/.test(last.word) ? [...words.slice(0, -2), last] : undefined;
}

/** "Mitglieder haben die Möglichkeit", "Es ist Aufgabe des Hallenwarts" */
function chargedIn(words: readonly GermanWord[]): string | undefined {
  const at = words.findIndex(({ word }) => /^(?:möglichkeit|recht|aufgabe|pflicht|sache|gelegenheit)$/.test(word));
  if (at < 0) return undefined;
  const of = words.slice(at + 1, at + 4).find(({ noun }) => noun);
  const named = /^(?:des|der|von)$/.test(words[at + 1]?.word ?? "") ? of : words.slice(0, at).find(({ noun }) => noun);
  return named && germanStanding(named.text) !== "thing" ? germanSingular(named.text) : undefined;
}

/** "der die Effekte bucht und | eine Packliste ausdruckt" */
function goesOn({ lead, words }: Segment, endsFinal: boolean): Frame | undefined {
  const at = words.length - 1;
  const last = words[at];
  if (!endsFinal || !/^(?:und|oder|,)$/.test(lead) || at < 1 || !last || last.noun) return undefined;
  const opener = words[0]?.word ?? "";
  if (lead === "," && (!/n$/.test(last.word) || OPENS.has(opener) || RELATIVES.has(opener) || NOMINATIVE.has(opener)))
    return undefined;
  const ends = isVerb(last) && finalOf(last.word) !== undefined && !PREFIXES.has(last.word);
  return ends && !words.slice(0, at).some((word) => isVerb(word)) ? { verb: at, final: true } : undefined;
}

/** "das ich freigebe", "die er herunterlädt": somebody else does it. */
function isSpoken(opener: string, rest: readonly GermanWord[], person: string): boolean {
  if (/^[12]/.test(person)) return true;
  if (rest.some(({ word }) => /^(?:ich|du|er|wir|man|jemand)$/.test(word))) return true;
  return rest[0]?.word === "sie" && !rest[1]?.noun && (opener === "den" || opener === "das" || person === "3p");
}

/** What is said before "dass" of what shall be. */
const WISHES =
  /^(?:soll|sollen|sollte|muss|möchte|möchten|will|wollen|wünsche|wünscht|wünschen|erwarte|erwartet|erwarten|verlange|verlangt|verlangen|fordert|hoffe|hoffen|wichtig|möglich|nötig|vorgesehen|geplant|aufgabe|pflicht)$/;

type Thing = { words: string; head: string; gender: "m" | "f" | "n" | undefined };

/** Something by its words; `subject` where something is done to it in a passive. */
function thingOf(words: readonly GermanWord[], subject: boolean): Thing {
  const head = words.at(-1)?.text ?? "";
  return { words: textOf(words), head, gender: genderOf(words[0]?.word ?? "", head, subject) };
}

function genderOf(lead: string, head: string, subject: boolean): Thing["gender"] {
  if (/(?:ung|heit|keit|schaft|tion|tät|ik|ei|ungen|heiten|keiten|tionen)$/.test(head)) return "f";
  if (/(?:chen|lein|ment)$/.test(head)) return "n";
  if (/^(?:den|einen|keinen|jeden|meinen|ihren|seinen|unseren|diesen)$/.test(lead)) return "m";
  if (/^(?:das|jedes|dieses)$/.test(lead)) return "n";
  if (/^(?:ein|ihr|sein|mein|unser)$/.test(lead)) return subject ? undefined : "n";
  if (/^(?:die|eine|jede|ihre|seine|meine|unsere|diese|alle|zwei|drei|beide|mehrere|neue)$/.test(lead)) return "f";
  return subject && /^(?:der|jeder|dieser)$/.test(lead) ? "m" : undefined;
}

/** "ein Angebot" where it is spoken of again is "das Angebot". */
function definite({ words, gender }: Thing): string {
  if (gender === undefined) return words;
  const article = { m: "den", f: "die", n: "das" }[gender];
  return words.replace(/^(?:einen|eine|ein|der) (?=\p{Lu})/u, `${article} `);
}

/** Whether what stands before may be why or when: its verb stands first or last. */
function opensLate(last: Segment | undefined): boolean {
  const first = last?.words[0];
  return first !== undefined && (OPENS.has(first.word) || isVerb(first));
}

/** "Ich schreibe Ihnen", "ich soll dir aufschreiben": whoever writes says so to whoever reads. */
function isOfTheLetter(words: readonly GermanWord[], person: string): boolean {
  return (
    (person === "1s" || words.some(({ word }) => word === "ich")) &&
    words.some(({ word, text }) => text === "Ihnen" || /^(?:dir|dich|euch)$/.test(word))
  );
}

/** "ich leite eine Musikschule" */
function isIntroduction(words: readonly GermanWord[], { word }: GermanWord): boolean {
  return (
    /^(?:leite|leiten|leitest|betreibe|betreiben|betreibst|führe|führen|führst)$/.test(word) &&
    words.length < 8 &&
    words.some(({ word: one }) => /^(?:ich|wir|du)$/.test(one))
  );
}

/** "Ein Fahrplan", "der Stand" as what something is done to. */
function accused(words: string, head: string): string {
  const manly = /(?:plan|er|ling|ig|ismus|or|brief|bericht|antrag|vertrag|schein|tag|stand|zettel|wagen|schaden|kurs|platz)$/;
  const he = germanStanding(head) === "person" ? !isShe(head) : manly.test(head);
  return words.replace(/^(jed|d)er /, "$1en ").replace(/^((?:k|m|d|s)?ein|unser|ihr) /, he ? "$1en " : "$1 ");
}

/** What people alone do, at the end of what is told. */
const HUMAN =
  /(?:melden|eintragen|anlegen|erfassen|buchen|bestellen|prüfen|genehmigen|freigeben|ablehnen|annehmen|bestätigen|unterschreiben|reservieren|dokumentieren|notieren|kontrollieren|planen|schreiben|ausfüllen|bezahlen|zahlen|kaufen|verkaufen|beantragen|anmelden|abmelden|wählen|auswählen|entscheiden|informieren|benachrichtigen|schicken|senden|hochladen|herunterladen|bewerten|fotografieren|messen|wiegen|zählen|abholen|verteilen|einteilen|zuteilen|zuweisen|organisieren|verwalten|betreuen|beraten|stornieren|absagen|zusagen|vorschlagen|veröffentlichen|abrechnen|kassieren|unterrichten|leihen|ausleihen|zurückgeben|abhaken|quittieren|einsehen|abrufen)$/;
/** What things shall do by themselves. */
const NO_WISH =
  /^(?:aufhören|verschwinden|enden|wegfallen|entfallen|funktionieren|laufen|bleiben|passieren|gelten|genügen|reichen)$/;
const ACTS =
  /(?:er|erin|or|in|ist|ant|ent|eur|wart|leitung|schaft|kraft|frau|mann|amt|verwaltung|eltern|mitglieder|gäste|kunden)$/;

function isCondition({ lead, words }: Segment, next: Segment | undefined): boolean {
  const opener = next?.words[0];
  if (lead !== "" || next?.lead !== "," || !opener || MODALS.has(words[0]?.word ?? "")) return false;
  return opener.word === "so" || (isVerb(opener) && !OPENS.has(opener.word));
}

function infinitiveIn(words: readonly GermanWord[]): GermanWord | undefined {
  return words.findLast(({ noun, word }) => !noun && /(?:en|ern|eln|tun)$/.test(word) && !isClosed(word));
}

/** One more thing stands before the verb. */
function withBefore(said: string, { lead, words }: Segment): string {
  const told = said.split(" ");
  return mine([...told.slice(0, -1), lead.replace(",", ""), textOf(words), told.at(-1) ?? ""].join(" "));
}
