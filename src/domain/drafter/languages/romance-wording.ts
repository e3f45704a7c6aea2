import type { Verbs } from "./verbs/forms.ts";

/** The verb that opens what is done, what hangs on it, and what follows: "m'inscrire au cours", "darle aviso". */
function opened(said: string): { verb: string; hung: string; rest: string } {
  const [first = "", ...rest] = said.split(" ");
  const own = /^([mtsl]'|)(.+)$/.exec(first);
  if (/^(?:me|te|se)$/.test(first)) return { verb: rest[0] ?? "", hung: `${first} `, rest: rest.slice(1).join(" ") };
  const [, bare, clitic] = /^(.+[aeií]r)-?(me|nos|se|le|les|lhes?|los?|las?)$/.exec(own?.[2] ?? "") ?? [];
  const hung = own?.[1] || (clitic ? `${clitic} ` : "");
  return { verb: (bare ?? own?.[2] ?? first).replace(/,$/, ""), hung, rest: rest.join(" ") };
}

export const romanceVerbOf = (said: string): string => opened(said).verb;

/** "consulto el plano": what is done, as what "I" do; undefined where nobody knows how. */
export function doneByMe(verbs: Verbs, said: string): string | undefined {
  const { verb, hung, rest } = opened(said);
  const form = /(?:r|re)$/.test(verb) ? verbs.first(verb) : undefined;
  return form && `${hung}${form} ${rest}`.trim();
}

/** Words of one's own as those of somebody else: "mon" is "son". */
export function asTheirs(words: Readonly<Record<string, string>>, said: string): string {
  return said
    .split(" ")
    .map((word) => words[word] ?? word)
    .join(" ");
}
