import { FileUp } from "lucide-react";
import { memo } from "react";
import { Link } from "react-router";
import { type SpecificationSection, specificationMenu } from "#domain/specifications.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";
import { inFigures } from "#web/ui/text/counted.ts";
import { AssumedNumbersButton } from "#workspace/acceptance/assumed-numbers-button.tsx";
import { RecentlyDeletedButton } from "#workspace/removed/recently-deleted-button.tsx";
import { sectionSearch } from "./section-choice.ts";
import { useSectionMarks } from "./section-marks.ts";
import { useWorkspace } from "./workspace.ts";

export function WorkspaceMenu({ onChosen }: { onChosen?: () => void }) {
  const { project, place, section: shown, canEdit } = useWorkspace();
  const marks = useSectionMarks(place);
  return (
    <div className="flex min-h-full flex-col overflow-y-auto">
      <div className="sticky top-0 z-10 grid gap-0.5 border-b bg-surface px-4 py-3">
        <Link
          to={paths.projectDashboard(project.id)}
          className="line-clamp-2 rounded-sm font-semibold wrap-anywhere hover:underline"
        >
          {project.name}
        </Link>
        <p className="text-xs text-muted">Version {place.version}</p>
      </div>
      <nav aria-label="Specification" className="grid gap-3 px-2 pt-3 pb-6">
        {specificationMenu.map(({ group, items }) => (
          <div key={group} className="grid gap-0.5">
            <p className="px-2 pb-0.5 text-2xs font-medium text-faint">{group}</p>
            <ul className="grid gap-px">
              {items.map(({ key, label }) => (
                <li key={key}>
                  <SectionLink
                    section={key}
                    label={label}
                    here={key === shown}
                    count={marks[key]?.count}
                    isUnsaved={marks[key]?.unsaved === true}
                    at={marks[key]?.at}
                    onChosen={onChosen}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {canEdit ? (
        <div className="mt-auto border-t px-2 py-2">
          <AssumedNumbersButton />
          <RecentlyDeletedButton />
          <Button variant="ghost" className="w-full justify-start px-2 font-normal text-muted" asChild>
            <Link to={paths.bring(project.id)}>
              <FileUp aria-hidden />
              Import a file
            </Link>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

type SectionLinkProps = {
  section: SpecificationSection;
  label: string;
  here: boolean;
  count: number | undefined;
  isUnsaved: boolean;
  /** What is not saved: the row it leads to. */
  at: string | undefined;
  onChosen: (() => void) | undefined;
};

/** Ten lists come in one after the other, and each concerns one of these. */
const SectionLink = memo(({ section, label, here, count, isUnsaved, at, onChosen }: SectionLinkProps) => {
  return (
    <Link
      to={at && at !== "new" ? { ...sectionSearch(section), hash: `#${at}` } : sectionSearch(section)}
      {...(at === "new" ? { state: { adds: true } } : {})}
      aria-current={here ? "page" : undefined}
      onClick={onChosen}
      className={cn(
        "flex min-h-8 items-center gap-2 rounded-md px-2 -outline-offset-2 transition-colors lg:min-h-7",
        here ? "bg-accent-soft font-medium text-accent-ink" : "text-muted hover:bg-sunken hover:text-ink",
      )}
    >
      <span className="grow truncate">{label}</span>
      {isUnsaved ? (
        <span className="size-1.5 rounded-full bg-warning-ink">
          <span className="sr-only">, unsaved changes</span>
        </span>
      ) : null}
      {count ? (
        <span aria-hidden className={cn("text-2xs tabular-nums", here ? "text-accent-ink" : "text-faint")}>
          {inFigures(count)}
        </span>
      ) : null}
    </Link>
  );
});
