import { HoverPopover } from "#web/ui/dialogs/hover-popover.tsx";
import { counted } from "#web/ui/text/counted.ts";
import { MarkedSentence } from "#web/ui/text/marked-sentence.tsx";
import { useProjectQuality } from "./project-quality.ts";

const MOST = 5;
const words = { one: "finding", many: "findings" };

/** How much is to be said of a row's wording, and what. */
export function RowFindings({ id, reference }: { id: string; reference: string }) {
  const found = useProjectQuality()?.byRow.get(id);
  if (!found) return null;
  const label = `${counted(found.length, words)} in the wording of ${reference}`;
  return (
    <HoverPopover
      label={label}
      className="px-1 text-2xs text-muted tabular-nums"
      sign={
        <span aria-hidden className="underline decoration-warning-ink/70 decoration-2 underline-offset-2">
          {found.length}
        </span>
      }
    >
      {() => (
        <ul className="grid divide-y">
          {found.slice(0, MOST).map((one) => (
            <li key={`${one.field} ${one.finding.start} ${one.finding.rule}`} className="grid gap-1 px-4 py-3">
              <MarkedSentence text={one.text} sentence={one.sentence} span={one.finding} />
              <p className="text-xs text-pretty text-muted">{one.finding.why}</p>
            </li>
          ))}
          {found.length > MOST ? (
            <li className="px-4 py-2 text-xs text-muted">{counted(found.length - MOST, { one: "more", many: "more" })}</li>
          ) : null}
        </ul>
      )}
    </HoverPopover>
  );
}
