import { onceEach } from "#domain/once.ts";
import { areOne } from "#domain/quality/contradictions/one-thing.ts";
import type { Fact, Term } from "#domain/quality/facts/fact.ts";
import { isPerson } from "#domain/quality/facts/people.ts";
import { isDeed, isMereDeed } from "#domain/quality/facts/words.ts";

const isAmong = (term: Term, others: readonly Term[]) => others.some((other) => areOne(term, other));
const isWithin = (at: number, { start, end }: Term) => at >= start && at < end;
const hangsOn = (head: Term) => (term: Term) =>
  (term.place?.role === "modifier" || term.place?.role === "case") && isWithin(term.place.head, head);

/** Whether each clause names something the other does not, in the same place: "photos" and "spreadsheets", "kiosk session" and "browser session". */
export function speakOfOtherThings({ about: { said: a } }: Fact, { about: { said: b } }: Fact): boolean {
  return haveOtherThemes(a, b) || tellApart(a, b);
}

/** Whether what stands beside the same words sets them apart. */
export function tellApart(a: readonly Term[], b: readonly Term[]): boolean {
  return haveOtherModifiers(a, b) || haveOtherCases(a, b) || isPartOf(a, b) || isPartOf(b, a);
}

const themesOf = onceEach((terms: readonly Term[]) =>
  terms.filter(
    (term) =>
      (term.place?.role === "theme" || standsForPale(term, terms)) &&
      term.weight === 1 &&
      !isPerson(term) &&
      !term.ids.every(isMereDeed),
  ),
);

/** "reading list": of a list only what stands before it tells which. */
const standsForPale = ({ place }: Term, terms: readonly Term[]) =>
  place?.role === "modifier" &&
  place.prep === "" &&
  terms.some(
    (head) =>
      isWithin(place.head, head) && head.place?.role === "theme" && head.weight < 1 && !/^(?:data|information)$/.test(head.text),
  );

export function haveOtherThemes(a: readonly Term[], b: readonly Term[]): boolean {
  const [one, other] = [themesOf(a), themesOf(b)];
  return one.length > 0 && other.length > 0 && !one.some((term) => isAmong(term, b)) && !other.some((term) => isAmong(term, a));
}

/** Whether each opens with a thing the other does not name: what holds of kennels, and what holds of the shelter. */
export function haveOtherSubjects(a: readonly Term[], b: readonly Term[]): boolean {
  const [one, other] = [subjectOf(a), subjectOf(b)];
  return one !== undefined && other !== undefined && !isAmong(one, b) && !isAmong(other, a);
}

function subjectOf(terms: readonly Term[]): Term | undefined {
  const [first] = terms.filter(({ place }) => place?.role !== "modifier");
  const isThing = first?.place?.role === "theme" && first.weight === 1 && !first.ids.every(isDeed);
  return isThing ? first : undefined;
}

/** "kiosk session" and "browser session", "card payments" and "payments by wallet" */
export function haveOtherModifiers(a: readonly Term[], b: readonly Term[]): boolean {
  const mine = headsToldApart(a, b);
  return mine.length > 0 && headsToldApart(b, a).some((same) => mine.some((head) => areOne(head, same)));
}

const isHead = ({ place }: Term) => place?.role === "theme" || place?.role === "case";
const mayHang = ({ place }: Term) => place?.role === "modifier" || place?.role === "case";

/** The heads that have something by them which the others do not say. */
function headsToldApart(terms: readonly Term[], others: readonly Term[]): Term[] {
  const own = terms.filter((term) => mayHang(term) && !isAmong(term, others));
  return own.length === 0 ? [] : terms.filter((head) => isHead(head) && own.some(hangsOn(head)));
}

/** "in summer" and "in winter" */
function haveOtherCases(a: readonly Term[], b: readonly Term[]): boolean {
  const own = (terms: readonly Term[], others: readonly Term[]) =>
    terms.flatMap((term) =>
      term.place?.role === "case" && term.weight === 1 && !isAmong(term, others) ? [term.place.prep] : [],
    );
  const mine = own(a, b);
  return mine.length > 0 && own(b, a).some((prep) => mine.includes(prep));
}

/** Whether each tells its thing by something the other does not say: a tool "without damage", and one that is "broken". */
export function haveOwnQualities(a: readonly Term[], b: readonly Term[]): boolean {
  const own = (terms: readonly Term[], others: readonly Term[]) =>
    terms.some((term) => /^(?:modifier|state|case)$/.test(term.place?.role ?? "") && term.weight === 1 && !isAmong(term, others));
  return own(a, b) && own(b, a);
}

/** Whether each holds in a case of its own, however it is led in: "on the scoreboard", "to their trainer". */
export function haveOwnCases(a: readonly Term[], b: readonly Term[]): boolean {
  const own = (terms: readonly Term[], others: readonly Term[]) =>
    terms.some((term) => term.place?.role === "case" && term.weight === 1 && !isAmong(term, others));
  return own(a, b) && own(b, a);
}

/** "invoices" and "the draft of an invoice" */
function isPartOf(whole: readonly Term[], part: readonly Term[]): boolean {
  const themes = themesOf(whole);
  const shared = part.filter((term) => themes.some((theme) => areOne(theme, term)));
  const isPiece = (term: Term) => {
    if (term.place?.role !== "modifier" || term.place.prep !== "of") return false;
    const { head } = term.place;
    const owner = part.find((other) => isWithin(head, other));
    return owner !== undefined && owner.weight === 1 && !isPerson(owner) && !owner.ids.some(isDeed) && !isAmong(owner, whole);
  };
  return shared.length > 0 && shared.every(isPiece);
}

/** Whether one says for whom it holds, and the other holds for all: "for administrators" */
export function isLimitedTo(one: Fact, other: Fact): boolean {
  const limits = (fact: Fact, all: readonly Term[]) =>
    fact.about.said.some((term) => term.place?.prep === "for" && isPerson(term) && !isAmong(term, all));
  return limits(one, other.about.said) !== limits(other, one.about.said);
}

/** What each may do with what is theirs, and with what is not. */
export function haveOtherOwners({ about: a }: Fact, { about: b }: Fact): boolean {
  return (a.whose === "own" && b.whose === "others") || (a.whose === "others" && b.whose === "own");
}
