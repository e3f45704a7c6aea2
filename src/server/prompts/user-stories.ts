import * as z from "zod";
import type { Brief } from "#domain/brief.ts";
import { isNearDuplicate, SAME_NAME, SAME_STATEMENT } from "#domain/drafter/similarity.ts";
import { draftUserStories } from "#domain/drafter/user-stories.ts";
import { nouns } from "#domain/nouns/all.ts";
import type { UserStoryInput } from "#domain/nouns/user-stories.ts";
import type { Question } from "#server/ai/ai.ts";
import { instructions } from "./instructions.ts";
import { classKey } from "./keys.ts";
import { material } from "./material.ts";
import { usable } from "./reading.ts";

const shape = z.object({
  user_stories: z.array(
    z.object({
      user_class: z.string().describe("The key of the user class that wants it, such as C1"),
      name: z.string().describe("A short title, at most 8 words"),
      story: z.string().describe("As a …, I want …, so that …"),
      acceptance_criteria: z
        .string()
        .describe("Given / When / Then, one per line; an empty line between scenarios; at least one scenario in which it fails"),
    }),
  ),
});

export function askUserStories(brief: Brief): Question<z.output<typeof shape>, UserStoryInput[]> {
  const idOf = new Map(brief.user_classes.map((row, index) => [classKey(index), row.id]));
  return {
    name: "user-stories",
    brief,
    instructions: instructions(
      "Write user stories: 3 to 6 for each user class listed, each in the form 'As a …, I want …, so that …' in the language of the answer, with acceptance criteria as Given / When / Then, a failure among them.",
    ),
    prompt: material(brief, { of: "user_stories", from: ["user_classes"] }),
    shape,
    read: ({ user_stories }) =>
      added(
        brief,
        usable(
          nouns.user_stories.input,
          user_stories.map(({ user_class, ...words }) => ({
            ...words,
            user_class_id: idOf.get(user_class.trim().toUpperCase()),
          })),
        ),
      ),
    draft: () => added(brief, draftUserStories(brief)),
  };
}

function added(brief: Brief, drafted: readonly UserStoryInput[]): UserStoryInput[] {
  const seen: { story: string; name: string; user_class_id?: string | null | undefined }[] = [...brief.user_stories];
  return drafted.filter((row) => {
    const repeats = seen.some(
      (known) =>
        isNearDuplicate(known.story, row.story, SAME_STATEMENT) ||
        (known.user_class_id === row.user_class_id && isNearDuplicate(known.name, row.name, SAME_NAME)),
    );
    if (!repeats) seen.push(row);
    return !repeats;
  });
}
