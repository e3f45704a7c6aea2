import type { FullDraft } from "./full-draft.ts";
import type { ListenedIdea, StatedDeed } from "./ideas/listened.ts";
import { infinitiveOfDone } from "./languages/german/verbs.ts";
import { frenchVerbs } from "./languages/verbs/french-verbs.ts";
import { portugueseVerbs } from "./languages/verbs/portuguese-verbs.ts";
import { spanishVerbs } from "./languages/verbs/spanish-verbs.ts";
import { type Heard, leftOutOf } from "./listened.ts";

/** What somebody is told in a passive is told by what is done: "avisado" is of "avisar". */
const DONE: Readonly<Record<string, (word: string) => string | undefined>> = {
  de: infinitiveOfDone,
  fr: (word) => frenchVerbs.ofDone(word),
  es: (word) => spanishVerbs.ofDone(word),
  pt: (word) => portugueseVerbs.ofDone(word),
};
/** What the product itself does is a story of nobody: it stands in any row. */
const PRODUCT =
  /^(?:(?:das|die|le|la|l'|el|o|a) ?)?(?:programm|system|app|anwendung|software|appli|application|logiciel|système|programme|site|outil|plateforme|aplicación|plataforma|herramienta|programa|sistema|aplicativo|aplicação|ferramenta)$/i;

const DENIES =
  /(?:^|[^\p{L}])(?:nie|niemals|niemand|nicht|kein\p{L}*|nur|verboten|jamais|aucun|aucune|personne|pas|sans|nunca|jamás|nadie|ningún|ninguna|no|sin|ninguém|nenhum|nenhuma|não|sem|só)(?=$|[^\p{L}])/iu;

/** The same as for English: deeds with their person and their thing, rules with their words, in the language of the idea. */
export function heardElsewhere(idea: ListenedIdea, draft: FullDraft): Heard {
  const classes = new Map(draft.user_classes.map(({ id, name }) => [id, name]));
  const stories = draft.user_stories.map(({ story, user_class_id }) => ({ who: classes.get(user_class_id ?? "") ?? "", story }));
  const rows = [...stories.map(({ story }) => story), ...draft.features.map(({ name, description }) => `${name} ${description}`)];
  const deeds = idea.deeds.filter(({ aside }) => !aside);
  const lost = deeds.filter(
    (deed) =>
      !stories.some(({ who, story }) => isDoer(deed, who) && tells(story, deed, idea.language)) &&
      !((deed.who === null || PRODUCT.test(deed.who)) && rows.some((row) => shareOf(deed.said, row) >= 0.65)),
  );
  const told = [...rows, ...leftOutOf(draft.scope)];
  const broken = idea.rules.filter(
    ({ said }) => !told.some((row) => shareOf(said, row) >= 0.65 && (!DENIES.test(said) || DENIES.test(row))),
  );
  return {
    deeds: { of: deeds.length, missing: lost.map(({ who, verb, thing }) => `${who}: ${verb} ${thing}`) },
    rules: { of: idea.rules.length, missing: broken.map(({ said, number }) => `${number}: ${said}`) },
    strangers: [...classes.values()].filter((name) => idea.not_people.some((stranger) => stemOf(stranger) === stemOf(name))),
  };
}

/** Whoever writes or is written to, and anybody, was given no name by the reader: any fits. */
const UNNAMED =
  /^(?:I|we|you|ich|wir|man|du|Sie|je|on|nous|tu|vous|yo|nosotr[oa]s|tú|vos|ustede?s?|eu|nós|a gente|vocês?|jemand|jeder|quelqu'un|cualquiera|alguien|alguém|qualquer um)$/i;

function isDoer({ who, to }: StatedDeed, name: string): boolean {
  const people = [who, to].filter((person) => person !== null && person !== undefined);
  return (
    people.length === 0 ||
    people.some((person) => UNNAMED.test(person)) ||
    people.some((person) => wordsOf(name).some((word) => wordsOf(person).map(stemOf).includes(stemOf(word))))
  );
}

function tells(story: string, { verb, thing }: StatedDeed, language: string): boolean {
  const said = wordsOf(story);
  const words = said.map(stemOf);
  const [deed = ""] = wordsOf(verb)
    .map((word) => word.replace(/(?<=[aei]r)(?:se|me)$/, ""))
    .filter((word) => !/^(?:sich|se|s)$/.test(word));
  const [head] = wordsOf(thing ?? "").filter((word) => word.length > 3);
  const done = said.some((word) => DONE[language]?.(word) === deed || word.replace(/(?<=[aei]r)[mst]e$/, "") === deed);
  return (done || words.includes(stemOf(deed))) && (head === undefined || words.includes(stemOf(head)));
}

function shareOf(said: string, row: string): number {
  const present = new Set(wordsOf(row).map(stemOf));
  const own = wordsOf(said);
  return own.length === 0 ? 1 : own.filter((word) => present.has(stemOf(word))).length / own.length;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Endings of number and person left away: "Wände" is of "Wand", "observações" of "observação", "chevaux" of "cheval". */
function stemOf(word: string): string {
  const one = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(?<=[^e])aux$/, "al")
    .replace(/(?<=.[aeou])is$/, "l")
    .replace(/(?<=nis)se$/, "")
    .replace(/(?<=.{3}i)um$/, "");
  const cut = (text: string) => text.replace(/(?<=.{4})(?:innen|in|ern|en|er|em|es|e|n|s|r)$/, "").replace(/(?<=.{3})[aeo]$/, "");
  return cut(cut(one));
}
