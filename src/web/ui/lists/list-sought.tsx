import { Button } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";
import type { Listed } from "./list-spec.ts";
import type { List } from "./use-list.ts";

/** Says why a row somebody is led to is not to be seen, and shows it where that can be done. */
export function ListSought<Row extends Listed>({ list }: { list: List<Row> }) {
  const { hidden, missing, leadTo } = list.sought;
  const saying = hidden
    ? `${hidden.label} is hidden: it does not match what you look for.`
    : missing
      ? `${missing} is not in this project. It may have been deleted.`
      : "";
  return (
    <div className={cn(saying ? "flex basis-full flex-wrap items-center gap-x-3" : "sr-only")}>
      <p role="status" className="text-xs text-warning-ink">
        {saying}
      </p>
      {hidden ? (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            leadTo(hidden.id);
            list.clear();
          }}
        >
          Show {hidden.label}
        </Button>
      ) : null}
    </div>
  );
}
