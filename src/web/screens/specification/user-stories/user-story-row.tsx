import { cite } from "#domain/citation.ts";
import { priorityLabels } from "#domain/nouns/user-stories.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { cn } from "#web/ui/cn.ts";
import { ListCell } from "#web/ui/lists/list-boxes.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { CitationLists } from "#web/ui/text/citation-lists.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { WrittenLines } from "#web/ui/text/written-lines.tsx";
import { RowReference } from "#workspace/history/row-reference.tsx";
import { RowActions } from "#workspace/rows/row-actions.tsx";
import { UnsavedRow } from "#workspace/rows/unsaved-row.tsx";

type UserStory = ListedRow<"user_stories">;
type RowProps = { story: UserStory; onEdit?: (story: UserStory) => void; onRemove?: (story: UserStory) => void };

export function UserStoryRow({ story, onEdit, onRemove }: RowProps) {
  const canEdit = onEdit !== undefined && onRemove !== undefined;
  return (
    <ListCell className="grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 px-4 py-3.5 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_auto] md:gap-x-8">
      <div className="grid content-start gap-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h3 dir="auto" className="font-medium wrap-anywhere">
            <Words text={story.name} />
          </h3>
          <RowReference noun="user_stories" row={story} />
          {story.priority ? <Badge>{priorityLabels[story.priority]}</Badge> : null}
          <UnsavedRow noun="user_stories" id={story.id} />
        </div>
        <WrittenLines text={story.story} className="text-muted" />
        <CitationLists reference={cite("user_stories", story.number)} />
      </div>
      {canEdit ? (
        <div className="-mt-1 -mr-2 flex content-start justify-end md:order-last">
          <RowActions name={story.name} onEdit={() => onEdit(story)} onRemove={() => onRemove(story)} />
        </div>
      ) : null}
      <div className={cn("col-span-full grid content-start gap-1", canEdit ? "md:col-span-1" : "md:col-span-2")}>
        <p className="text-xs font-medium text-muted">Acceptance criteria</p>
        <WrittenLines text={story.acceptance_criteria} />
      </div>
    </ListCell>
  );
}
