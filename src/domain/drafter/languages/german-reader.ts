import {
  BECOMING,
  BEING,
  finalOf,
  finiteOf,
  HAVING,
  infinitiveOfDone,
  isKnownVerb,
  MODALS,
  NO_DEED,
  PREFIXES,
  TELLS,
} from "./german-verbs.ts";
import {
  ADVERBS,
  DENIES,
  DETERMINERS,
  type GermanWord,
  germanWords,
  isClosed,
  isMark,
  JOINS,
  NOMINATIVE,
  OPENS,
  OPENS_ANYWHERE,
  PREPOSITIONS,
  RELATIVES,
  SURELY_ONE,
} from "./german-words.ts";
import { joined, partsOf } from "./token.ts";
import type { ToldDeed } from "./tongue.ts";

const THING =
  /(?:ung|heit|keit|tion|tum|nis|ment|daten|foto|buch|gerät|liste|recht|anwendung|app|noten|system|software|programm)(?:en|e|s)?$/i;
const BODY = /(?:verwaltung|leitung|abteilung|innung|vertretung|sammlung|meisterei)$/i;
const NOBODY =
  /^(?:tag|tage|halbjahr|quartal|saison|abend|woche|wochen|monat|monate|jahr|jahre|uhr|stunde|stunden|minute|minuten|euro|prozent|mal|zeit|ende|anfang|fall|preis|geld|werbung)s?$/i;
const MINE: Readonly<Record<string, string>> = {
  ihre: "meine",
  ihren: "meinen",
  ihrem: "meinem",
  ihrer: "meiner",
  seine: "meine",
  seinen: "meinen",
  seinem: "meinem",
  deine: "meine",
  deinen: "meinen",
  dein: "mein",
  sich: "mich",
  dich: "mich",
};

type Segment = { lead: string; words: readonly GermanWord[] };
type Named = { who: string; words: readonly GermanWord[]; many: boolean };
type Frame = { verb: number; final: boolean };

/** Statements of a German text, read by where their verbs stand and which articles can be whose. */
export class GermanReader {
  private readonly capitals: boolean;
  private who: readonly string[] = [];
  private people: Named[] = [];
  private thing: { words: string; head: string } | undefined;
  private I = "Verantwortliche";
  private we = "Team";
  private you = "Nutzer";
  /** The last thing named in the segment before, which a relative clause tells of. */
  private antecedent: Named | undefined;
  private openSubject: readonly string[] | undefined;
  /** To what the last thing was done, and by whom. */
  private suffered: { who: string | undefined; thing: string; head: string } | undefined;
  /** Set where what follows may stand under the same "can". */
  private modal = false;
  /** A verb that stood apart from its prefix. */
  private parted: { base: string; tail: string } | undefined;

  constructor(capitals: boolean) {
    this.capitals = capitals;
  }

  ask(question: string) {
    const words = germanWords(partsOf(question), this.capitals);
    const named = this.namedIn(words)[0];
    if (named && !words.some((word, at) => at > 0 && this.isVerb(word))) this.speakOf(named);
    this.introduce(words);
  }

