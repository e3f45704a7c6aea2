import { useMutation } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useMemo } from "react";
import { citedTexts } from "#domain/cited.ts";
import { compareWords } from "#domain/compare/words.ts";
import { manner, type RowRevision } from "#domain/history.ts";
import { asMoment } from "#web/lib/dates.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { restoreTextMutation, type TextOfHistory } from "#web/queries/text-revisions.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { WovenText } from "#web/ui/text/woven-text.tsx";
import { proposedBy } from "./revision-entry.tsx";

type EntryProps = {
  of: TextOfHistory;
  revision: RowRevision;
  /** The change before it, where it is known. */
  former: RowRevision | undefined;
  /** How the text stands, where it can be given the words of this revision. */
  now?: RowRevision;
};

export function TextRevisionEntry({ of, revision, former, now }: EntryProps) {
  const names = usePersonNames(of.project_id);
  const restore = useMutation(restoreTextMutation(of));
  const { made_by, made_at } = revision;
  const text = said(revision, of);
  const before = former ? said(former, of) : "";
  const changes = useMemo(() => compareWords(before, text), [before, text]);
  const label = citedTexts[of.field];
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="font-medium">Revision {revision.revision}</h3>
          <p className="text-xs wrap-anywhere text-muted">
            {made_by ? names(made_by) : "Nobody known"}, {manner(revision)}
            {proposedBy(revision, names)} · <time dateTime={made_at}>{asMoment(made_at)}</time>
          </p>
        </div>
        {now ? (
          <Button
            size="sm"
            loading={restore.isPending}
            aria-label={`Restore revision ${revision.revision}`}
            onClick={() => restore.mutate({ text, former: said(now, of), label })}
          >
            {restore.isPending ? null : <Undo2 aria-hidden />}
            Restore
          </Button>
        ) : null}
      </div>
      {text === "" && before === "" ? (
        <p className="text-muted">Nothing stood here.</p>
      ) : (
        <WovenText changes={before === "" ? [{ kind: "same", text }] : changes} />
      )}
    </li>
  );
}

const said = ({ words }: RowRevision, { field }: TextOfHistory) => String(words[field] ?? "");
