/** Where somebody says what a letter is about, in the five languages. */
const SUBJECT = /^[ \t>*_]*(?:subject|re|betreff|betr|objet|asunto|assunto)[ \t*_]*:[ \t]*(.+)$/im;
const ANSWERED = /^(?:(?:re|fwd?|aw|wg|tr|rv|enc)[ \t]*:[ \t]*)+/i;
const LETTERHEAD =
  /^[ \t>*_]*(?:subject|re|betreff|betr|objet|asunto|assunto|to|from|cc|date|sent|an|von|datum|à|de|para|data|fecha)[ \t*_]*:.*$/gim;
const GREETING =
  /^(?:hi|hello|hey|dear|good (?:morning|day|evening)|hallo|liebe[rs]?|moin|guten (?:tag|morgen)|bonjour|salut|ch[eè]re?s?|hola|buen[oa]s (?:d[ií]as|tardes)|querid[oa]s?|ol[aá]|oi|bom dia|boa tarde|prezad[oa]s?)(?![\p{L}])[^\n,!.:–—-]{0,40}(?:[,!.:–—-]+|\n)\s*/iu;
const ASIDE = /^(?:\([^)]*\)|\[[^\]]*\]|\{[^}]*\})\s*/;
const MARK = /^(?:[-*•–—"“„«>#]+|\d{1,2}[.)]|[a-z]\))\s*/;
const FILLER = /^(?:(?:so|ok|okay|right|well|um+|uh+|er+|er+m|also|alors|bueno|pues|bem|então)(?![\p{L}])[\s,.…-]*)+/iu;
const SPEAKER = /^(\p{Lu}[\p{L}.'’ ]{0,30}?)(?:\s*\([^)]{0,60}\))?\s*:\s*/u;

/** What somebody says a letter is about; null where it is no letter or does not say. */
export function subjectOfLetter(idea: string): string | null {
  const said = SUBJECT.exec(idea)?.[1]?.trim().replace(ANSWERED, "");
  return said ? said : null;
}

/** An idea from its first words on, past the head of a letter, greetings, remarks on it, marks of a list, and who says it. */
export function opening(idea: string): string {
  let rest = idea.replace(LETTERHEAD, "").trim();
  for (let before = ""; before !== rest; ) {
    before = rest;
    for (const passed of [ASIDE, MARK, GREETING, FILLER]) rest = rest.replace(passed, "").trim();
    rest = withoutSpeaker(rest, idea).trim();
  }
  return rest;
}

/** Who speaks does so again, or is a letter of a question and its answer. */
function withoutSpeaker(rest: string, idea: string): string {
  const [said, name = ""] = SPEAKER.exec(rest) ?? [];
  if (!said) return rest;
  const isAgain = idea.split(name).filter((after) => /^(?:\s*\([^)]*\))?\s*:/.test(after)).length > 1;
  return isAgain || name.length === 1 || /^interview/i.test(name) ? rest.slice(said.length) : rest;
}
