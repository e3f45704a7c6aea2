import { aboutOf, type Clause, mainText } from "./clause.ts";
import type { Comparator, Fact, Term } from "./fact.ts";
import { isPerson } from "./people.ts";
import { termsOf } from "./words.ts";

const ONLY: readonly RegExp[] = [
  /^only (?:the |an? |our |its )?(.{3,60}?)(?= (?:may|can|could|must|should|shall|is|are|has|have|\w+s|\w+) )/iu,
  /\bby (?:the |an? |our |its )?([^,.;]{3,50}?) (?:only|alone|exclusively|and (?:by )?(?:no one|nobody|no other|not? others?)\b.*)/iu,
  /\b(?:exclusively|solely|only|just) (?:by|to|for) (?:the |an? |our |its )?([^,.;]{3,50})/iu,
  /\b(?:nobody|no one|none|no other \w+|no-one|nobody else) (?:but|except|other than|besides|apart from|than|save) (?:for )?(?:the |an? |our |its )?([^,.;]{3,50}?)(?= (?:may|can|has|have|is|are|\w+s)\b|[,.;]|$)/iu,
  /\b(?:reserved|restricted|limited|confined) (?:to|for) (?:the |an? |our |its )?([^,.;]{3,50})/iu,
  /\b(?:sole|exclusive) (?:right|privilege|task|job|duty|business|preserve|responsibility|matter) of (?:the |an? )?([^,.;]{3,50})/iu,
  /\b(?:the )?([^,.;]{3,50}?) (?:is|are) the (?:only|sole)(?: (?:one|ones|person|people|role|group|\w+))? (?:who|that|to|allowed|with)\b/iu,
  /\b(?:the )?([^,.;]{3,50}?) (?:alone|exclusively|solely)\b/iu,
  /\b(?:lies|rests|stays|remains|is|are) (?:solely |exclusively |only |alone )?(?:with|up to|in the hands of|a matter for|left to) (?:the |an? )?([^,.;]{3,50}?)(?: (?:alone|only|exclusively))/iu,
  /\b(?:takes|needs|requires) (?:the |an? )([^,.;]{3,30}?)(?:'s)? (?:right|role|rights|privilege|permission)/iu,
];
const NOBODY_ELSE =
  /\b(?:no one else|nobody else|no other (?:person|people|role|user|group|staff|hand|member)\w*|no others?\b|others? (?:may|can|do) ?not|and not by anyone else|anyone else is|everyone else is|others have no)/iu;
const DENIED =
  /\b(?:must not|may not|can ?not|can't|shall not|should not|do not|does not|don't|doesn't|are not|is not|never|have no|has no|not allowed|not permitted|forbidden|no right|no means|without the right|no such|prohibited|barred from|no access|not entitled|unable to)\b/iu;
const NOBODY =
  /^(?:nobody|no one|no-one|no (?:user|member|employee|customer|person|guest|visitor|staff)\w*)\b(?! (?:but|except|other|else))/iu;
const ALLOWED =
  /\b(?:may|can|are allowed to|is allowed to|is free to|are free to|is able to|are able to|has the right|have the right|is entitled|are entitled|lets?|enables?|allows?|shows? \w+ \w+ an? )\b/iu;
const ANYONE =
  /\b(?:any ?one|any ?body|every ?one|every ?body|any (?:user|member|employee|visitor|person|colleague|guest|customer|student|teacher|staff)\w*|all (?:users|members|employees|visitors|staff|customers|people)|without help|themselves|on (?:his|her|their|my) own)\b/iu;

/** Who may do what, and who alone. */
export function permissionsIn(clause: Clause): Fact[] {
  const said = mainText(clause);
  if (clause.form === "story") return madeOf(clause, clause.actor, "may");
  if (clause.form === "test") {
    if (!clause.outcome || clause.actor.length === 0) return [];
    const people = clause.actor.filter(isPerson);
    return people.length > 0 ? madeOf(clause, people, clause.outcome === "allowed" ? "may" : "may not") : [];
  }
  for (const pattern of ONLY) {
    const found = pattern.exec(said.trim());
    const people = peopleOf(found?.[1] ?? "");
    if (found && people.length > 0) return madeOf(clause, people, "only");
  }
  const subject = subjectOf(clause);
  if (NOBODY_ELSE.test(said)) {
    const people = clause.terms.filter(isPerson);
    if (people.length > 0) return madeOf(clause, people.slice(0, 2), "only");
  }
  if (NOBODY.test(said.trim())) return madeOf(clause, [], "may not");
  if (ANYONE.test(said) && !DENIED.test(said)) return madeOf(clause, anyoneOf(clause), "may");
  if (subject.length > 0 && DENIED.test(said)) return madeOf(clause, subject, "may not");
  if (subject.length > 0) return madeOf(clause, subject, "may");
  if (ALLOWED.test(said)) {
    const people = clause.terms.filter(isPerson).slice(0, 1);
    return people.length > 0 && !DENIED.test(said) ? madeOf(clause, people, "may") : [];
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
    if (!isPerson(term)) {
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
  const rest = clause.terms.filter((term) => !actor.some(({ start, text }) => term.start === start && term.text === text));
  const others = clause.form === "prose" ? rest.filter((term) => !actor.some(({ text }) => term.text === text)) : rest;
  const about = aboutOf(others, clause.conditions);
  return [
    {
      kind: "permission",
      concept: about.main,
      attribute: ownership(clause.text.slice(clause.main.start, clause.main.end)),
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

function ownership(said: string): string {
  if (
    /\b(?:others|other people|another (?:person|member|user)|somebody else|someone else|colleagues|foreign|not their own)\b/iu.test(
      said,
    )
  )
    return "others";
  return /\b(?:own|my|their)\b/iu.test(said) ? "own" : "";
}
