import { cite } from "#domain/citation.ts";
import type { UserClass } from "#web/queries/user-classes.ts";
import { byName } from "#web/ui/lists/narrow-list.ts";
import { useList } from "#web/ui/lists/use-list.ts";

const nobody: readonly never[] = [];

export function useUserClassesList(classes: readonly UserClass[] = nobody) {
  return useList({
    rows: classes,
    noun: { one: "user class", many: "user classes" },
    name: ({ name }) => name,
    reference: ({ number }) => cite("user_classes", number),
    text: ({ number, name, description, privileges }) => [cite("user_classes", number), name, description, privileges].join("\n"),
    sorts: [
      { key: "name", label: "By name", compare: byName },
      { key: "newest", label: "Newest first", compare: (a, b) => b.number - a.number },
    ],
  });
}
