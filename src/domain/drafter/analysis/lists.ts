import { verbForm } from "./lexicon/verbs.ts";
import { deedOpening } from "./list-items.ts";
import { type Lead, leadBesideRemark, leadInBrackets, leadOf } from "./list-leads.ts";
import { doneToLabel, nounItemTold } from "./noun-items.ts";

type Line = { raw: string; indent: number; bullet: string; said: string };
/** `whose` are who the list is of where its heading says more of them. */
type Open = { lead: Lead; indent: number; isBullet: boolean; isColon: boolean; whose?: string | undefined };

const LONGEST_LEAD = 9;
const LINE = /^(\s*)((?:[-*+–—•·‣o]|\d{1,2}[.)]|[a-z]\))\s+(?:\[[ x]?\]\s*)?)?(.*)$/u;
/** A text with the items of its lists told with whoever stands above them: "What sellers do", and then "- take photos". */
export function listsTold(text: string): string {
  const lines = text.split("\n").map(lineOf);
  const open: Open[] = [];
  let isAfterBlank = false;
  return lines
    .map((line, at) => {
      if (line.said === "") {
        isAfterBlank = true;
        return line.raw;
      }
      const found = leadAt(lines, at);
      if (line.bullet !== "") open.splice(0, open.length, ...open.filter((one) => !one.isBullet || isOver(one, line)));
      const isItem = line.bullet !== "" || open.some(({ isBullet, isColon }) => !isBullet && isColon && !isAfterBlank);
      if (found || !isItem) open.splice(0, open.length, ...open.filter((one) => line.bullet !== "" && isOver(one, line)));
      // "- Lab", beside "- Bay warden": the list of the warden has ended
      else if (line.bullet !== "") open.splice(0, open.length, ...open.filter((one) => !one.isBullet || isOver(one, line)));
      isAfterBlank = false;
      if (found) open.push(found);
      if (found?.whose) return line.raw.slice(0, line.raw.length - line.said.length) + found.whose;
      const over = found ? undefined : open.findLast((one) => isOver(one, line));
      const isHeading = line.bullet !== "" && (lines[at + 1]?.indent ?? 0) > line.indent && lines[at + 1]?.bullet !== "";
      const isNamed = !found && isItem && !isHeading;
      return isNamed ? line.raw.slice(0, line.raw.length - line.said.length) + toldUnder(over?.lead, line.said) : line.raw;
    })
    .join("\n");
}

function lineOf(raw: string): Line {
  const [, space = "", bullet = "", said = ""] = LINE.exec(raw) ?? [];
  return { raw, indent: space.replace(/\t/g, "    ").length, bullet, said: said.trim() && said };
}

function isOver({ indent, isBullet, isColon }: Open, line: Line): boolean {
  return !isBullet || line.indent > indent || (isColon && line.indent === indent && line.bullet !== "");
}