  read(statement: string): { deeds: ToldDeed[]; hasVerb: boolean } {
    const words = germanWords(partsOf(statement), this.capitals);
    this.introduce(words);
    const segments = this.segmentsOf(words);
    const found: ToldDeed[] = [];
    let hasVerb = false;
    this.openSubject = undefined;
    this.modal = false;
    this.suffered = undefined;
    this.parted = undefined;
    for (const [at, segment] of segments.entries()) {
      const first = segment.words[0]?.word ?? "";
      const lone = segment.words.length === 1 && PREFIXES.has(first) ? found.at(-1) : undefined;
      if (lone && this.parted) {
        const { base, tail } = this.parted;
        found.push({ ...lone, said: mine([tail, `${first}${base}`].filter(Boolean).join(" ")) });
        continue;
      }
      const further = this.modal && JOINS.has(segment.lead.replace(",", "")) ? infinitiveIn(segment.words) : undefined;
      if (further && !segment.words.some((word) => word !== further && this.isVerb(word))) {
        const told = this.withThing([...segment.words.filter((word) => word !== further), further]);
        found.push(...this.who.map((who) => ({ who, ...told })));
        continue;
      }
      const again = this.doneAgain(segment);
      if (again) {
        found.push(...again);
        continue;
      }
      const frame = this.frameOf(segment);
      const last = found.at(-1);
      if (OPENS.has(first) && frame?.final !== false) {
        if (last) last.said = `${last.said}, ${textOf(segment.words)}`;
        this.openSubject ??= this.who.length > 0 && at > 0 ? this.who : undefined;
        continue;
      }
      if (!frame) {
        const [head] = this.namedIn(segment.words);
        const next = segments[at + 1];
        if (head && (found.length === 0 || (next?.lead === "," && RELATIVES.has(next.words[0]?.word ?? "")))) {
          this.openSubject = namesOf(head);
          this.antecedent = head;
          if (found.length > 0) continue;
        }
        if (at === 0 && this.namedIn(segment.words)[0] && segments.length === 1)
          this.speakOf(this.namedIn(segment.words)[0] as Named);
        const infinitive = segment.words.some(({ word }) => word === "zu" || /^\p{Ll}+zu\p{Ll}{3,}en$/u.test(word));
        if (last && (infinitive || JOINS.has(segment.lead)))
          last.said = infinitive ? `${last.said}, ${textOf(segment.words)}` : withBefore(last.said, segment);
        this.antecedent = (segments.length === 1 ? head : lastNamed(segment.words)) ?? this.antecedent;
        continue;
      }
      hasVerb ||= !BEING.has(segment.words[frame.verb]?.word ?? "");
      const relative = frame.final && RELATIVES.has(first);
      const placed = frame.final && PREPOSITIONS.has(first);
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
    }
    return { deeds: found, hasVerb };
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
    const agent = by >= 0 ? words.slice(by).find(({ noun }) => noun) : undefined;
    const who = agent?.text ?? this.suffered.who;
    if (!who) return [];
    const rest = words.filter((one, at) => one !== done && (by < 0 || at < by || at > words.indexOf(agent as GermanWord)));
    return [
      { who, said: mine([this.suffered.thing, textOf(rest), infinitive].filter(Boolean).join(" ")), thing: this.suffered.head },
    ];
  }

