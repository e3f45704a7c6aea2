import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { cite } from "#domain/citation.ts";
import { isVersioned, labelledFields } from "#domain/nouns/all.ts";
import { sentenceAround, suppressionOf } from "#domain/quality/suppression.ts";
import { asDay } from "#web/lib/dates.ts";
import { usePersonNames } from "#web/queries/person-names.ts";
import { dropSuppressionsMutation, fixRowsMutation, keepFindingsMutation, splitRowMutation } from "#web/queries/quality.ts";
import type { PlacedFinding } from "#web/queries/quality-told.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { MarkedSentence } from "#web/ui/text/marked-sentence.tsx";
import { RowEditor } from "#workspace/document/row-editor.tsx";
import { WovenWords } from "#workspace/history/woven-words.tsx";
import { useWorkspace } from "#workspace/workspace/workspace.ts";
import { KeepDialog } from "./keep-dialog.tsx";

/** A finding in its sentence: mended, kept with a reason, or its row opened where it is told. */
export function FindingItem({ placed, hold }: { placed: PlacedFinding; hold: (isHeld: boolean) => void }) {
  const { project, canEdit } = useWorkspace();
  const [doing, setDoing] = useState<"edit" | "keep" | null>(null);
  const { noun, id, number, field, text, finding, kept } = placed;
  const reference = cite(noun, number);
  const said = text.slice(finding.start, finding.end);
  const names = usePersonNames(project.id);
  const keep = useMutation(keepFindingsMutation(project.id));
  const drop = useMutation(dropSuppressionsMutation(project.id));
  const close = () => setDoing(null);
  function edit() {
    hold(true);
    setDoing("edit");
  }
  function endEdit() {
    hold(false);
    close();
  }
  if (doing === "edit") {
    return (
      <li className="px-5">
        <RowEditor noun={noun} citation={reference} onClose={endEdit} />
      </li>
    );
  }
  return (
    <li className="grid gap-2 px-5 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
        {canEdit ? (
          <button
            type="button"
            aria-label={`Edit ${reference}`}
            className="font-medium text-accent-ink underline-offset-4 hover:underline"
            onClick={edit}
          >
            {reference}
          </button>
        ) : (
          <span className="font-medium">{reference}</span>
        )}
        {labelledFields(noun).find(([name]) => name === field)?.[1].label}
      </p>
      <MarkedSentence text={text} sentence={placed.sentence} span={finding} />
      <p className="text-xs text-pretty text-muted">{finding.why}</p>
      {kept ? (
        <p className="text-xs">
          <span className="font-medium">Kept because:</span> {kept.reason}{" "}
          <span className="text-muted">
            {kept.suppressed_by ? `${names(kept.suppressed_by)}, ` : ""}
            {asDay(kept.suppressed_at)}
          </span>
        </p>
      ) : (
        <Preview placed={placed} />
      )}
      {canEdit ? (
        <div className="flex flex-wrap gap-2">
          {kept ? (
            <Button size="sm" loading={drop.isPending} onClick={() => drop.mutate([kept.id])}>
              Keep no longer
            </Button>
          ) : (
            <>
              <FixButton placed={placed} />
              <Button
                size="sm"
                variant="ghost"
                className="first:-ml-2.5"
                aria-label={`Keep, because… “${said}” in ${reference}`}
                onClick={() => setDoing("keep")}
              >
                Keep, because…
              </Button>
            </>
          )}
        </div>
      ) : null}
      {doing === "keep" ? (
        <KeepDialog
          words={said}
          pending={keep.isPending}
          onClose={close}
          onKeep={(reason) => {
            const place = { table_name: noun, row_id: id, field };
            const asked = { ...suppressionOf(place, text, finding), reason };
            keep.mutate({ kept: [asked], what: `“${said.slice(0, 40)}”` }, { onSuccess: close });
          }}
        />
      ) : null}
    </li>
  );
}

function FixButton({ placed }: { placed: PlacedFinding }) {
  const { project } = useWorkspace();
  const { noun, id, number, revision, field } = placed;
  const { fix } = placed.finding;
  const mend = useMutation(fixRowsMutation(project.id));
  const split = useMutation(splitRowMutation(noun, project.id));
  if (!fix || isVersioned(noun)) return null;
  const what = cite(noun, number);
  const run = () =>
    fix.kind === "replace"
      ? mend.mutate({ changes: [{ list: noun, changes: [{ id, revision, [field]: fix.text }] }], what })
      : split.mutate({ ...halves(fix, what), row_id: id, revision, field, what });
  return (
    <Button size="sm" loading={mend.isPending || split.isPending} aria-label={`${fix.label} in ${what}`} onClick={run}>
      {fix.label}
    </Button>
  );
}

/** What the sentence, or the two rows, would say. */
function Preview({ placed: { text, sentence, finding } }: { placed: PlacedFinding }) {
  const { fix } = finding;
  if (!fix) return null;
  if (fix.kind === "split") {
    return (
      <ol className="grid list-decimal gap-1 border-l-2 border-success-line py-0.5 ps-6 wrap-anywhere">
        <li>{fix.first}</li>
        <li>{fix.second}</li>
      </ol>
    );
  }
  const start = Math.min(sentence.start, fix.text.length);
  const after = sentenceAround(fix.text, start, Math.min(fix.text.length, start + 1));
  return (
    <div className="border-l-2 border-success-line ps-2">
      <WovenWords before={text.slice(sentence.start, sentence.end)} after={fix.text.slice(after.start, after.end)} />
    </div>
  );
}

/** In characters of a row's name. */
const NAME = 80;

/** The second row says where it comes from, and is named by what it asks. */
function halves({ first, second }: { first: string; second: string }, reference: string) {
  const name = second.length > NAME ? `${second.slice(0, NAME - 1).trimEnd()}…` : second.replace(/\.$/, "");
  return { first, second: `${second.replace(/\.$/, "")} (split from ${reference}).`, name };
}
