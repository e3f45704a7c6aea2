import { Plus } from "lucide-react";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import type { ListedRow } from "#web/queries/rows.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";
import { inFigures } from "#web/ui/text/counted.ts";
import { Words } from "#web/ui/text/words.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";

type Story = ListedRow<"user_stories">;

const few = 3;
const more = 20;

/** The gap: stories that nothing shows to work. */
export function UntestedStories({ stories, onAdd }: { stories: readonly Story[]; onAdd: (story: Story) => void }) {
  const { project, canEdit } = useWorkspace();
  const [most, setMost] = useState(few);
  if (stories.length === 0) return null;
  const left = stories.length - most;
  const said =
    stories.length === 1 ? "1 user story has no test case" : `${inFigures(stories.length)} user stories have no test case`;
  return (
    <Card className="min-w-0 border-warning-line">
      <CardHeader title={said} description="Nothing shows that they work yet." />
      <ul aria-label="User stories without a test case" className="mt-2 divide-y border-t">
        {stories.slice(0, most).map((story) => {
          const reference = cite("user_stories", story.number);
          return (
            <li key={story.id} className="flex min-h-10 items-center gap-3 px-5 py-1">
              <TextLink
                to={rowAddress(paths.specification(project.id, "documentation"), reference)}
                className="w-14 shrink-0 tabular-nums"
              >
                {reference}
              </TextLink>
              <span className="min-w-0 grow truncate">
                <Words text={story.name} />
              </span>
              {canEdit ? (
                <Button variant="ghost" size="sm" aria-label={`Add a test case to ${reference}`} onClick={() => onAdd(story)}>
                  <Plus aria-hidden />
                  Add
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      {left > 0 ? (
        <div className="border-t px-5 py-1.5">
          <Button variant="link" size="sm" onClick={() => setMost(most + more)}>
            Show {Math.min(left, more)} more
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
