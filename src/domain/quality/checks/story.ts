import type { Found } from "#domain/quality/finding.ts";
import { type Sentence, sentenceOf } from "#domain/quality/reading/sentence.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { wordsIn } from "#domain/quality/reading/word.ts";
import { furtherDuties } from "./duties.ts";

const ROLE =
  /^\s*as\s+(?:an?|the|one|any|every|each|our|somebody|someone)?\s*(?<role>[^,\n]*?)\s*(?:,|(?=\bi\s+(?:want|can|need|would|wish|could|must|should|may|am|'d|have|like|shall|will)\b))/i;
const WISH =
  /\bI\s+(?:want|wish|need|can|could|would like|'d like|’d like|would love|must|should|may|shall|will|am able|have|like|expect|prefer)\b/i;
const REASON =
  /(?:,\s*|\s)(?:so that|so (?=I|we|my|the|it|they|he|she|that|nobody|no|everyone|nothing)|in order (?:to|that)|because|to the end that|such that)\b/i;
const NO_PERSON =
  /^(?:the\s+)?(?:system|application|app|software|platform|product|server|database|website|program|api|backend|frontend)$/i;

/** A role, one wish and a reason: "As a reader, I want …, so that …". */
export function storyForm({ text, plain }: Statement): Found[] {
  const start = text.length - text.trimStart().length;
  const role = ROLE.exec(plain);
  const wish = WISH.exec(plain);
  const reason = REASON.exec(plain.slice(wish?.index ?? 0));
  const upTo = (end: number) => ({ rule: "story" as const, start, end: Math.max(end, start + 1) });
  const name = role?.groups?.role?.trim() ?? "";
  if (!role || !wish) {
    const end = /^[^,.\n]*/.exec(plain.slice(start))?.[0].length ?? plain.length;
    return [{ ...upTo(start + end), why: "A story says who wants what, and why: “As a …, I want …, so that …”." }];
  }
  if (!/\p{L}{2}/u.test(name) || /^(?:an?|the)$/i.test(name))
    return [{ ...upTo((role.index ?? 0) + role[0].length), why: "The role is missing: say who wants it." }];
  const found: Found[] = [];
  if (NO_PERSON.test(name))
    found.push({ ...upTo(role.index + role[0].trimEnd().length), why: `“${name}” is no person: say who has something of it.` });
  const from = wish.index;
  const until = reason ? from + reason.index : plain.trimEnd().length;
  if (!reason)
    found.push({
      rule: "story",
      start: from,
      end: until,
      why: "The reason is missing: say what it is good for with “so that …”.",
    });
  return [...found, ...severalMeans(plain, from, until)];
}

/** "to clone a recipe and archive the old one" are two stories. */
function severalMeans(plain: string, from: number, until: number): Found[] {
  const said = plain.slice(from, until);
  const wanted = /\bto\s+/i.exec(said);
  const can = /^I\s+(?:can|could|must|should|may|shall|will)\s+/i.exec(said);
  const second = /(?:,\s*)?\b(?:and|plus|as well as)\s+(?:I\s+)?(?:also\s+)?(?:want|need|can|wish|would like|to)\b[^,.]*/i.exec(
    said,
  );
  const again = /[.;]\s*(?:and\s+)?I\s+(?:also\s+)?(?:want|need|wish|would like)\b[^.]*/i.exec(plain.slice(from));
  if (again) return [means(from + again.index + 1, from + again.index + again[0].length)];
  if (second)
    return [
      means(
        from + second.index + (second[0].length - second[0].replace(/^,\s*/, "").length),
        from + second.index + second[0].length,
      ),
    ];
  const lead = can ? can[0].length : wanted ? wanted.index + wanted[0].length : undefined;
  if (lead === undefined) return [];
  // read as if it were a duty, so that its deeds are told apart from its things
  const words = wordsIn(plain, from + lead, until);
  const modal = { text: "shall", lower: "shall", start: from, end: from, tag: "modal" as const };
  const sentence: Sentence = sentenceOf([{ ...modal, text: "it", lower: "it", tag: "pron" }, modal, ...words]);
  return furtherDuties(sentence)
    .slice(0, 1)
    .map(({ joint }) => means(sentence.words[joint]?.start ?? from, until));
}

function means(start: number, end: number): Found {
  return {
    rule: "story",
    start,
    end,
    why: "This is a second wish: one story has one, so that it can be planned and tested by itself.",
  };
}
