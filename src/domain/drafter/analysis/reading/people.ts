import { isAdjective } from "#domain/drafter/analysis/lexicon/adjectives.ts";
import { DEPARTMENTS, HOUSES } from "#domain/drafter/analysis/lexicon/bodies.ts";
import { couldBeActor, couldNotBeActor, isActorWord } from "#domain/drafter/analysis/lexicon/nouns.ts";
import { verbForm } from "#domain/drafter/analysis/lexicon/verbs.ts";
import { words } from "#domain/drafter/analysis/lexicon/words.ts";
import { type NounPhrase, nounPhrase } from "#domain/drafter/analysis/noun-phrase.ts";
import { isWorkplace } from "#domain/drafter/analysis/roles.ts";
import type { Token } from "#domain/drafter/analysis/token.ts";
import { isPlural } from "#domain/drafter/language/words.ts";
import { runEnd, TEAM } from "./runs.ts";
import type { Word } from "./word.ts";

/** What things do too: it tells of nobody. */
export const DONE_BY_THINGS = words(
  `expire end run go hold fall exceed contain cost last lapse disappear apply arrive belong come stay remain count become need rise sprout smell start stop begin
  include be have depend concern happen break cover fit follow mean turn weigh measure equal vary differ appear lie stand hang float open close work serve use rest move grow look sound cause make
  require keep drop change show bring take get leave pass consist freeze melt leak burn die occur matter suffice total amount enter want pay calling call receive`,
);
/** Words that stand for people and name none, and counts, which are never noble here. */
const NOBODY = words(
  "euro franc pound dollar cent count everybody everyone nobody anybody anyone handful neither none both either one other",
);
/** Only somebody does these. */
export const DONE_BY_PEOPLE = words(
  `want wish hope borrow handle hire invite nominate appoint assess audit authorise authorize bid brief buy certify chase claim clean coach compile compose consult cook correct
  count curate declare decorate dig dispatch donate download drive edit enrol enroll escort estimate evaluate examine feed fetch fill fish fit fix forward greet guide hand hang harvest help hunt
  inspect interpret interview investigate judge knit label lay learn load lock mend mentor milk mix mow nail notify object observe operate overrule pack paint pay photograph pin plant polish
  prepare proofread prune quote recruit refill refund rehearse remind repair requisition restock ride sew shear shortlist sketch sort stack stamp stitch suggest supervise swap sweep talk teach
  tend tick train transcribe translate tune type unload unlock vaccinate verify veto visit vouch wash water weave weed weld wipe withdraw bake brew carve copy scribble phone text email
  agree consent release clear certify countersign witness sanction waive refuse decline reject hand return repay cook dispense order prescribe object complain accept choose decide sign tell ask report know see read write order book enter upload request propose approve log confirm check scan assign register search describe
  find reserve cancel submit answer lend borrow ship photograph inform note compare rate pick plan record draw weigh print rent sell buy inspect review record collect deliver say think look apply pay receive file vote attend`,
);

export function phraseAt(words_: readonly Word[], from: number, to = runEnd(words_, from)): NounPhrase | undefined {
  const tokens = words_.slice(from, to).filter(({ tag }) => tag !== "break" && tag !== "pron") as Token[];
  return tokens.length > 0 ? nounPhrase(tokens) : undefined;
}

/** "radiology", "the registry": those who work there. */
export function isHouseNamed({ noun, said }: NounPhrase): boolean {
  return HOUSES.has(noun.head) || DEPARTMENTS.has(said.replace(/^the /, ""));
}

/** Whether somebody is named, by the name or by what is done. */
export function isSomebody(
  phrase: NounPhrase,
  verb: string,
  more: { proper?: boolean | undefined; who?: boolean; acts?: boolean } = {},
): boolean {
  const { head } = phrase.noun;
  if (NOBODY.has(head)) return false;
  if (/^(?:customer|client|guest) (?:service|care|support)$/.test(phrase.noun.singular)) return true;
  if (isWorkplace(phrase.noun.singular)) return DONE_BY_PEOPLE.has(verb);
  if (HOUSES.has(head) && phrase.kind !== "product" && DONE_BY_PEOPLE.has(verb)) return true;
  if (DEPARTMENTS.has(phrase.said.replace(/^the /, "")) && phrase.bare !== false && DONE_BY_PEOPLE.has(verb)) return true;
  if (more.proper || phrase.kind === "product" || phrase.kind === "empty" || phrase.kind === "device") return false;
  if (phrase.kind === "actor" || TEAM.test(head) || isActorWord(head) || couldBeActor(head)) return true;
  if (more.who) return !couldNotBeActor(head) || (isPlural(phrase.said) && DONE_BY_PEOPLE.has(verb));
  // "new hires sign", but no search and no fund does
  if ((verbForm(head)?.form === "base" && head !== "chair" && !isPlural(phrase.said)) || isAdjective(head)) return false;
  return !couldNotBeActor(head) && (DONE_BY_PEOPLE.has(verb) || (more.acts === true && !DONE_BY_THINGS.has(verb)));
}
