import { cite } from "#domain/citation.ts";
import type { UserClass } from "#web/queries/user-classes.ts";
import type { UserStory } from "#web/queries/user-stories.ts";
import { Card } from "#web/ui/card.tsx";
import { Reference } from "#web/ui/reference.tsx";
import { UserStoryRow } from "./user-story-row.tsx";

/** Stories under the class that wants them; a class without a story says so. */
export function UserStoryGroups({ classes, stories }: { classes: readonly UserClass[]; stories: readonly UserStory[] }) {
  return (
    <div className="grid gap-6">
      {classes.map((group) => {
        const told = stories.filter(({ user_class_id }) => user_class_id === group.id);
        return (
          <section key={group.id} aria-label={group.name} className="grid gap-2">
            <h2 className="flex flex-wrap items-baseline gap-x-2 font-semibold wrap-anywhere">
              {group.name}
              <Reference>{cite("user_classes", group.number)}</Reference>
              <span className="ml-auto text-xs font-normal text-muted">
                {told.length === 0 ? "No story yet" : `${told.length} ${told.length === 1 ? "story" : "stories"}`}
              </span>
            </h2>
            {told.length === 0 ? null : (
              <Card className="divide-y">
                {told.map((story) => (
                  <UserStoryRow key={story.id} story={story} />
                ))}
              </Card>
            )}
          </section>
        );
      })}
    </div>
  );
}
