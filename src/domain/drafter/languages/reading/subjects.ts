import type { Named } from "./chunks.ts";
import { agrees, type Clause } from "./clauses.ts";
import type { Context, Known } from "./context.ts";
import type { Grammar } from "./grammar.ts";
import { knownAs } from "./named.ts";
import { type Standing, standingOf } from "./persons.ts";
import { doesByItself, isProduct } from "./product.ts";
import { has, type Word } from "./word.ts";

/** Who does what a clause tells, to whom or what where that is not behind its verb, and what is no part of its words. */
export type Doing = { doers: readonly Known[]; object: Known | undefined; spent: readonly Named[]; explicit: boolean };

const NOBODY: Doing = { doers: [], object: undefined, spent: [], explicit: false };

/** Finds who does what is told. */
export class Subjects {
  private readonly grammar: Grammar;
  private readonly context: Context;
  private readonly places: ReadonlySet<string>;

  constructor(grammar: Grammar, context: Context, places: ReadonlySet<string>) {
    this.grammar = grammar;
    this.context = context;
    this.places = places;
  }

  of(words: readonly Word[], clause: Clause, last: readonly Known[], main: readonly Known[], afterCondition: boolean): Doing {
    const { grammar, context } = this;
    const { group } = clause;
    if (group.impersonal) return { ...NOBODY, object: this.objectOf(words, clause, "none") };
    // "los que deben"
    const those = clause.free && group.person === "3p" ? context.person(true, undefined, true) : undefined;
    if (those) return { ...NOBODY, doers: [those], explicit: true };
    const gap = this.gapOf(words, clause);
    const object = this.objectOf(words, clause, gap);
    if (clause.free) return { ...NOBODY, doers: [context.anybody(false)], object, explicit: true };
    if (group.beside) return { ...NOBODY, doers: main.length > 0 ? main : last, object };
    const done = (doers: readonly Known[], spent: readonly Named[] = []): Doing => ({ doers, object, spent, explicit: true });
    if (clause.pronoun !== undefined) {
      // "le client il envoie"
      const twice = /^3/.test(grammar.persons[clause.pronoun] ?? "") && clause.before.findLast((names) => agrees(names, group));
      const named = twice ? this.peopleOf(words, twice, clause) : [];
      return done(named.length > 0 ? named : this.pronoun(clause.pronoun, clause, words));
    }
    if (gap === "subject" && clause.antecedent) return done(this.peopleOf(words, [clause.antecedent], clause));
    const own = clause.before.findLast((names) => agrees(names, group));
    const acts = own?.some((one) => this.canAct(words, one, clause)) ?? false;
    const meant = clause.before.findLast((names) => this.isMeant(words, names[0], { ...clause, after: [] }))?.[0];
    const somebody = meant && agrees([meant], group) && this.standing(words, meant) === "person";
    const passed = somebody && clause.after.length === 0 && clause.behind === undefined ? undefined : meant;
    const what = passed ? knownAs(words, passed, grammar) : object;
    const behind = this.behind(words, clause, gap === "object" || (own !== undefined && !acts) || clause.topic !== undefined);
    // "el pedido lo arma el sistema"
    const [next] = clause.after;
    if (next && passed && agrees([next], group) && this.standing(words, next) === "thing")
      return { ...NOBODY, doers: this.productIn(words, [next], clause), object: what, spent: [next] };
    // "Los sacos los pesa la encargada"
    if (behind && (!acts || passed)) {
      const fronted = clause.before.at(-1)?.[0] ?? clause.topic;
      return {
        ...done(this.peopleOf(words, [behind], clause), [behind]),
        object: what ?? (fronted && knownAs(words, fronted, grammar)),
      };
    }
    if (clause.behind !== undefined && grammar.persons[clause.behind]) {
      const fronted = clause.before.at(-1)?.[0];
      return {
        ...done(this.pronoun(clause.behind, clause, words)),
        object: what ?? (fronted && knownAs(words, fronted, grammar)),
      };
    }
    if (own && group.kind === "passive") return done(this.peopleOf(words, own, clause));
    if (own && own[0] !== passed) {
      const doers = acts ? this.peopleOf(words, own, clause) : this.productIn(words, own, clause);
      return doers.length > 0 ? done(doers) : NOBODY;
    }
    // "Mettez-vous à la place"
    if (grammar.asksWhom && /^[12]/.test(group.person)) return NOBODY;
    if (!group.person.startsWith("3")) return { ...NOBODY, doers: [context.speaker(group.person)], object: what, explicit: true };
    if (clause.resumes.length > 0) return done(this.peopleOf(words, clause.resumes, clause));
    if (/^(?:se|s')$/.test(group.clitic ?? "") && grammar.passiveSe) return NOBODY;
    const joint = clause.level === "main" && !clause.wished && main.length > 0 ? main : last;
    const fits =
      joint.length > 1 || joint[0]?.many === true
        ? group.person === "3p"
        : group.person === "3s" && !(joint[0]?.speaks && grammar.dropsYou && this.isI(joint));
    if (clause.joined && (fits || joint.length === 0)) return { ...NOBODY, doers: joint, object: what };
    // "Cuando el médico me deriva a alguien, | me sube el informe"
    const supposed =
      clause.level === "main" &&
      afterCondition &&
      last.length > 0 &&
      (last.length > 1 || last[0]?.many) === (group.person === "3p");
    return { ...NOBODY, doers: supposed ? last : this.goingOn(group.person === "3p"), object: what };
  }

  /** Whether it is those who write: another form would tell so. */
  private isI(doers: readonly Known[]): boolean {
    return doers.length === 1 && doers[0]?.name === this.context.speaker("1s").name && doers[0].speaks === true;
  }

  /** "l'application relance le demandeur": what is to be built does it. */
  private productIn(words: readonly Word[], names: readonly Named[], clause: Clause): readonly Known[] {
    const [one] = names;
    const isIt = names.length === 1 && one !== undefined && !one.many && one.prep === undefined;
    return isIt && isProduct(words[one.head]?.word ?? "") && doesByItself(clause)
      ? [{ ...knownAs(words, one, this.grammar), product: true }]
      : [];
  }

  /** Those who did something last, where as many do this. */
  private goingOn(many: boolean): readonly Known[] {
    const { context } = this;
    if (context.doers.length > 1 && many) return [...context.doers];
    if (context.doers[0] && (context.doers[0].many === many || (context.doers[0].speaks && !many))) return [...context.doers];
    return [context.person(many, undefined, true) ?? (many ? [] : context.doers.filter(({ speaks }) => speaks))].flat();
  }

  private pronoun(pronoun: string, clause: Clause, words: readonly Word[]): readonly Known[] {
    const { grammar, context } = this;
    const person = grammar.persons[pronoun];
    if (person === undefined) return [];
    // "on me règle"
    if (person === "any" && /^(?:me|m'|nous)$/.test(clause.group.clitic ?? "")) return [];
    if (this.endsWithProduct(clause, words)) return [];
    if (person === "anybody") return [context.anybody(isYou(pronoun))];
    if (!person.startsWith("3")) return [context.speaker(person)];
    const many = person === "3p";
    const gender = pronoun === "elle" ? "f" : pronoun === "il" ? "m" : undefined;
    const like = clause.topic && knownAs(words, clause.topic, this.grammar);
    const fits = like && like.many === many && (gender === undefined || like.gender === undefined || like.gender === gender);
    const product = many ? undefined : context.productMeant(gender);
    if (product && doesByItself(clause)) return [product];
    const topic = clause.topic && fits ? this.peopleOf(words, [clause.topic], clause) : [];
    if (topic.length > 0) return topic;
    if (many && context.doers.length > 1) return [...context.doers];
    // "cada uno pesa su remolque", "Esta la revisa"
    if (/^(?:cadauno|chacune?)$/.test(pronoun))
      return [context.person(true, undefined, true) ?? context.person(false) ?? []].flat();
    const latest = context.latest();
    if (/^[eé]st[aeo]s?$/.test(pronoun) && latest && latest.many === many) return [latest];
    return [context.person(many, /^(?:ellas?|elles?|elas?|celle.*)$/.test(pronoun) ? "f" : "m") ?? []].flat();
  }

  /** "elle le remplit, l'application" */
  private endsWithProduct({ group, to }: Clause, words: readonly Word[]): boolean {
    const end = words.slice(group.end, to).findIndex(({ tag }, index, tail) => tag === "mark" && tail[index + 1]?.tag === "det");
    const last = words[group.end + end + 3];
    return end >= 0 && isProduct(words[group.end + end + 2]?.word ?? "") && (last === undefined || last.tag === "mark");
  }

  standing(words: readonly Word[], named: Named): Standing {
    const word = words[named.head]?.word ?? "";
    const standing = standingOf(words, named, this.grammar);
    return standing === "open" && this.places.has(this.grammar.singular(word)) ? "thing" : standing;
  }

  /** Whether somebody named may be who does it. */
  private canAct(words: readonly Word[], named: Named, { group }: Clause): boolean {
    const { grammar, context } = this;
    const standing = this.standing(words, named);
    const { name } = knownAs(words, named, grammar);
    const led =
      words.slice(named.from, named.head).some(({ tag }) => /^(?:det|num)$/.test(tag)) ||
      named.many ||
      (named.head > 0 && /^\p{Lu}/u.test(words[named.head]?.text ?? ""));
    if (has(grammar.latter, words[named.head]?.word ?? "")) return true;
    const joins = standing === "body" && JOINS.test(group.base);
    if (/^(?:se|s')$/.test(group.clitic ?? "") && grammar.passiveSe && standing !== "person") return joins;
    if (standing === "body" && /^(?:otr[oa]s?|outr[oa]s?|autres?)$/.test(words[named.head - 1]?.word ?? "")) return false;
    if (standing === "thing" || (!led && standing !== "person")) return false;
    if (standing !== "open") return true;
    return context.acted(name) || has(grammar.human, group.base);
  }

  private peopleOf(words: readonly Word[], names: readonly Named[], clause: Clause): readonly Known[] {
    const { grammar, context } = this;
    // "a manicure e o cabeleireiro"
    const known = names.length > 1 && names.some((one) => this.standing(words, one) === "person");
    return names.flatMap((one) => {
      if (has(grammar.latter, words[one.head]?.word ?? "")) return context.latest() ?? [];
      return (known && this.standing(words, one) === "open") || this.canAct(words, one, clause)
        ? [knownAs(words, one, grammar)]
        : [];
    });
  }

  /** Whether "lo" or "la" before the verb stands for what is named before it. */
  private isMeant(words: readonly Word[], named: Named | undefined, { group, after }: Clause): boolean {
    const { grammar } = this;
    const { clitic } = group;
    if (!named || clitic === undefined || !isObject(clitic, grammar)) return false;
    if (isProduct(words[named.head]?.word ?? "")) return false;
    if (
      after.length > 0 &&
      this.standing(words, named) === "person" &&
      after.every((one) => this.standing(words, one) === "thing")
    )
      return false;
    const { many, gender } = knownAs(words, named, grammar);
    if (/^l'$/.test(clitic)) return false;
    if (many !== /s$/.test(clitic)) return false;
    const own = /[ao]s?$/.test(clitic) ? (/as?$/.test(clitic) ? "f" : "m") : undefined;
    return gender === undefined || own === undefined || gender === own;
  }

  /** "Convoca a la faena el presidente", "los pesa la encargada": somebody named behind the verb who does it. */
  private behind(words: readonly Word[], { after, group, antecedent, level }: Clause, open: boolean): Named | undefined {
    const { grammar } = this;
    const acted = group.clitic !== undefined && isObject(group.clitic, grammar);
    const people = after.filter(
      (one) => agrees([one], group) && one.from > one.head - 4 && /^(?:person|body)$/.test(this.standing(words, one)),
    );
    const led = people.filter((one) => one.from < one.head || one.many);
    const [first] = led;
    if (group.kind !== "deed" && group.kind !== "past") return undefined;
    if (acted && first && after[0] === first) return first;
    if (acted && after[0] && agrees([after[0]], group) && level === "main" && this.standing(words, after[0]) === "open")
      return after[0];
    if (level === "relative" && open && antecedent) return first ?? (grammar.asksWhom ? after[0] : undefined);
    if (group.clitic !== undefined && /^(?:se|s'|me|nos|te)$/.test(group.clitic) && first) return first;
    if (after.length > 1 && led.length === 1 && first !== after[0]) return first;
    return grammar.personalA && first && (after.length === led.length || open) ? first : undefined;
  }

  /** What a relative clause leaves out: who does it, what it is done to, or neither. */
  gapOf(words: readonly Word[], clause: Clause): "subject" | "object" | "none" {
    const { grammar } = this;
    const { level, antecedent, opener = "", group, before, pronoun, after } = clause;
    if (level !== "relative" || !antecedent) return "none";
    if (opener.includes(" ")) return "none";
    if (grammar.asksWhom)
      return /^(?:qui|lequel|laquelle|lesquels|lesquelles)$/.test(opener) ? "subject" : opener === "dont" ? "none" : "object";
    if (!/^(?:que|quien|quienes|quem)$/.test(opener)) return "none";
    if (pronoun !== undefined || before.some((names) => agrees(names, group))) return "object";
    if (!agrees([antecedent], group)) return "object";
    const standing = this.standing(words, antecedent);
    if (standing === "person" || standing === "body") return "subject";
    const inverted = after.some((one) => agrees([one], group) && /^(?:person|body)$/.test(this.standing(words, one)));
    return inverted && group.clitic === undefined ? "object" : "subject";
  }

  /** What it is done to, where that does not stand behind the verb. */
  private objectOf(words: readonly Word[], clause: Clause, gap: "subject" | "object" | "none"): Known | undefined {
    const { grammar, context } = this;
    const { clitic } = clause.group;
    if (gap === "object" && clause.antecedent) return knownAs(words, clause.antecedent, grammar);
    if (clitic === undefined || !isObject(clitic, grammar)) return undefined;
    const given = grammar.personalA ? clause.given.find((one) => this.isMeant(words, one, { ...clause, after: [] })) : undefined;
    if (given) return knownAs(words, given, grammar);
    const topic = clause.topic && this.isMeant(words, clause.topic, { ...clause, after: [] }) ? clause.topic : undefined;
    if (topic) return knownAs(words, topic, grammar);
    const fronted = clause.before.find((names) => this.isMeant(words, names[0], { ...clause, after: [] }))?.[0];
    const own = clause.before.findLast((names) => agrees(names, clause.group))?.[0];
    if (fronted && fronted !== own) return knownAs(words, fronted, grammar);
    if (/^(?:en|l')$/.test(clitic)) return context.thing(clitic === "en" ? undefined : false);
    const gender = /[ao]s?$/.test(clitic) ? (/as?$/.test(clitic) ? "f" : "m") : /^(?:le|-le)$/.test(clitic) ? "m" : undefined;
    const but = own ? [knownAs(words, own, grammar)] : context.doers;
    return context.thing(/s$/.test(clitic), gender, but) ?? context.somebody(/s$/.test(clitic), gender, but);
  }
}

/** "lo", "la", "les" and "en", but not "le" to whom something is given. */
export function isObject(clitic: string, grammar: Grammar): boolean {
  return has(grammar.alsoClitics, clitic) ? clitic !== "leur" : /^(?:en|l[oa]s?)$/.test(clitic);
}

/** What several who act as one do to themselves. */
const JOINS =
  /^(?:inscribir|inscrever|apuntar|candidatar|presentar|apresentar|registrar|registar|cadastrar|reunir|organizar|comprometer|anotar)$/;

const isYou = (pronoun: string) => /^(?:você|vocês|usted|ustedes)$/.test(pronoun);