  private speakOf(named: Named) {
    this.people = [named, ...this.people].slice(0, 6);
    this.antecedent = named;
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
        if (word === "ich" && this.I === "Verantwortliche") this.I = noun.text;
        if (word === "wir" && this.we === "Team") this.we = noun.text;
        if (word === "du" && this.you === "Nutzer") this.you = noun.text;
      }
      if (/^unsere?$/.test(word) && at === 0 && this.we === "Team" && !THING.test(noun.text)) this.we = noun.text;
    }
  }

  /** Apart at marks, and where a word joins what has a verb of its own. */
  private segmentsOf(words: readonly GermanWord[]): Segment[] {
    const raw: { lead: string; words: GermanWord[] }[] = [{ lead: "", words: [] }];
    for (const word of words) {
      const last = raw.at(-1);
      if (isMark(word) || JOINS.has(word.word)) {
        if (last && last.words.length === 0) last.lead = JOINS.has(word.word) ? `${last.lead}${word.word}` : word.word;
        else raw.push({ lead: word.word, words: [] });
      } else if (OPENS_ANYWHERE.has(word.word) && last && last.words.length > 1 && last.words.some((one) => this.isVerb(one)))
        raw.push({ lead: ",", words: [word] });
      else last?.words.push(word);
    }
    const segments: Segment[] = [];
    let waiting: { lead: string; words: GermanWord[] } | undefined;
    const hanging = (one: { lead: string; words: readonly GermanWord[] } | undefined) => {
      const [first, second] = one?.words ?? [];
      const led = RELATIVES.has(first?.word ?? "") || (PREPOSITIONS.has(first?.word ?? "") && RELATIVES.has(second?.word ?? ""));
      return one !== undefined && led && one.lead === "," && one.words.some((word) => this.isVerb(word));
    };
    for (const [at, segment] of raw.entries()) {
      if (segment.words.length === 0) continue;
      const joins = JOINS.has(segment.lead.replace(",", ""));
      const verb = segment.words.some((word) => this.isVerb(word));
      const last = segments.at(-1);
      if (!verb && segment.words.every(({ word }) => ADVERBS.has(word)) && segments.length === 0) continue;
      if (waiting && hanging(segment)) {
        segments.push(waiting, segment);
        waiting = undefined;
        continue;
      }
      // "nimmt Aufträge von Schulen, Behörden und Privatleuten entgegen", "will den Plan, die Karte und die Liste sehen"
      const lone = segment.words.length === 1 && PREFIXES.has(segment.words[0]?.word ?? "");
      const ownVerb =
        verb &&
        !(
          last &&
          this.waitsForInfinitive(last.words) &&
          /n$/.test(segment.words.at(-1)?.word ?? "") &&
          segment.words.filter((one) => this.isVerb(one)).length === 1
        );
      const chain = raw.slice(at).findIndex(({ words: own }) => PREFIXES.has(own.at(-1)?.word ?? ""));
      const parts = chain >= 0 && raw.slice(at, at + chain + 1).every(({ words: own }) => !own.some((one) => this.isVerb(one)));
      const closes = parts || (verb && !ownVerb);
      if (
        !waiting &&
        last &&
        !ownVerb &&
        !lone &&
        closes &&
        !isParted(last.words, last.words.length - 1) &&
        (joins || segment.lead === ",") &&
        !OPENS.has(segment.words[0]?.word ?? "") &&
        last.words.some((one) => this.isVerb(one)) &&
        !segment.words.some(({ word }) => word === "zu") &&
        !OPENS.has(last.words[0]?.word ?? "") &&
        !infinitiveOfDone(segment.words.at(-1)?.word ?? "")
      ) {
        segments[segments.length - 1] = {
          lead: last.lead,
          words: [...last.words, { text: segment.lead, word: segment.lead, noun: false }, ...segment.words],
        };
        continue;
      }
      if (waiting && (joins || segment.lead === ",")) {
        const glue = { text: segment.lead, word: segment.lead, noun: false };
        waiting = { lead: waiting.lead, words: [...waiting.words, glue, ...segment.words] };
        if (verb) {
          segments.push(waiting);
          waiting = undefined;
        }
      } else if (!verb && (segments.length === 0 || hanging(raw[at + 1])) && !/[:;]/.test(segment.lead)) waiting = segment;
      else segments.push(segment);
    }
    if (waiting) segments.push(waiting);
    return segments;
  }

  private waitsForInfinitive(words: readonly GermanWord[]): boolean {
    const modal = words.findIndex(({ word }) => MODALS.has(word));
    return modal >= 0 && !words.slice(modal + 1).some((word) => this.isVerb(word) && /n$/.test(word.word));
  }

  private isVerb({ word, noun }: GermanWord): boolean {
    if (noun) return false;
    if (MODALS.has(word) || BECOMING.has(word) || HAVING.has(word) || BEING.has(word)) return true;
    return !isClosed(word) && word.length > 3 && finiteOf(word) !== undefined && !/(?:licht|haft|isch|lich|los|fest)$/.test(word);
  }

  /** Where the verb of a segment stands: second, first or last. */
  private frameOf({ lead, words }: Segment): Frame | undefined {
    const first = words[0]?.word ?? "";
    const last = words.length - 1;
    const placed = PREPOSITIONS.has(first) && RELATIVES.has(words[1]?.word ?? "") && lead.includes(",");
    const hangs = placed || OPENS.has(first) || first === "wer" || (RELATIVES.has(first) && lead.includes(","));
    const final = words[last];
    const ends =
      final !== undefined &&
      last > 0 &&
      (this.isVerb(final) || finalOf(final.word) !== undefined) &&
      !final.noun &&
      !isParted(words, last);
    const second = this.secondVerb(words, lead);
    if (
      hangs &&
      ends &&
      (second === undefined || second === last || placed || OPENS.has(first) || first === "wer" || second > 2 || !words[1]?.noun)
    )
      return { verb: last, final: true };
    return second === undefined ? undefined : { verb: second, final: false };
  }

  private secondVerb(words: readonly GermanWord[], lead: string): number | undefined {
    for (let at = 0; at < Math.min(words.length, 16); at += 1) {
      const word = words[at];
      if (!word || !this.isVerb(word)) continue;
      const helper = MODALS.has(word.word) || BECOMING.has(word.word) || HAVING.has(word.word) || BEING.has(word.word);
      const last = words[at - 1];
      const next = words[at + 1]?.word ?? "";
      if (!helper && (MODALS.has(next) || BECOMING.has(next)) && (at === 0 || /n$/.test(word.word)) && at + 2 < words.length)
        continue;
      if (at === 0) {
        if (helper || lead !== "" || finiteOf(word.word)?.known) return at;
        continue;
      }
      // "das verbaute Material": before a noun it says which
      if (
        !helper &&
        words[at + 1]?.noun &&
        last &&
        !last.noun &&
        (DETERMINERS.has(last.word) || PREPOSITIONS.has(last.word) || /e[nrsm]?$/.test(word.word)) &&
        finiteOf(word.word)?.person !== "3s"
      )
        continue;
      if (!helper && last && DETERMINERS.has(last.word) && !words[at - 1]?.noun && at > 1) continue;
      if (!helper && last && PREPOSITIONS.has(last.word)) continue;
      if (!helper && !finiteOf(word.word)?.known && infinitiveOfDone(word.word)) continue;
      const known = finiteOf(word.word)?.known ?? helper;
      const behind = last && (last.noun || isClosed(last.word) || ADVERBS.has(last.word));
      if (helper || (behind && (known || last?.noun || at === 1))) return at;
    }
    return undefined;
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
    const person = this.personOf(finite.word);
    const named = final
      ? this.subjectIn(rest, person, false)
      : this.subjectIn(before, person, true, this.mayStandBehind(segment, before, rest, last) ? rest : []);
    const who = this.whoOf(segment, named, before, rest, finite, relative, at);
    const own = [...before, ...rest].filter((word) => !named?.words.includes(word) && !isSubjectPronoun(word, person, before));
    if (who === undefined) return [];
    if (words[0]?.word === "wer" && final) {
      this.openSubject = who;
      this.who = who;
      return [];
    }
    if (relative && named && this.antecedent) own.unshift(...this.antecedent.words);
    if (!relative) this.openSubject = who.length > 0 ? who : undefined;
    const denied = words.some(({ word }) => DENIES.has(word));
    const told = denied ? undefined : this.told(own, finite, named, words);
    if (who.length > 0 && !BECOMING.has(finite.word)) this.who = who;
    if (!told) return [];
    return (told.who ? [told.who] : who)
      .filter((name) => !isThing(name))
      .map((name) => ({ who: name, said: told.said, thing: told.thing }));
  }

  /** "Fehlt ein Teil, bestellt es die Kassenwartin", but not "und weist ein Tier zurück" */
  private mayStandBehind(
    { lead }: Segment,
    before: readonly GermanWord[],
    rest: readonly GermanWord[],
    last: Segment | undefined,
  ): boolean {
    if (before.length > 0 || lead === "" || /[:;]/.test(lead)) return true;
    if (/^(?:es|ihn|sie)$/.test(rest[0]?.word ?? "")) return true;
    if (JOINS.has(lead.replace(",", "")) || !last) return false;
    return OPENS.has(last.words[0]?.word ?? "") || this.isVerb(last.words[0] as GermanWord);
  }

  /** Number and person of a finite form. */
  private personOf(word: string): string {
    if (/^(?:ist|hat|wird|kann|darf|soll|muss|möchte|will|wurde|sollte|könnte)$/.test(word)) return "3s";
    if (/^(?:sind|haben|werden|können|dürfen|sollen|müssen|möchten|wollen|wurden|sollten|könnten)$/.test(word)) return "3p";
    if (/^(?:bin|habe|werde)$/.test(word)) return "1s";
    if (/st$/.test(word) && /^(?:bist|hast|wirst|kannst|darfst|sollst|musst|möchtest|willst)$/.test(word)) return "2s";
    return finiteOf(word)?.person ?? "3s";
  }

  private whoOf(
    segment: Segment,
    named: Named | undefined,
    before: readonly GermanWord[],
    rest: readonly GermanWord[],
    finite: GermanWord,
    relative: boolean,
    at: number,
  ): readonly string[] | undefined {
    const pronoun =
      [...before.slice(0, 2), ...rest.slice(0, 2)].find(({ word }) => /^(?:ich|du|wir|er|man|jemand|wer)$/.test(word))?.word ??
      ([...before, ...rest.slice(0, 1)].some(({ word }) => word === "sie") && !named ? "sie" : undefined);
    if (segment.words[0]?.word === "wer" || pronoun === "jemand") return [this.you];
    const demonstrative = /^(?:der|die)$/.test(before[0]?.word ?? "") && before.length === 1;
    if (demonstrative && this.antecedent && pronoun !== "ich" && pronoun !== "du" && pronoun !== "wir")
      return namesOf(this.antecedent);
    if (pronoun === "ich") return [this.I];
    if (pronoun === "wir") return [this.we];
    if (pronoun === "du") return [this.you];
    if (pronoun === "man") return [this.we];
    if (named) {
      const names = namesOf(named);
      this.people = [...names.map((who) => ({ ...named, who })), ...this.people].slice(0, 6);
      return names;
    }
    if (relative)
      return this.antecedent &&
        !PREPOSITIONS.has(segment.words[0]?.word ?? "") &&
        /^(?:der|die|das|welcher)$/.test(segment.words[0]?.word ?? "")
        ? namesOf(this.antecedent)
        : [];
    const person = this.personOf(finite.word);
    if (person === "1s") return [this.I];
    if (person === "2s") return [this.you];
    if (pronoun) return this.meant(person === "3p");
    if (this.openSubject && at > 0) return this.openSubject;
    return this.who;
  }

  private meant(many: boolean): readonly string[] {
    if (this.who.length > 1 && many) return this.who;
    const found = this.people.find((one) => one.many === many) ?? this.people[0];
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
      if (!HAVING.has(word) || (zu < 0 && !glued)) return undefined;
      const base = glued ? `${glued[1]}${glued[2]}` : last;
      return this.withThing([...own.slice(0, glued ? -1 : zu), { text: base, word: base, noun: false }]);
    }
    if (MODALS.has(word)) {
      const infinitive = infinitiveIn(all.filter((one) => one !== finite));
      if (!infinitive || all.some((one) => BECOMING.has(one.word))) return undefined;
      this.modal = true;
      const others = own.filter((one) => one !== infinitive && !MODALS.has(one.word));
      return this.withThing([...others, infinitive]);
    }
    const parted = own.length > 0 && isParted(own, own.length - 1) ? own.at(-1) : undefined;
    const base = parted ? finiteOf(word)?.base : finalOf(word);
    if (!base || (NO_DEED.has(base) && !parted)) return undefined;
    const whole = `${parted?.word ?? ""}${base}`;
    if (NO_DEED.has(whole)) return undefined;
    this.parted = parted ? { base, tail: textOf(own.slice(0, -1)) } : undefined;
    if (!isKnownVerb(base) && !own.some(({ noun }) => noun) && own.length === 0) return undefined;
    return this.withThing([...(parted ? own.slice(0, -1) : own), { text: whole, word: whole, noun: false }]);
  }

  private withThing(own: readonly GermanWord[]): { said: string; thing: string | undefined } {
    const object = own.find(
      (one, at) =>
        one.noun &&
        !NOBODY.test(one.text) &&
        !own
          .slice(Math.max(0, at - 3), at)
          .some(({ word }, index, lead) => PREPOSITIONS.has(word) && !lead.slice(index + 1).some(({ noun }) => noun)),
    );
    const stands = object
      ? -1
      : own.findIndex(
          ({ word }, at) =>
            /^(?:ihn|es|sie|das|die|den)$/.test(word) && !own[at + 1]?.noun && !PREPOSITIONS.has(own[at - 1]?.word ?? ""),
        );
    const told = own
      .filter(({ word }) => !/^(?:dann|auch|also|nun|mal|bitte)$/.test(word))
      .map((one) =>
        stands >= 0 && one === own[stands] && this.thing ? { text: this.thing.words, word: this.thing.words, noun: false } : one,
      );
    const thing = object?.text ?? (stands >= 0 ? this.thing?.head : undefined);
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
      this.thing = { words: textOf(own.slice(from, at + 1)), head: object.text };
    }
    return { said: mine(textOf(told)), thing };
  }

  private passive(
    own: readonly GermanWord[],
    done: GermanWord,
    named: Named | undefined,
  ): { who?: string; said: string; thing: string | undefined } | undefined {
    const infinitive = infinitiveOfDone(done.word) ?? "";
    const by = own.findIndex(
      ({ word }, at) => /^(?:von|vom|durch)$/.test(word) && own.slice(at + 1, at + 5).some(({ noun }) => noun),
    );
    const agent = by >= 0 ? own.slice(by + 1).find(({ noun }) => noun) : undefined;
    const thing = named ? textOf(named.words).replace(/^(jed|d)er /, "$1en ") : this.thing?.words;
    if (thing) this.suffered = { who: agent?.text, thing, head: named?.who ?? this.thing?.head ?? thing };
    if (named) this.thing = { words: textOf(named.words), head: named.who };
    if (agent && thing) {
      this.who = [agent.text];
      const end = own.indexOf(agent);
      const rest = own.filter((one, at) => one !== done && (at < by || at > end));
      return {
        who: agent.text,
        said: mine([thing, textOf(rest), infinitive].filter(Boolean).join(" ")),
        thing: named?.who ?? this.thing?.head,
      };
    }
    if (!TELLS.test(done.word) || !named) return undefined;
    return { who: named.who, said: `${mine(textOf(own))} werden`, thing: undefined };
  }

  /** Whoever can be the subject: by article, by number, and by standing first. */
  private subjectIn(
    before: readonly GermanWord[],
    person: string,
    fronted: boolean,
    after: readonly GermanWord[] = [],
  ): Named | undefined {
    if (!person.startsWith("3")) return undefined;
    const rate = (named: Named, first: boolean): number => {
      const lead = named.words[0]?.word ?? "";
      const joins = named.words.some(({ word }) => JOINS.has(word) || word === ",");
      if (DETERMINERS.has(lead) && !NOMINATIVE.has(lead)) return -9;
      if (person === "3p" && SURELY_ONE.has(lead) && !joins) return -9;
      if (person === "3s" && /^(?:alle|beide|zwei|drei|vier|fünf|sechs|mehrere|einige|viele)$/.test(lead)) return -9;
      if (person === "3s" && lead !== "die" && joins) return -9;
      if (/^(?:jeder|ein|mein|unser)$/.test(lead)) return 3.2;
      if (lead === "der") return first ? 4 : 2.4;
      return (DETERMINERS.has(lead) ? 2 : 1) + (first ? 1.5 : 0) + (isThing(named.who) ? -1.5 : 0);
    };
    const pronoun = [...before.slice(0, 2), ...after.slice(0, 1)].some(({ word }) => /^(?:ich|du|wir|er|man)$/.test(word));
    if (pronoun) return undefined;
    const rated = [
      ...this.namedIn(before).map((named, at) => ({ named, score: rate(named, at === 0) })),
      ...this.namedIn(after).map((named, at) => ({
        named,
        score: rate(named, !fronted && at === 0) - (at === 0 && after.indexOf(named.words[0] as GermanWord) === 0 ? 0 : 0.4),
      })),
    ].sort((a, b) => b.score - a.score);
    const best = rated[0];
    if (!best || best.score < -5) return undefined;
    return best.named;
  }

  /** Nouns with their articles, without those behind a preposition. */
  private namedIn(words: readonly GermanWord[]): Named[] {
    const found: Named[] = [];
    let from = -1;
    let hung = false;
    for (const [at, word] of words.entries()) {
      if (PREPOSITIONS.has(word.word)) {
        from = at;
        hung = true;
      } else if (word.noun) {
        const start = from >= 0 ? from : at;
        const last = found.at(-1);
        const begins = last && words.indexOf(last.words.at(-1) as GermanWord);
        let joint = start - 1;
        while (ADVERBS.has(words[joint]?.word ?? "")) joint -= 1;
        const glue = words[joint];
        if (!hung && last && begins !== undefined && glue && (JOINS.has(glue.word) || glue.word === ",") && begins === joint - 1)
          found[found.length - 1] = {
            who: last.who,
            words: words.slice(words.indexOf(last.words[0] as GermanWord), at + 1),
            many: true,
          };
        else if (!hung && !NOBODY.test(word.text))
          found.push({ who: word.text, words: words.slice(start, at + 1), many: isMany(words.slice(start, at + 1)) });
        from = -1;
        // "der Chef des Hauses"
        hung =
          words[at + 1]?.word === "des" || (words[at + 1]?.word === "der" && words[at + 2]?.noun === true && found.length > 0);
        if (hung) from = at + 1;
      } else if (DETERMINERS.has(word.word)) {
        if (from < 0 || !hung) from = at;
      } else if (isClosed(word.word) || isMark(word)) {
        from = -1;
        hung = false;
      } else if (from < 0 && !this.isVerb(word)) from = at;
    }
    return found;
  }
}

