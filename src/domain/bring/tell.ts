import type { SpecificationText } from "#domain/export/json.ts";
import { asMarkdown } from "./block-markdown.ts";
import { addText, type Context, type Placing } from "./place.ts";
import { isRemark } from "./remark.ts";
import type { Words } from "./segment.ts";
import { sentencesOf } from "./sentences.ts";
import { unitKey } from "./source.ts";
import { isStatement, leadIn, roleIn } from "./statements.ts";
import { topicOf } from "./topics.ts";

const SCOPE =
  /^(?:no|not|nicht|keine?)\s|\b(?:specification|document|catalogue|project|release|dokument|lastenheft|projekt|cahier|documento)\b[^.]*\b(?:covers?|umfasst|behandelt|couvre|cubre)\b|\bout of scope\b/iu;

/** In letters: one sentence of this length tells what a file is about. */
const LEAST_OPENING = 90;

/** Words of a text; what an overview says of the scope goes there. */
export function tell(place: Placing, name: SpecificationText, part: Words): void {
  const sentences = part.depth === undefined && !part.markdown?.includes("**") ? sentencesOf(part.text) : [part.text];
  const scope = name === "project_overview" ? sentences.filter((one) => SCOPE.test(one)) : [];
  if (scope.length === 0) addText(place, name, asMarkdown(part), [unitKey(part.at)]);
  else {
    const rest = sentences.filter((one) => !scope.includes(one));
    if (rest.length > 0) addText(place, name, rest.join(" "), [unitKey(part.at)]);
    addText(place, "project_scope", part.depth === undefined ? scope.join(" ") : asMarkdown(part), [unitKey(part.at)]);
  }
}

/** Tells the paragraphs that say themselves which text they are, as `Money: …` does, and a file's first words; gives back the others. */
export function untold(place: Placing, words: readonly Words[], { path }: Context): Words[] {
  return words.filter((part, at) => {
    if (part.depth !== undefined || part.label || roleIn(part.text)) return true;
    const lead = leadIn(part.text);
    const topic = lead && !place.speakers.has(lead.name) ? topicOf(lead.name) : undefined;
    if (topic?.kind === "kept") return false;
    const isOpening =
      path.length <= 1 &&
      at <= 2 &&
      (sentencesOf(part.text).length > 1 || (part.text.length >= LEAST_OPENING && /^[^[\n]+[.!]$/u.test(part.text))) &&
      !isStatement(part.text) &&
      !isRemark(part.text) &&
      place.rows.length === 0;
    if (topic?.kind !== "text" && !isOpening) return true;
    tell(place, topic?.kind === "text" ? topic.text : "project_overview", part);
    return false;
  });
}
