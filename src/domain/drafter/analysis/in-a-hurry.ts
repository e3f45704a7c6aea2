/** How people write who are in a hurry, and what they mean by it. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  // no word before a consonant takes "an"
  [
    /(?<=[a-z\d,] )an (?=(?!x-)(?!(?:hour|honest|honou?r|heir|herb)|(?:sms|mri|nda|ngo|faq|sla|led|lcd|rsvp|mot|mp)\b)[bcdfghj-np-tv-z][a-z]*[aeiouy])/g,
    "and ",
  ],
  [/(?<=[\p{L}\d,] )n (?=[\p{L}\d])/gu, "and "],
  [/\bw\/(?:out|o)\b/gi, "without"],
  [/\bw\/ ?(?=\p{L})/giu, "with "],
  [/\bb4\b/gi, "before"],
  [/(?<=\p{L} )r (?=\p{L})/gu, "are "],
  [/\bu\b/g, "you"],
  [/\bur\b/g, "your"],
  [/(?<=\p{L} )'?em\b/gu, "them"],
  [/\bx(?:c)?ept\b|\bexept\b/gi, "except"],
  [/\bwks?\b/g, "weeks"],
  [/\bpls\b,?/gi, ""],
  [/\b(?:cos|coz|cuz)\b/g, "because"],
  // "count them twice, cause nobody else does"
  [
    /(?<=[,;] |\p{L} ')cause (?=(?:when|if|it|that|this|there|they|we|I|you|he|she|nobody|somebody|everybody|everyone|people|the|an?|my|our|their|some|most|otherwise|half)\b(?!,))/gu,
    "because ",
  ],
  [/(?<=\p{L},?) 'because /gu, " because "],
  [/\bppl\b/gi, "people"],
  [/\b(that|what|who|there|here)s (?=(?:been|not|an?|the|no|in|on|all|being|\p{L}+ed)\b)/giu, "$1's "],
  [/\bwots?\b/gi, "what"],
  [/\bwen\b/g, "when"],
  [/\b(he|she)s (?=\p{L})/giu, "$1's "],
  [/\b(they|you)re\b/gi, "$1're"],
  [/\b(they|you|we|i)ve\b/gi, "$1've"],
  [
    /\b(for|of|with|do|does|got|get|by) there (?=(?!is\b|are\b|was\b|were\b|and\b|or\b|but\b|by\b|to\b|too\b|will\b|in\b|on\b|at\b)\p{Ll}{3})/gu,
    "$1 their ",
  ],
  [/\bgonna\b/gi, "going to"],
  [/\bwanna\b/gi, "want to"],
  [/\bgotta\b/gi, "have to"],
  [/\bim\b/g, "i'm"],
  [/\bdbl\b/gi, "double"],
  [/,? (?:er|erm|um|uh|yeah|y'know|you know),?(?= )/gi, ""],
  [
    /, (?:what's the word|what(?:'s| is) it called|how (?:do|shall) (?:i|you) (?:say|put it)|let me think|let's say|sort of),/gi,
    "",
  ],
  // "and that's, like, a mess"
  [/(?<=\p{L}), (?:like|kind of), (?=\p{L}|\d)/gu, " "],
  // "the tailors, no wait, not the tailors, the cutter marks the cloth"
  [
    /(?<=(?:^|[,.;\n]) ?(?:(?:and|so|but) )?(?:then,? )?(?:(?:um|er),? )?)(?:the|an?|our|my) [\p{L}-]+(?: [\p{L}-]+){0,2},? (?:no,? wait|wait,? no|no,? sorry|sorry,? no|scratch that|no,? hang on|hang on,? no|(?:well,? )?no|sorry|or rather|I mean)(?:,? not (?:the|an?|our|my) [\p{L}-]+(?: [\p{L}-]+){0,2})?,? (?=(?:the|an?|our|my) \p{L})/giu,
    "",
  ],
  // "the girls, no, put assistants"
  [
    /(?<=^|[,.;\n] ?(?:and |then |the )?)(?:the )?\p{L}+(?: \p{L}+)?, (?:no|sorry|wait), (?:put|make (?:that|it)|i mean|say|rather|i meant) (?=\p{L})/giu,
    "",
  ],
  [/\s*(?:->|=>|→)\s*/g, ": "],
];

/** A text with what its writer shortened written out. */
export function writtenOut(text: string): string {
  return MEANT.reduce((told, [short, meant]) => told.replace(short, meant), text);
}
