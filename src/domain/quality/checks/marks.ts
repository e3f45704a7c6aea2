import type { Found } from "#domain/quality/finding.ts";
import { isMasked } from "#domain/quality/reading/masked.ts";
import type { Statement } from "#domain/quality/reading/statement.ts";
import { type Phrase, phraseFinder, phrasesIn } from "#domain/quality/words/phrases.ts";

const OPEN = phraseFinder([
  "(?:tbd|tbc|tba|tbr|fixme)\\d*|t\\.\\s?b\\.\\s?[dcar]\\.?|wip|xx+|(?:x|y|n)(?= (?:%|percent|milliseconds?|ms|seconds?|s|minutes?|min|hours?|days?|weeks?|months?|years?|users?|people|percent|px|mb|gb|kb|euros?|times|items|m²|km|kg|clicks?|attempts?|characters?)\\b)",
  "x+[.:,]x+(?:[.:,]x+)*|(?:\\d[\\d.,]*)x+(?= ?%)|(?:to|yet to|still to) follow(?=\\s*[.;,)]|\\s*$)|(?:value|number|figure|limit|details?|date|name|amount|text|content)s? (?:is |are |will )?(?:to follow|to come|follows? later|needed here|goes here|go here)(?=\\s*[.;,)]|\\s*$)|(?:still|yet) (?:open|undecided|undefined|unknown|unclear|pending|missing)|as yet (?:undecided|undefined|unknown|unspecified|open)|undecided|to-be-(?:defined|decided|determined|confirmed)|(?:pending|awaiting|subject to) (?:a |the |further |final )?(?:decision|clarification|confirmation|approval by the board)|open (?:question|issue|point)(?=\\s*[:)])|under discussion|needs? (?:to be )?(?:clarified|decided|defined)(?=\\s*[.;,)]|\\s*$)|(?:has|have) (?:not|yet) (?:yet )?(?:to be|been) (?:decided|defined|agreed|determined|fixed|specified|set)|(?:yet|still) to be \\p{L}+ed|sample text|some text here|your text here|asdf|blah(?: blah)*|insert (?:a |the |your )?\\p{L}+ here|\\p{L}+ goes? here|dummy(?= (?:value|text|data|entry|name))",
  "(?:(?:is|are|still|yet) )+(?:to be|yet to be) (?:determined|defined|decided|agreed|specified|clarified)|(?:will|shall|must|should) be (?:defined|decided|determined|specified|agreed|clarified|confirmed|fixed|announced) (?:later|separately|in a later)|to be \\p{L}+ed (?:later|soon|separately)|(?:to be|yet to be) (?:determined|defined|decided|announced|agreed|specified|clarified|advised|negotiated)(?! (?:by|in|on|with|for|at)\\b)",
  "(?:(?:is|are|still) )+(?:to be|yet to be) (?:confirmed|discussed|completed|added|filled in)(?! (?:by|in|on|with|for|at)\\b)",
  "(?:(?:is|are) )?not yet (?:determined|decided|defined|known|specified|clear|agreed)|not (?:decided|defined|determined) yet",
  "lorem ipsum(?: [\\p{L} ]+)?|fill (?:this )?in later|(?:write|describe|insert|put) (?:this |it |text |something )?here|dummy text|n\\.\\s?n\\.",
]);
const NAMED =
  /(?<![\p{L}\p{N}])(?:TODO(?! (?:comments?|lists?|items?)\b)|XXX+|YYY+|XX?(?= (?:\p{Ll}|%))|(?<=(?:within|after|for|of|least|most|to|every|than|per|at|be|is|are|last|maximum|minimum|has|have|hold|show|accept|with|exactly|only|under|over|up to) )[XYNZ](?= \p{Ll}))(?![\p{L}\p{N}-])/gu;
