import { cite } from "#domain/citation.ts";
import type { UserClass } from "#web/queries/user-classes.ts";
import type { UserStory } from "#web/queries/user-stories.ts";
import { byName } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";

const nobody: readonly never[] = [];

export function useUserStoriesList(classes: readonly UserClass[] = nobody, stories: readonly UserStory[] = nobody) {
  return useList({
    rows: stories,
    noun: { one: "user story", many: "user stories" },
    name: ({ name }) => name,
    reference: ({ number }) => cite("user_stories", number),
    text: ({ number, name, story, acceptance_criteria }) =>
      [cite("user_stories", number), name, story, acceptance_criteria].join("\n"),
    groups: { all: classes, of: ({ user_class_id }) => user_class_id },
    filters: [
      {
        key: "class",
        label: "Stories of a user class",
        all: "All user classes",
        choices: classes.map(({ id, name }) => ({ value: id, label: name })),
        of: ({ user_class_id }) => user_class_id,
      },
    ],
    sorts: [
      { key: "name", label: "By name", compare: byName },
      { key: "newest", label: "Newest first", compare: (a, b) => b.number - a.number },
    ],
  });
}
