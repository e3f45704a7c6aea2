import type { Course } from "./course.ts";
import type { Memory } from "./memory.ts";
import { mine, type Named, textOf } from "./named.ts";
import { germanStanding } from "./people.ts";
import { isByProduct, servedWith, withoutProduct } from "./served.ts";
import { accused, definite, thingOf } from "./things.ts";
import { infinitiveOfDone, TELLS } from "./verbs.ts";
import type { GermanWord } from "./words.ts";

export function passive(
  course: Course,
  own: readonly GermanWord[],
  done: GermanWord,
  named: Named | undefined,
): { who?: string; said: string; thing: string | undefined } | undefined {
  const { memory } = course;
  const rest = own.filter((one) => one !== done);
  const infinitive = infinitiveOfDone(done.word) ?? "";
  // "wird der Fahrer vom System erinnert"
  if (named && germanStanding(named.who) === "person" && isByProduct(rest))
    return { who: named.who, said: `${mine(textOf(withoutProduct(own)))} werden`, thing: undefined };
  const told = suffers(course, rest, infinitive, named);
  if (told) return told;
  course.open = true;
  const served = named && servedWith(accused(textOf(named.words), named.who, memory.genders), rest, infinitive);
  if (served) return { ...served, said: mine(served.said), thing: named.who };
  if (!TELLS.test(done.word) || !named) return undefined;
  return { who: named.who, said: `${mine(textOf(own))} werden`, thing: undefined };
}

/** By whom something is done, told as a deed of theirs. */
export function suffers(
  course: Course,
  own: readonly GermanWord[],
  infinitive: string,
  named: Named | undefined,
): { who: string; said: string; thing: string | undefined } | undefined {
  const { memory } = course;
  const by = agentAt(own);
  const agent = by >= 0 ? own.slice(by + 1).find(({ noun }) => noun) : agentMeant(memory, own);
  const thing = named ? accused(textOf(named.words), named.who, memory.genders) : memory.thing && definite(memory.thing);
  if (thing) course.suffered = { who: agent?.text, thing, head: named?.who ?? memory.thing?.head ?? thing };
  if (named) memory.meet(thingOf(named.words, true, memory.genders));
  if (agent && thing) {
    memory.who = [agent.text];
    const end = endOfName(own, own.indexOf(agent));
    const spoken = own.findIndex(({ word }, at) => /^(?:von|durch)$/.test(word) && AGENT.test(own[at + 1]?.word ?? ""));
    const rest = own.filter((_, at) => (by >= 0 ? at < by || at > end : at !== spoken && at !== spoken + 1));
    return {
      who: agent.text,
      said: mine([thing, textOf(rest), infinitive].filter(Boolean).join(" ")),
      thing: named?.who ?? memory.thing?.head,
    };
  }
  return undefined;
}

/** "von ihr" */
export function agentMeant(memory: Memory, own: readonly GermanWord[]): GermanWord | undefined {
  const pronoun = own.find(
    ({ word }, at) => AGENT.test(word) && !own[at + 1]?.noun && /^(?:von|durch)$/.test(own[at - 1]?.word ?? ""),
  )?.word;
  if (pronoun === undefined) return undefined;
  const [text] = { mir: [memory.I], uns: [memory.we], dir: [memory.you] }[pronoun] ?? whomOf(memory, pronoun);
  return text === undefined ? undefined : { text, word: text.toLowerCase(), noun: true };
}

/** "von ihr" is whoever acts, "von dieser" whoever was named last. */
function whomOf(memory: Memory, pronoun: string): readonly string[] {
  const many = /^(?:ihnen|diesen|jenen)$/.test(pronoun);
  const she = /^(?:ihr|dieser|jener)$/.test(pronoun);
  const last = /^[dj]/.test(pronoun) ? memory.mentionedLast(many, she) : undefined;
  return last ? [last.who] : memory.meant(many, she);
}

const AGENT = /^(?:ihr|ihm|ihnen|mir|uns|dir|diese[mnr]|jene[mnr])$/;

export const isSomebody = ({ noun, text }: GermanWord) => noun && germanStanding(text) === "person";

/** "Anrufe von Bürgern werden vom Dienst angenommen": by whom, where more than one could be meant. */
function agentAt(own: readonly GermanWord[]): number {
  const places = own.flatMap(({ word }, at) => {
    const pointed = AGENT.test(own[at + 1]?.word ?? "") && !own[at + 2]?.noun;
    const noun = /^(?:von|vom|durch)$/.test(word) && !pointed ? own.slice(at + 1, at + 5).find((one) => one.noun) : undefined;
    return noun ? [{ at, acts: /^(?:person|body)$/.test(germanStanding(noun.text)) }] : [];
  });
  return (places.findLast(({ acts }) => acts) ?? places[0])?.at ?? -1;
}

/** "vom Sachverständigen | der Landeskirche" */
function endOfName(own: readonly GermanWord[], at: number): number {
  const whose = /^(?:des|der|unserer|meiner|ihrer|seiner)$/.test(own[at + 1]?.word ?? "");
  const noun = whose ? own.findIndex((one, index) => index > at + 1 && index < at + 4 && one.noun) : -1;
  return noun >= 0 ? noun : at;
}
