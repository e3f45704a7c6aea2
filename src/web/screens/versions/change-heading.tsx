import type { ComparedItem } from "#domain/compare/compare.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { Reference } from "#web/ui/text/reference.tsx";
import { Words } from "#web/ui/text/words.tsx";
import type { BothCitations } from "./both-citations.ts";

const kinds = {
  added: { tone: "success", label: "Added" },
  removed: { tone: "danger", label: "Removed" },
  changed: { tone: "warning", label: "Changed" },
} as const;

/** What a change is about; its number leads to the whole row in the version that has it, the later one where both do. */
export function ChangeHeading({ compared, citations }: { compared: ComparedItem; citations: BothCitations }) {
  const { item, kind, before } = compared;
  const side = kind === "removed" ? citations.before : citations.after;
  const bearer = item.reference ?? item.id;
  const to = side.index.get(bearer)?.to ?? "";
  const isIn = `in version ${side.version}`;
  return (
    <h3 className="flex flex-wrap items-center gap-2">
      <Badge tone={kinds[kind].tone}>{kinds[kind].label}</Badge>
      {item.reference ? (
        <TextLink to={to} aria-label={`${item.reference} ${isIn}`} className="leading-6">
          <Reference className="text-inherit">{item.reference}</Reference>
        </TextLink>
      ) : null}
      <span className="font-medium wrap-anywhere">
        {item.reference ? (
          <Words text={item.title} />
        ) : (
          <TextLink to={to} aria-label={`${item.title} ${isIn}`}>
            {item.title}
          </TextLink>
        )}
      </span>
      {before?.revision && item.revision && before.revision !== item.revision ? (
        <span className="text-xs text-muted">
          revision{" "}
          <TextLink
            to={citations.before.index.get(bearer)?.to ?? ""}
            aria-label={`${before.revision}: ${item.reference} in version ${citations.before.version}`}
          >
            {before.revision}
          </TextLink>{" "}
          → {item.revision}
        </span>
      ) : null}
    </h3>
  );
}
