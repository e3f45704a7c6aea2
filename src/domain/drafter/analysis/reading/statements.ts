import { sentencesOf } from "#domain/drafter/analysis/clean.ts";
import { listsTold } from "#domain/drafter/analysis/lists.ts";
import { settingApart, underHeading } from "./background.ts";
import { chatTold } from "./chat-lines.ts";
import { answered, type Said, type Told } from "./conversation.ts";
import { askedAndRefused, leftOutApart } from "./left-out-apart.ts";
import { isBuilder, signedBy, speakers } from "./tellers.ts";
import { type Letter, lettersIn, spokenTo } from "./threads.ts";

const SPEAKER = /^\s*((?:[A-Z]|[A-Z][\p{L}.'-]{1,14}(?: [A-Z][\p{L}'-]{1,14}){0,2}))(?: ?\(([^()]{2,40})\))?\s*:\s+/u;

/** Somebody asks or speaks twice; else the names are roles, each with what it does. */
function hasSpeakers(lines: readonly string[]): boolean {
  const turns = lines.filter((line) => SPEAKER.test(line));
  const speakers = new Set(turns.map((line) => SPEAKER.exec(line)?.[1]));
  return turns.length >= 2 && (speakers.size < turns.length || turns.some((line) => /\?\s*$/.test(line)));
}

/** Turns without names: lines behind dashes, and several of them ask. */
function takesTurns(lines: readonly string[]): boolean {
  const turns = lines.filter((line) => /^\s*[-–—]\s+\S/.test(line));
  return turns.length >= 4 && turns.filter((line) => /\?\s*$/.test(line)).length >= 2;
}

const TURN = /(?<=[.!?…]["”'»]?)\s+[–—-]\s*(?=["“'«])/gu;

/** "Who pays?" – "The guest.": turns of one line, each on a line of its own. */
function inTurns(text: string): string {
  return (text.match(TURN)?.length ?? 0) >= 3 ? text.replace(TURN, "\n– ") : text;
}

/** Lines that begin a chapter: of a few words between others, or above a list. */
function headingsIn(text: string, leads: ReadonlySet<string>): Set<string> {
  const found = text.matchAll(/(?:^|\n)[ \t]*(?:#+ )?(?:\d{1,2}(?:\.\d{1,2})*[.)]? )?(\p{Lu}[^\n.!?:;,]{2,40})(?=\n)/gu);
  const short = [...found].map(([, heading = ""]) => heading.trim()).filter((heading) => heading.split(" ").length <= 5);
  return new Set([...short, ...leads]);
}

const ITEM = /^[ \t]*(?:[-*+–—•·]|\d{1,2}[.)])[ \t]+\S/u;
const HEADING = /^[ \t]*(?:#+ )?(\p{Lu}[^\n.!?:;]{1,80}[^\n.!?:;\s])[ \t]*$/u;

/** "Wardens (eight of them, all on foot)": lines of their own right above the items of a list, that none of them goes on in. */
function leadsIn(text: string): Set<string> {
  const lines = text.split("\n");
  const leads = lines.flatMap((line, at) => {
    const before = lines[at - 1] ?? "";
    const goesOn = ITEM.test(before) && indentOf(line) > indentOf(before);
    return ITEM.test(lines[at + 1] ?? "") && !ITEM.test(line) && !goesOn ? (HEADING.exec(line)?.[1] ?? []) : [];
  });
  return new Set(leads.map(inSentences));
}

const indentOf = (line: string) => line.search(/\S/);

/** As its one sentence has it. */
function inSentences(heading: string): string {
  return sentencesOf(heading)[0]?.sentence ?? heading;
}

/** Sentences, each with what its heading says of it. */
function underHeadings(sentences: readonly Said[], headings: ReadonlySet<string>, leads: ReadonlySet<string>): Said[] {
  let under: Said["under"];
  let part: number | undefined;
  return sentences.map((one) => {
    if (headings.has(one.sentence)) {
      under = underHeading(one.sentence);
      part = undefined;
      return leads.has(one.sentence) ? { ...one, isHeading: true } : one;
    }
    part ??= one.part;
    // who speaks is said in one paragraph
    if (under === "setting" && one.part !== part) under = undefined;
    return under ? { ...one, under } : one;
  });
}

/** "I could build in card payment": what whoever builds it offers is nobody's wish. */
const OFFERS = /^(?:(?:and|so|well|ok|then),? )?(?:I|we)(?:'d|'ll| could| can| would| will| might| may)\b/i;

/** Each letter read by itself, told by whoever wrote it to whoever wrote before. */
function toldInLetters(letters: readonly Letter[]): Told[] {
  const said = letters.flatMap(({ teller, to, text, others }) => {
    const sentences = listsTold(text)
      .split(/\n\s*\n/)
      .flatMap((part) => sentencesOf(part));
    return spokenTo(sentences, to, others).map((one) => ({ ...one, teller }));
  });
  return answered(said, true);
}

/** The statements of a text, speakers left out and questions told together with their answers, each with who says "I" in it where that is known. */
export function toldIn(whole: string): Told[] {
  const letters = lettersIn(whole);
  if (letters) return toldInLetters(letters);
  const text = inTurns(chatTold(whole));
  const lines = text.split("\n");
  if (!hasSpeakers(lines)) {
    const teller = signedBy(text);
    const listed = listsTold(text);
    const leads = leadsIn(listed);
    return answered(
      askedAndRefused(
        leftOutApart(
          settingApart(
            underHeadings(
              listed.split(/\n\s*\n/).flatMap((part, at) => sentencesOf(part).map((one) => ({ ...one, teller, part: at }))),
              headingsIn(listed, leads),
              leads,
            ),
          ),
        ),
      ),
      takesTurns(lines),
    );
  }
  const roles = speakers(lines, SPEAKER);
  const said: Said[] = [];
  let teller: string | undefined;
  let builds = false;
  let speaking: string | undefined;
  let to: string | undefined;
  for (const line of lines) {
    const name = SPEAKER.exec(line)?.[1];
    if (name && name !== speaking) to = speaking && !isBuilder(speaking) ? roles.get(speaking) : undefined;
    speaking = name ?? speaking;
    if (name) teller = roles.get(name);
    if (name) builds = isBuilder(name);
    const sentences = sentencesOf(line.replace(SPEAKER, "")).filter(({ sentence }) => !(builds && OFFERS.test(sentence)));
    const others = new Map([...roles].filter(([one]) => one !== speaking));
    said.push(...spokenTo(sentences, to, others).map((one) => ({ ...one, teller })));
  }
  return answered(said, true);
}
