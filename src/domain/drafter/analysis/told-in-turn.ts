import { formsOf } from "#domain/drafter/language/verbs.ts";
import { wordTable } from "#domain/word-table.ts";
import { verbForm } from "./lexicon/verbs.ts";

const WHO = "(?:the|our|my|each|every|all|any) (?!which\\b|who\\b|that\\b)[\\p{L}' -]{3,40}?";
const TOLD = "alerted|informed|told|notified|reminded|warned|called|messaged|asked|rung|phoned|emailed|texted";

/** "the nurse is alerted and, should she not react within an hour, the surgeon": who is told where the first one does nothing. */
const NEXT_IN_TURN = new RegExp(
  `(?<=^|, |; )(${WHO}) (is|are) (${TOLD})([^,;]{0,60}?),? (?:and|or),? (?:then,? )?(?:should (?:he|she|they|it|nobody|that one) not (\\p{L}+)([^,;]{0,50})|if (?:he|she|they|that one) (?:does|do)(?: not|n't) (\\p{L}+)([^,;]{0,50})),? (?:then )?(${WHO}|me|us)$`,
  "iu",
);

function nextInTurn(statement: string): string {
  return statement.replace(
    NEXT_IN_TURN,
    (_, who: string, be: string, told: string, of: string, verb = "", how = "", other = "", otherHow = "", next = "") => {
      const [deed, rest] = verb ? [verb, how] : [other, otherHow];
      const denied = be === "is" ? "does not" : "do not";
      const second = SPEAKING[next.toLowerCase()] ?? `${next} ${be}`;
      return `${who} ${be} ${told}${of}; if ${who} ${denied} ${deed}${rest}, ${second} ${told}`;
    },
  );
}

const SPEAKING = wordTable<string>({ me: "I am", us: "we are" });

/** "we'd like the tenant to be reminded, and the caretaker to be told": who shall be told. */
const TO_BE_TOLD = new RegExp(
  `(^|, (?:and |then )?)(?:I|we)(?:'d| would) (?:also )?like (${WHO}) to be (${TOLD})(?=$|[,.;]| \\p{Ll})`,
  "iu",
);
const AND_TO_BE_TOLD = new RegExp(`, and (${WHO}(?: who [^,;]{3,60}?)?) to be (${TOLD})(?=$|[,.;]| \\p{Ll})`, "giu");

function toBeTold(statement: string): string {
  const first = statement.replace(TO_BE_TOLD, "$1$2 is $3");
  return first === statement ? statement : first.replace(AND_TO_BE_TOLD, ", and $1 is $2");
}

/** "a broken lift must reach me the same day": I have to be told of it. */
const REACHES =
  /(^|[,;] (?:and |but )?)((?:an?|the|any|every|each) [\p{L}\d -]{1,40}?(?:, [^,;]{3,40},)?) (must|has to|should|shall) reach (me|us|the [\p{L} -]{3,30}?)(?=$|[,.;]| (?:the|on|by|at|within|in|before|immediately)\b)/iu;

function reaching(statement: string): string {
  return statement.replace(REACHES, (_, lead: string, what: string, must: string, whom: string) => {
    const who = { me: "I", us: "we" }[whom.toLowerCase()] ?? whom;
    const told = what.replace(/^./, (letter) => letter.toLowerCase());
    return `${lead === "" || lead.startsWith(";") ? lead : "; "}${who} ${who === "I" || who === "we" ? must.replace("has", "have") : must} be told of ${told}`;
  });
}

const DECIDED = new RegExp(
  `(?<=\\b(?:records?|enters?|decides?|notes?|says?|marks?|sets?) )(whether (the|an?) [^,;]{3,60}), and (${WHO}) (is|are) (told|informed|notified)(?=$| (?:first|before|at once|immediately|straight away|the same day)\\b)`,
  "iu",
);

/** "records whether a calf stays, and the farmer is told before anybody else": of that. */
function ofDecision(statement: string): string {
  return statement.replace(
    DECIDED,
    (_, what: string, article: string, who: string, be: string, told: string) =>
      `${what}; ${who} ${be} ${told} ${what.replace(`whether ${article} `, "whether the ")}`,
  );
}

/** "What tenants do enter is the reading" */
const POINTED_OUT = /^what ((?:the |our |each |every )?[\p{L}' -]{3,40}?) (do|does) (\p{L}+) (?:is|are) (?=\p{L})/iu;
/** "What is left over he grades from 1 to 3" */
const DONE_TO_FIRST =
  /^(what(?:ever)? (?:is|was|has been|remains|stays)(?: [^,; ]+){0,3}?) (he|she|they|I|we) (\p{L}+)(?=$| (?!what\b)\p{L}+)/iu;
const WISHES = /^(?:want|need|like|wish|have|know|mean|hate|love|think)$/;

function doneTo(statement: string): string {
  return statement
    .replace(POINTED_OUT, (said, who: string, does: string, deed: string) => {
      if (WISHES.test(deed) || verbForm(deed)?.form !== "base") return said;
      return `${who.replace(/^./, (letter) => letter.toUpperCase())} ${does === "does" ? formsOf(deed).third : deed} `;
    })
    .replace(DONE_TO_FIRST, (said, what: string, who: string, deed: string) => {
      const form = verbForm(deed)?.form;
      const isDeed = form === (/^(?:he|she)$/i.test(who) ? "third" : "base") && !WISHES.test(deed);
      return isDeed ? `${who} ${deed} ${what.replace(/^W/, "w")}` : said;
    });
}

/** "and write up calls, but what he notes only counts once": a statement of its own. */
const COUNTS = /, but (?=what (?:he|she|they|I|we) \p{L}+ (?:only )?(?:counts?|takes? effect|goes|is|must|has to|can|may)\b)/iu;
/** "puts it on hold, and only the vet can lift that" */
const LIFTED =
  /(?<=\bon hold\b[^.;]{3,70}? (?:lift|lifts|end|ends|release|releases|remove|removes)) (?:that|it|this)(?=$|[,.;]| (?:again|once|when)\b)/iu;

/** "marks those he has sealed": which of them. */
const THOSE = /\b(those|the ones) (?=(?:he|she|they|I|we|you) (?:has|have|had)(?: \p{L}+ly)? \p{L}+)/gu;

/** What is told of somebody or something named before, or told by what it is done to, in the order of plain words. */
export function toldInTurn(statement: string): string {
  return [nextInTurn, toBeTold, reaching, ofDecision, doneTo].reduce(
    (text, turn) => turn(text),
    statement.replace(LIFTED, " the hold").replace(COUNTS, "; ").replace(THOSE, "$1 that "),
  );
}
