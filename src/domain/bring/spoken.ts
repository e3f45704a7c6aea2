import type { SourceBlock } from "./source.ts";

const PRESENT =
  /^(?:present|attendees|participants?|interviewers?|interviewees?|interviewed|guests?|experts?|gast|gäste|befragte?r?|invitée?s?|entrevistad[oa]s?|entrevistador|intervistat[oi]|geïnterviewde|with|anwesend(?:e)?|teilnehmer(?:innen)?|présents?|participants?|asistentes|presentes)\b[^:]{0,20}:\s*(.+)$/imu;
const PERSON = /^(?:(?:Dr|Mr|Mrs|Ms|Mme|M|Mlle|Herr|Frau|Sr|Sra)\.?\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’-]+)?$/u;

/** Who spoke in the meeting a file tells of, by the names it lists and the short forms beside them. */
export function speakersOf(blocks: readonly SourceBlock[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const block of blocks) {
    const listed = block.kind === "table" ? undefined : /(?:^|\. )([^.\n]*:.*)/s.exec(block.text)?.[1];
    for (const line of [...(listed?.split("\n") ?? []), ...(block.kind === "table" ? [] : block.text.split(/\n|(?<=\.) /))]) {
      const said = PRESENT.exec(line.trim())?.[1];
      for (const part of said?.split(/[,;]| and | und | et | y /) ?? []) {
        for (const short of part.matchAll(/\((\p{Lu}{1,3})\)/gu)) if (short[1]) names.add(short[1]);
        const name = part.replace(/\([^)]*\)|\bby phone\b|\.$/gu, "").trim();
        if (PERSON.test(name)) for (const one of [name, name.split(/\s+/).at(-1) ?? name]) names.add(one);
      }
    }
  }
  return names;
}

const SAID =
  /^(?:\s*:|\s+(?:said|says|asked(?: whether| if)?|reported|noted|wants?|wanted|needs|would like|added|suggested|proposed|meint|sagt|wünscht sich|möchte|fragt(?: ob)?|demande|souhaite|veut|pide|quiere)(?: that| dass| que)?)\s+(.+)$/su;

/** What a meeting came to. */
const AGREED =
  /^(?:agreed|decided|decision|resolved|we agreed(?: that)?|vereinbart|beschlossen|beschluss|entschieden|convenu|décidé|décision|acordado|decidido|deciso|concordato|afgesproken|besloten|besluit)\s*:\s+(.+)$/isu;

/** What somebody of the meeting said, or all of it, without who said it. */
export function spokenIn(text: string, speakers: ReadonlySet<string>): { who: string; said: string; wants: boolean } | undefined {
  const agreed = AGREED.exec(text)?.[1];
  if (agreed) return { who: "", said: agreed, wants: true };
  for (const who of speakers) {
    if (!text.startsWith(who)) continue;
    const rest = text.slice(who.length);
    const said = SAID.exec(rest)?.[1];
    if (said)
      return {
        who,
        said: said.replace(/^["“„]/u, ""),
        wants: /^\s+(?:wants?|wanted|needs|would|asked|suggested|proposed|wünscht|möchte|souhaite|veut|pide|quiere)/u.test(rest),
      };
  }
  return undefined;
}