/** Whom the lines that follow tell of, where this one says so. */
function leadAt(lines: readonly Line[], at: number): Open | undefined {
  const line = lines[at];
  const plain = line?.said.replace(/^#+ |[*_`]+|\s+$/g, "").trim() ?? "";
  const isColon = /:$/.test(plain);
  // "3.7 Regulator"
  const said = plain.replace(/\s*[:—–-]$/, "").replace(/^\d{1,2}(?:\.\d{1,2})+[.)]? /, "");
  if (!line || /[.!?]$/.test(said)) return undefined;
  const items = itemsUnder(lines, at, isColon);
  const named = items.filter((item) => nounItemTold(item, "People"));
  const deeds = items
    .filter((item) => !named.includes(item))
    .flatMap((item) => (ACCESS.test(item) ? { form: "base", isSure: true } : (deedOpening(item) ?? [])));
  const isSure = named.length > 0 || deeds.some((one) => one.isSure);
  if (!isSure || (deeds.length + named.length) * 2 < items.length) return undefined;
  const does = items.some(isDoneByOne);
  const isShort = said.split(" ").length <= LONGEST_LEAD && !/\([^()]*[,\d]/.test(said);
  const bracketed = leadInBrackets(said, deeds.length + named.length, does);
  const lead = isShort && !bracketed ? leadOf(said, deeds.length, does) : undefined;
  const remarked = bracketed ?? (lead ? undefined : leadBesideRemark(said, deeds.length, does));
  const found = lead ?? remarked?.lead;
  return found && { lead: found, indent: line.indent, isBullet: line.bullet !== "", isColon, whose: remarked?.who };
}

/** "Prints the label" is done by one, "storms and tides" are things. */
function isDoneByOne(item: string): boolean {
  const opening = deedOpening(item);
  return opening?.form === "third" && opening.isSure && !/^[\p{L}-]+(?:,| (?:and|or)\b)/u.test(item);
}

/** The first items of the list below a line. */
function itemsUnder(lines: readonly Line[], at: number, isColon: boolean): string[] {
  const head = lines[at];
  const found: string[] = [];
  let blanks = 0;
  for (const line of lines.slice(at + 1)) {
    if (line.said === "") blanks += 1;
    else {
      const isDeeper = line.bullet !== "" && (!head?.bullet || line.indent > head.indent || isColon);
      if (!isDeeper && (head?.bullet || !isColon || blanks > 0 || /[:?]$/.test(line.said))) break;
      found.push(line.said);
      blanks = 0;
    }
    if (blanks > 1 || found.length > 5) break;
  }
  return found;
}

const OCCASION = /^(?:on|after|in case of|before) (?:an?|the) /i;
/** "Accept / decline a job" */
const EITHER = /^(\p{L}+) ?\/ ?(\p{Ll}+)(?= \p{L})/u;
const OWN_LEAD = /^(?<role>\p{L}[\p{L}' -]{1,28}): (?<rest>.+)$/u;

/** Each sentence of an item that begins with a deed or names one, told of those above it or in front of it. */
function toldUnder(over: Lead | undefined, item: string): string {
  const { role = "", rest = "" } = OWN_LEAD.exec(item)?.groups ?? {};
  const own = role && !OCCASION.test(role) ? leadOf(role, 0) : undefined;
  const [lead, listed] = own ? [own, rest] : [over, item];
  const said = listed.replace(EITHER, (both, one: string, other: string) =>
    verbForm(one.toLowerCase())?.form === "base" && verbForm(other)?.form === "base" ? `${one} or ${other}` : both,
  );
  const plain = said.replace(/[.;]$/, "");
  const whom = lead && whoOf(lead);
  const done = lead && doneToLabel(plain) === undefined ? withoutLabel(said) : said;
  if (lead && done !== said) return deedsTold(lead, done, item);
  const named = nounItemTold(plain, whom) ?? onOccasion(plain, whom);
  if (named) return named;
  return lead ? deedsTold(lead, said, item) : item;
}

/** "On a failed gauge: list of the jobs it measured" */
function onOccasion(item: string, whom: string | undefined): string | undefined {
  const {
    when = "",
    on = "",
    rest = "",
  } = /^(?<when>(?:On|After|In case of|Before) (?:an?|the) (?<on>[^:,]{3,40})): (?<rest>\p{Ll}.+)$/u.exec(item)?.groups ?? {};
  const [first = "", ...further] = rest.replace(/\bit\b/u, `the ${on}`).split(/\. (?=\p{Lu})/u);
  const told = rest === "" ? undefined : nounItemTold(first, whom);
  return told && [`${when}, ${told.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`, ...further].join(" ");
}

const LABEL = /^(?:["“'][^"”']{2,40}["”']|\p{L}[\p{L} -]{1,24})(?: [–—-]|:) (?=\p{Ll})/u;

/** "Check-in: scan the ticket": what it is called says nothing where what is done stands behind it. */
function withoutLabel(item: string): string {
  const rest = item.replace(LABEL, "");
  const isSaid = !deedOpening(item) || /^\p{Ll}+ (?:the|an?|their|all|each|every|up|out|in)\b/u.test(rest);
  return rest !== item && isSaid && deedOpening(rest)?.isSure ? rest : item;
}

function whoOf(lead: Lead): string | undefined {
  if ("many" in lead) return `${lead.many} can`;
  return lead.ofProduct ? undefined : lead.goesOn;
}

/** The words a deed goes on from; undefined where it is told of nobody. */
function frontOf(lead: Lead, form: "base" | "third", deed: string): string | undefined {
  if ("many" in lead) return form === "third" ? lead.one : lead.many;
  if (lead.ofProduct) return lead.ofProduct(deed) ? (form === "third" ? "The system" : lead.goesOn) : undefined;
  return form === "third" || /^(?:can|may|must|should|shall|will|have|need|want)\b/i.test(deed) ? undefined : lead.goesOn;
}

/** "Full access to the accounts", "no access to wages" */
const ACCESS = /^(?:(?:no|full|read|write|read-only) )?access to \p{L}/iu;

function deedsTold(lead: Lead, item: string, whole: string): string {
  const told = item
    .split(/(?<=[.!?]) (?=\p{Lu})|(?<=;) /u)
    .map((piece) => {
      if (ACCESS.test(piece) && "many" in lead) return `${lead.many} have ${piece.charAt(0).toLowerCase()}${piece.slice(1)}`;
      const { form } = deedOpening(piece) ?? {};
      const front = form && frontOf(lead, form, piece);
      if (!front) return piece;
      const own = piece
        .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
        .replace(/\b(?:my|your)\b/g, "their")
        .replace(/^(\p{L}+): /u, "$1 ");
      return `${front} ${own}`;
    })
    .join(" ");
  return told === item ? whole : told;
}
