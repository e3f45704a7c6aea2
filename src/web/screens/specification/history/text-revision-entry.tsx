import { useMutation } from "@tanstack/react-query";
import { citedTexts } from "#domain/cited.ts";
import type { RowRevision } from "#domain/history.ts";
import { restoreTextMutation, type TextOfHistory } from "#web/queries/text-revisions.ts";
import { RevisionHead } from "./revision-head.tsx";
import { WovenWords } from "./woven-words.tsx";

type EntryProps = {
  of: TextOfHistory;
  revision: RowRevision;
  /** The change before it, where it is known. */
  former: RowRevision | undefined;
  /** How the text stands, where it can be given the words of this revision. */
  now?: RowRevision;
};

export function TextRevisionEntry({ of, revision, former, now }: EntryProps) {
  const { mutate, isPending } = useMutation(restoreTextMutation(of));
  const text = said(revision, of);
  const before = former ? said(former, of) : "";
  const restore = now && (() => mutate({ text, former: said(now, of), label: citedTexts[of.field] }));
  return (
    <li className="grid gap-3 px-5 py-4">
      <RevisionHead project_id={of.project_id} revision={revision} restoring={isPending} onRestore={restore} />
      {text === "" && before === "" ? <p className="text-muted">This was empty.</p> : <WovenWords before={before} after={text} />}
    </li>
  );
}

const said = ({ words }: RowRevision, { field }: TextOfHistory) => String(words[field] ?? "");