function infinitiveIn(words: readonly GermanWord[]): GermanWord | undefined {
  return words.findLast(({ noun, word }) => !noun && /(?:en|ern|eln|tun)$/.test(word) && !isClosed(word));
}

function lastNamed(words: readonly GermanWord[]): Named | undefined {
  const noun = words.findLast((word) => word.noun && !NOBODY.test(word.text));
  return noun && { who: noun.text, words: [noun], many: true };
}

function isMany(words: readonly GermanWord[]): boolean {
  const lead = words[0]?.word ?? "";
  return (
    !SURELY_ONE.has(lead) && (words.length === 1 || /^(?:alle|beide|zwei|drei|die|unsere|meine|mehrere|viele|einige)$/.test(lead))
  );
}

/** "Moradores e turistas": each of them by name. */
function namesOf({ words }: Named): string[] {
  return words
    .filter(({ noun }, at) => noun && (words[at + 1] === undefined || !words[at + 1]?.noun))
    .filter((_, at, all) => at === 0 || all.length > 1)
    .map(({ text }) => text);
}

function isThing(name: string): boolean {
  return (THING.test(name) && !BODY.test(name)) || NOBODY.test(name);
}

function isSubjectPronoun({ word }: GermanWord, person: string, before: readonly GermanWord[]): boolean {
  if (/^(?:ich|du|wir|er|man)$/.test(word)) return true;
  return word === "sie" && person.startsWith("3") && before.some((one) => one.word === "sie");
}

/** "nimmt die Meldung | an": what stands at the end belongs before the verb. */
function isParted(words: readonly GermanWord[], at: number): boolean {
  return PREFIXES.has(words[at]?.word ?? "") && at === words.length - 1;
}

function textOf(words: readonly GermanWord[]): string {
  return joined(words.map((word) => (word.noun || !isClosed(word.word) ? word : { ...word, text: word.word })));
}

/** One more thing stands before the verb. */
function withBefore(said: string, { lead, words }: Segment): string {
  const told = said.split(" ");
  return mine([...told.slice(0, -1), lead.replace(",", ""), textOf(words), told.at(-1) ?? ""].join(" "));
}

function mine(said: string): string {
  return said
    .split(" ")
    .map((word) => MINE[word] ?? word)
    .join(" ")
    .replace(/(?<!\p{L})(?:sein|ihr) (?=\p{Lu})/gu, "mein ");
}
