import { aboutOf, type Clause, mainText } from "./clause.ts";
import type { Comparator, Fact, Term } from "./fact.ts";
import { isPerson } from "./people.ts";
import { phrasing } from "./phrasing.ts";
import { termsOf } from "./words.ts";

/** Who alone, told by the words around: the people stand in the first group, or are the last named in it. */
const ALONE: readonly RegExp[] = [
  /\b(?:only|solely|exclusively|none but|none other than|just) (?:(?:by|to|for|with) )?((?:[\w'’-]+ ){0,4}[\w'’-]+)/iu,
  /\b(?:nobody|no one|no-one|none|no other \w+)(?:'s|’s)?(?: \w+)? (?:but|except|other than|besides|apart from|than|save|outside) ([^,.;]{3,50})/iu,
  /\bby ([^,.;]{3,50}?) (?:only|alone|exclusively|and (?:by )?(?:no one|nobody|no other)\b)/iu,
  /\b(?:reserved|restricted|limited|confined) (?:to|for) ([^,.;]{3,50})/iu,
  /\b(?:sole|exclusive) (?:right|privilege|task|job|duty|business|preserve|matter) of ([^,.;]{3,50})/iu,
  /^([^,.;]{3,50}?) (?:is|are) the (?:only|sole)\b/iu,
  /\b(?:with|up to|in the hands of|for|to) ([^,.;]{3,50}?)(?:'s eyes|’s eyes)? (?:alone|only|exclusively|solely)\b/iu,
  /^([^,.;]{3,50}?) (?:decides? )?(?:alone|exclusively|solely)\b/iu,
  /\b(?:takes|needs|requires) (?:the |an? )([^,.;]{3,30}?)(?:'s|’s)? (?:right|role|rights|privilege|permission)/iu,
];
const NOBODY_ELSE = phrasing(`
  no_one/nobody/anyone/everyone else
  no other person/people/role/user/group/staff/hand/member
  no others
  others may/can/do/have not/no
`);
const DENIED = phrasing(`
  must/may/can/shall/should/do/does/are/is not
  cannot/can't/don't/doesn't/isn't/aren't/never
  have/has no
  not allowed/permitted/entitled
  forbidden/prohibited/barred
  no right/means/such/access
  without the right
  unable to
`);
const SHUT =
  /\b(?:closed|off limits|hidden|invisible|barred|denied|forbidden|refused|locked|kept) (?:to|for|from) ([^,.;]{3,40})/iu;
const NOBODY =
  /^(?:nobody|no one|no-one|no (?:user|member|employee|customer|person|guest|visitor|staff)\w*)\b(?! (?:but|except|other|else|in|of|from|outside)\b)/iu;
const ALLOWED = phrasing(`
  may/can/let/lets/enable/enables/allow/allows/able_to/free_to/entitled
  is/are allowed to
  has/have the right
  show/shows … a/an
`);
const ANYONE = phrasing(`
  anyone/any_one/anybody/everyone/everybody/every_one/themselves
  any user*/member*/employee*/visitor*/person*/colleague*/guest*/customer*/student*/teacher*/staff
  all users/members/employees/visitors/staff/customers/people
  without help
  on his/her/their/my own
`);

const HELPING = /\b(?:may|can|could|must|should|shall|is|are|has|have)\b/u;

/** "only after the wind has been measured" names nobody. */
const MOMENT = /^(?:after|once|when|if|until|before|while|during|from|in|on|at|within|as|since|between)\b/iu;

/** Who may do what, and who alone. */
export function permissionsIn(clause: Clause): Fact[] {
  const said = mainText(clause).trim();
  if (clause.form === "story") return madeOf(clause, clause.actor, "may");
  if (clause.form === "test") {
    if (!clause.outcome || clause.actor.length === 0) return [];
    const people = clause.actor.filter(isPerson);
    return people.length > 0 ? madeOf(clause, people, clause.outcome === "allowed" ? "may" : "may not") : [];
  }
  const alone = aloneIn(said);
  if (alone.length > 0) return madeOf(clause, alone, "only");
  const subject = subjectOf(clause);
  if (NOBODY_ELSE.test(said)) {
    const people = clause.terms.filter(isPerson);
    if (people.length > 0) return madeOf(clause, people.slice(0, 2), "only");
  }
  if (NOBODY.test(said)) return madeOf(clause, [], "may not");
  const shut = peopleOf(SHUT.exec(said)?.[1] ?? "");
  if (shut.length > 0) return madeOf(clause, shut, "may not");
  if (ANYONE.test(said) && !DENIED.test(said)) return madeOf(clause, anyoneOf(clause), "may");
  if (subject.length > 0 && DENIED.test(said)) return madeOf(clause, subject, "may not");
  if (subject.length > 0) return madeOf(clause, subject, "may");
  if (ALLOWED.test(said)) {
    const people = clause.terms.filter(isPerson).slice(0, 1);
    return people.length > 0 && !DENIED.test(said) ? madeOf(clause, people, "may") : [];
  }
  return [];
}

/** The people a clause says it is for alone: the first of what stands behind "only", the last of what stands before "alone". */
function aloneIn(said: string): Term[] {
  for (const [at, pattern] of ALONE.entries()) {
    const phrase = pattern.exec(said)?.[1] ?? "";
    const terms = termsOf(phrase);
    const people = terms.filter(isPerson);
    const near = at === 0 ? terms.slice(0, 3) : terms;
    const named = phrase.search(HELPING);
    const fitting = people.filter((term) => near.includes(term) && (named < 0 || term.start < named));
    if (at <= 1 && fitting.length === 0 && named > 0 && people.length === 0 && !MOMENT.test(phrase))
      return terms.filter((term) => term.start < named);
    if (at === 6 && HELPING.test(phrase)) continue;
    if (at === 0 && !(terms[0] && fitting.some((term) => term === terms[0] || term === terms[1]))) continue;
    if (fitting.length > 0) return at === 6 || at === 7 ? fitting.slice(-1) : fitting;
  }
  return [];
}

/** "any member" are the members; "anyone" is everybody. */
function anyoneOf(clause: Clause): Term[] {
  const subject = subjectOf(clause);
  return subject.filter(({ ids }) => !ids.includes("user"));
}

function peopleOf(phrase: string): Term[] {
  const terms = termsOf(phrase);
  const people = terms.filter(isPerson);
  return people;
}

/** The people a clause begins with. */
function subjectOf({ terms, main, text }: Clause): Term[] {
  const first = terms[0];
  const opening = text.slice(main.start, first?.start ?? main.start);
  if (!first || /\b(?:when|if|by|to|for|of)\b/iu.test(opening)) return [];
  const people: Term[] = [];
  for (const term of terms) {
    const last = people.at(-1);
    if (!isPerson(term) || term.place?.role === "modifier") {
      if (
        !last &&
        term.start - first.start < 24 &&
        !/\b(?:may|can|is|are|must|has|have)\b/iu.test(text.slice(first.start, term.end))
      )
        continue;
      break;
    }
    if (last && !/^[\s,]*(?:and|or|the|an?|,)*[\s,]*(?:and|or)?[\s,]*(?:the|an?)?\s*$/iu.test(text.slice(last.end, term.start)))
      break;
    people.push(term);
  }
  return people;
}

function madeOf(clause: Clause, actor: readonly Term[], comparator: Comparator): Fact[] {
  // what is shown when something is refused is none of it
  const until = clause.outcome === "refused" ? clause.seenAt : Number.POSITIVE_INFINITY;
  const rest = clause.terms.filter(
    (term) => term.start < until && !actor.some(({ start, text }) => term.start === start && term.text === text),
  );
  const others = clause.form === "prose" ? rest.filter((term) => !actor.some(({ text }) => term.text === text)) : rest;
  const about = aboutOf(others, clause.conditions, clause.about);
  return [
    {
      kind: "permission",
      concept: about.main,
      attribute: clause.about.whose,
      comparator,
      value: about.deeds,
      unit: "",
      actor: actor.flatMap(({ ids }) => ids),
      condition: [],
      modality: comparator === "may" ? "may" : "must",
      span: clause.span,
      origin: "words",
      about,
    },
  ];
}
