import { oneLine } from "#domain/export/markdown-text.ts";

const STORY = /^as (an?|the) (.+?),? I (?:want|need|would like|wish)(?: to be able)?( to)? (.+?)(?:,? so that (.+?))?[.]?$/i;
const SHALL = /^(the (?:system|product|application|app|software|service)) (?:shall|must) (.+)$/i;

/** What a story asks of the system, in its own words; one that is told otherwise is named, and stands below. */
export function storyShall(story: string, title: string): string {
  const said = oneLine(story);
  const [, article, role, to, want = "", benefit] = STORY.exec(said) ?? [];
  if (!role || /[.!?] \p{Lu}/u.test(said)) return `The system SHALL do what the user story "${oneLine(title)}" says.`;
  const who = `${article?.toLowerCase()} ${role}`;
  const so = benefit ? `, so that ${theirs(benefit)}` : "";
  return `The system SHALL ${to ? "let" : "give"} ${who} ${theirs(want)}${so}.`;
}

/** A statement that says what the system shall do keeps its words; any other is named, and stands below. */
export function statementShall(kind: string, title: string, statement: string): string {
  const shall = SHALL.exec(oneLine(statement));
  return shall ? `${shall[1]} SHALL ${shall[2]}` : `The system SHALL provide the ${kind} "${oneLine(title)}" as it is described.`;
}

/** What a person says of themselves, as it is said of them. */
function theirs(text: string): string {
  return text
    .replace(/\bI am\b|\bI['’]m\b/g, "they are")
    .replace(/\bI was\b/g, "they were")
    .replace(/\bI['’](ve|ll|d)\b/g, "they'$1")
    .replace(/\bI\b/g, "they")
    .replace(/\bmyself\b/gi, "themselves")
    .replace(/\bmine\b/gi, "theirs")
    .replace(/\bmy\b/gi, "their")
    .replace(/\bme\b/g, "them");
}