/** "[number unit]", "<name>", "???", "____" */
const SLOTS =
  /\?{2,}|\[(?!x\]|\s*\]|\d|[^\]]{60,})[\p{L}#…. _/?-][^\]\n]*\](?!\()|\[(?:x|…|\.\.\.|\s*)\]|(?<!\/)<(?!\/|\d|=|br\b|b>|i>|p>|a\b)[\p{L}#][^<>\n]{0,40}>(?! (?:elements?|tags?)\b)|_{2,}|\d\?(?=[\s.,;)])|(?<=\s)\?(?=\s)|(?<=\s)(?:\.\.\.|…)(?=\s+\p{Ll})|\((?:\.\.\.|…)\)|\{\{[^}\n]+\}\}|\$\{[^}\n]+\}|(?<!\/)\{[\p{L}#?…][^{}\n]{0,40}\}(?![._/-])|\(\?\)|\(to be [^)\n]{3,40}\)|\((?:ask|check with) [^)\n]{2,40}\)|(?<=\S )#{2,}(?= |[.,;]|$)|\${3,}|%[sd](?!\p{L})/giu;
/** "[kg]", "[ISO-8601]": a unit or a source, no open place. */
const NOTE =
  /^\[(?!X+\]|Y+\]|N+\]|TB[A-Z]\])(?:[A-Z][A-Z0-9 .-]{1,12}|Enter|Esc|Tab|Save|Cancel|Delete|Shift|Space|Return|Send|Print|Start|Stop|k?g|mg|[kcm]?m|ml|l|°C|EUR|s|ms|h|min|optional|sic)\]$/u;
const TWICE = /(?<![\p{L}\p{N}_'’-])([\p{L}']{1,30}|\p{L}{2,} \p{L}{2,}|\d+)([ \t]+)\1(?![\p{L}\p{N}_'’-])/giu;
const RIGHTLY =
  /^(?:had|that|bora|pago|walla|very|far|bye|ha|so|many|long|yo|tut|chop|aye|baden|sing|tuk|couscous|cha|duran|pom|hush|dik|can|beri|aku|sie|die|das|der|nous|vous|wagga|wa)$/i;

export function placeholders(statement: Statement): Found[] {
  const raw = [SLOTS, NAMED].flatMap((mark) => [...statement.plain.matchAll(mark)]);
  const marks = raw.map(({ 0: said, index }) => ({ start: index, end: index + said.length, said }));
  const plainMarks = marks.filter(({ said }) => !NOTE.test(said));
  return apart([...phrasesIn(statement, OPEN), ...plainMarks])
    .filter(
      ({ start }) =>
        !/^\[[ x]?\]\s/i.test(statement.plain.slice(start)) || !/(?:^|\n)\s*[-*+]\s*$/.test(statement.plain.slice(0, start)),
    )
    .map(({ start, end, said }) => ({
      rule: "placeholder",
      start,
      end,
      why: `“${said}” stands for something nobody has decided yet: decide it, or keep it as an open point.`,
    }));
}

function apart(phrases: Phrase[]): Phrase[] {
  const sorted = phrases.toSorted((a, b) => a.start - b.start || b.end - a.end);
  return sorted.filter((one, at) => !sorted.slice(0, at).some(({ end }) => end > one.start));
}

export function doubledWords({ text, plain }: Statement): Found[] {
  return [...plain.matchAll(TWICE)].flatMap(({ 0: said, 1: word = "", 2: gap = "", index }) => {
    if (RIGHTLY.test(word) || word.split(" ").some(isMasked) || isPhrasal(plain, index, word)) return [];
    const start = index;
    const end = index + said.length;
    return [
      {
        rule: "doubled-word" as const,
        start,
        end,
        why: `“${word}” stands there twice.`,
        fix: {
          label: `Keep one “${word}”`,
          kind: "replace" as const,
          text: `${text.slice(0, start + word.length)}${text.slice(start + word.length + gap.length + word.length)}`,
        },
      },
    ];
  });
}

/** "who sign in in Welsh", "logs on on Mondays": the first belongs to its verb. */
function isPhrasal(plain: string, at: number, word: string): boolean {
  if (/^\p{Lu}\p{Ll}+$/u.test(word) && at > 0) return !/^(?:The|A|An|And|Or|To|Of|In|On|At|Is|It|For)$/.test(word);
  return (
    /^(?:in|on|up|out|off|over|down|by)$/i.test(word) &&
    /\b(?:sign|log|check|clock|sit|step|join|bring|hand|fill|plug|type|zoom|opt|pass|carry|switch|turn|stand|fall|break|book|drop|come|goes?|tune|move|fly|walk|drive|send|take|get|let)(?:s|ed|ged|ping|ging|ing|ned)?\s+$/i.test(
      plain.slice(0, at),
    )
  );
}
