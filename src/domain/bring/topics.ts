import { bareHeading } from "./bare-heading.ts";
import { heading } from "./quality.ts";
import { nounOfTitle } from "./row-title.ts";
import { rowTopics } from "./row-topics.ts";
import { textTopics } from "./text-topics.ts";
import { type Topic, type TopicOf, text } from "./topic.ts";
import { topicTold } from "./topic-words.ts";

/** The first that fits counts. */
const topics: readonly TopicOf[] = [
  ...textTopics,
  ...rowTopics,
  [
    heading(
      "(executive |project |product )?(summary|overview|introduction|vision|description|idea|purpose|mission|brief|background|goals?|objectives?|about|abstract)( (and|&|of) .*)?|(problem|opportunity)( statement)?|the (problem|solution|idea|product)|(business )?(goals|objectives)( .*)?|(proposed )?solution|motivation|context|why( now)?|tl;?dr|einleitung|einführung|überblick|zusammenfassung|zweck( .*)?|ziel(e|setzung|bestimmung)?( .*)?|(projekt|produkt)(übersicht|beschreibung|vision|ziele?|idee)|hintergrund|ausgangs(lage|situation)( und .*)?|problem(stellung|beschreibung)?|vision|idee|motivation|kurzbeschreibung|was ist (?!.*wichtig).*|what is (?!.*(?:important|needed|required|wanted|missing|left|next|still)).*",
    ),
    text("project_overview"),
  ],
];

export function topicOf(title: string): Topic | undefined {
  const bare = bareHeading(title);
  const called = topicCalled(bare);
  if (called || nounOfTitle(title)) return called;
  const told = topicTold(bare);
  return told?.kind === "kept" || (told?.kind === "rows" && told.also) ? told : (topicAtEdge(bare) ?? told);
}

/** What the title of a whole file says of it: only where it is a chapter's. */
export const topicOfFront = (title: string): Topic | undefined => topicCalled(bareHeading(title));

const topicCalled = (bare: string) => topics.find(([says]) => says.test(bare))?.[1];

/** In words: a longer heading is a sentence. */
const MOST_WORDS = 5;

/** What the product is or does not says the contrary of the words beside it. */
const DENIED = /n['’]t\b|(?<!\p{L})(?:not|nicht|keine?|ne|pas|niet|geen|não|no longer|sin|sans|ohne|without)(?!\p{L})/iu;

/** What a short heading begins or ends with, such as `Screens we imagined`. */
function topicAtEdge(bare: string): Topic | undefined {
  const words = bare.split(/\s+/);
  if (words.length < 2 || words.length > MOST_WORDS || DENIED.test(bare)) return undefined;
  for (let count = words.length - 1; count > 0; count -= 1) {
    const found = [words.slice(0, count), words.slice(-count)]
      .map((some) => (/^user$/iu.test(some.join(" ")) ? undefined : topicCalled(some.join(" "))))
      // "Terms of use" explains no words
      .find((topic) => topic?.kind === "rows" && topic.noun !== "glossary_terms");
    if (found) return found;
  }
  return undefined;
}
