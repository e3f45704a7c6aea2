import type { Brief } from "#domain/brief.ts";
import { analyse } from "#domain/drafter/analysis/analyse.ts";
import { article } from "#domain/drafter/language/words.ts";
import { toldInItsLanguage } from "#domain/drafter/languages/in-its-language.ts";
import { descriptionOf } from "#domain/drafter/plan/description.ts";
import { typeOf } from "#domain/drafter/plan/plan.ts";

/** What a reader must know about how the draft came about; empty when there is nothing to say. */
export function draftNotes(brief: Brief): string[] {
  const notes: string[] = [];
  const description = descriptionOf(brief);
  const analysis = analyse(description);
  const called = typeOf(brief).called;
  const type = `${article(called)} ${called}`;
  const language = brief.questionnaire?.prd_language;
  const asked =
    language && /^other$/i.test(language) ? brief.questionnaire?.prd_language_other?.replace(/[{}<>]/g, "").trim() : language;
  const told = toldInItsLanguage(brief);
  if (asked && !/^english$/i.test(asked) && asked !== told?.tongue.name) {
    notes.push(
      `The questionnaire asks for ${asked}; the built-in drafter writes English only, so this draft has to be translated or made again with a language model.`,
    );
  }
  const [document] = brief.documents;
  if (document && description !== "" && !brief.questionnaire?.project_description?.trim() && !brief.project.description?.trim()) {
    notes.push(`Nobody described the project, so this draft rests on the document "${document.name.replace(/[{}<>]/g, "")}".`);
  }
  if (description === "")
    notes.push(`No project description was given, so this draft rests on the catalogue's patterns for ${type}.`);
  else if (told)
    notes.push(
      `The description is in ${told.tongue.name}: overview, scope, user classes, user stories, pages, features and test cases say in ${told.tongue.name} what it says, with reasons and criteria by the kind of each deed; what is suggested and the other sections rest on the catalogue's patterns for ${type} and are in English.`,
    );
  else if (!analysis.english)
    notes.push(`The description was not read as English, so this draft rests on the catalogue's patterns for ${type}.`);
  else if (analysis.activities.length === 0 && analysis.actors.length === 0) {
    notes.push(
      `The description names nobody and nothing they do, so this draft rests on the catalogue's patterns for ${type}; two or three sentences on who does what would make it specific.`,
    );
  }
  return notes;
}
