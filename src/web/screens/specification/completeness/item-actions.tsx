import { useQuery } from "@tanstack/react-query";
import type { CheckedItem } from "#domain/quality/completeness/completeness.ts";
import { asvsTextsQuery } from "#web/queries/completeness.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { KeyCap } from "#web/ui/marks/key-cap.tsx";
import { Words } from "#web/ui/text/words.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import type { DecidingItems } from "./use-deciding.ts";
import { WhoDecided } from "./who-decided.tsx";

type ActionsProps = { item: CheckedItem; deciding: DecidingItems; isSection?: boolean };

/** What counts of the item at hand, and what can be decided of it, by button or key. */
export function ItemActions({ item, deciding, isSection = false }: ActionsProps) {
  const { places, gone, decision, proposed, asks, standard } = item;
  return (
    <div className="grid gap-3 px-4 pt-0.5 pb-3.5 pl-10.5">
      {standard === "asvs" && !isSection ? <FullText id={item.key} /> : null}
      {asks ? <p className="text-muted">{asks}</p> : null}
      {places.length > 0 || gone.length > 0 ? (
        <ul aria-label="What applies it" className="flex flex-wrap gap-x-3 gap-y-1 text-xs">
          {places.map(({ key, label }) => (
            <li key={key}>{/\d/.test(key) ? <Words text={`${key} ${label}`} /> : label}</li>
          ))}
          {gone.map((key) => (
            <li key={key} className="text-faint line-through">
              {key}
            </li>
          ))}
        </ul>
      ) : null}
      {decision ? <WhoDecided decision={decision} isInherited={item.isInherited} /> : null}
      {deciding.canEdit ? (
        <div className="flex flex-wrap gap-2">
          {proposed ? (
            <Button size="sm" variant="primary" onClick={deciding.accept}>
              Accept {proposed.state === "waived" ? "the waiver" : "the link"} <Key>Y</Key>
            </Button>
          ) : null}
          <Button size="sm" onClick={() => deciding.ask("apply")}>
            {isSection ? "Apply all of it…" : "Apply…"} <Key>A</Key>
          </Button>
          <Button size="sm" onClick={() => deciding.ask("waive")}>
            {isSection ? "Waive all of it…" : "Waive…"} <Key>W</Key>
          </Button>
          {decision ? (
            <Button size="sm" variant="ghost" onClick={deciding.reopen}>
              Open it again <Key>O</Key>
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

function Key({ children }: { children: string }) {
  return <KeyCap className="h-4.5 min-w-4.5 px-1 text-2xs pointer-coarse:hidden">{children}</KeyCap>;
}

/** The official wording, where the organization brought it. */
function FullText({ id }: { id: string }) {
  const { project } = useWorkspace();
  const { data } = useQuery(asvsTextsQuery(project.organization_id));
  const text = data?.[id];
  return text ? <blockquote className="border-s-2 ps-3 text-muted wrap-anywhere">{text}</blockquote> : null;
}
