import { useEffect, useState } from "react";
import { cn } from "#web/ui/cn.ts";
import { MarkedWords } from "./marked-words.tsx";
import { editOf, marksAfter, type NotesProps, type TextMark, type Written } from "./text-checks.ts";

/** In milliseconds after the last key. */
const SOON = 40;
/** As many are read out with the field. */
const MOST_READ = 3;

const nothing: { text: string; marks: readonly TextMark[] } = { text: "", marks: [] };

/** What is to be said of a text that is written: underlined in it, and one at a time told below. */
export function TextNotes({ area, id, text, look, isLine }: NotesProps) {
  const [looked, setLooked] = useState(nothing);
  const [chosen, setChosen] = useState(0);
  useEffect(() => {
    let isOver = false;
    const wait = setTimeout(async () => {
      const marks = text.trim() === "" ? [] : await look(text);
      if (!isOver) setLooked({ text, marks });
    }, SOON);
    return () => {
      isOver = true;
      clearTimeout(wait);
    };
  }, [text, look]);
  const marks = marksAfter(looked.marks, looked.text, text);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const follow = () => {
      const at = marks.findIndex(({ start, end }) => {
        const caret = element.selectionStart ?? 0;
        return start <= caret && caret <= end;
      });
      if (at >= 0) setChosen(at);
    };
    const events = ["keyup", "pointerup", "focus"] as const;
    for (const name of events) element.addEventListener(name, follow);
    return () => {
      for (const name of events) element.removeEventListener(name, follow);
    };
  }, [area, marks]);
  const at = Math.min(chosen, marks.length - 1);
  const mark = marks[at];
  return (
    <>
      <MarkedWords area={area} text={text} marks={marks} isLine={isLine} />
      <div
        className={cn(
          "flex flex-wrap items-start gap-x-3 gap-y-1 text-xs text-muted",
          // a name has room for what is found below it only where something is
          isLine && !mark ? "" : "min-h-5 pt-0.5",
        )}
      >
        {mark ? (
          <>
            <p className="min-w-0 grow basis-64 text-pretty wrap-anywhere">
              <span className="font-medium text-ink">{quoted(text, mark)}</span> {mark.why}
            </p>
            <span className="flex shrink-0 gap-3">
              {mark.fix ? (
                <button type="button" className={buttonClasses} onClick={() => write(area.current, mark.fix?.text ?? text)}>
                  {mark.fix.label}
                </button>
              ) : null}
              {marks.length > 1 ? (
                <button
                  type="button"
                  aria-label={`Next finding, ${at + 1} of ${marks.length}`}
                  className={buttonClasses}
                  onClick={() => setChosen((at + 1) % marks.length)}
                >
                  {at + 1} of {marks.length}
                </button>
              ) : null}
            </span>
          </>
        ) : null}
        <span id={id} className="sr-only">
          {readOut(text, marks)}
        </span>
      </div>
    </>
  );
}

const buttonClasses = "-my-0.5 rounded-sm py-0.5 font-medium text-accent-ink underline-offset-4 hover:underline";

function quoted(text: string, { start, end }: TextMark): string {
  const said = text.slice(start, end).replace(/\s+/g, " ");
  return `“${said.length > 48 ? `${said.slice(0, 47)}…` : said}”`;
}

/** Heard when the field is reached, and not while it is written. */
function readOut(text: string, marks: readonly TextMark[]): string {
  if (marks.length === 0) return "";
  const said = marks.slice(0, MOST_READ).map((mark) => `${quoted(text, mark)}: ${mark.why}`);
  return `${marks.length === 1 ? "1 finding" : `${marks.length} findings`}. ${said.join(" ")}`;
}

/** Writes as if it was typed, so that the browser's own undo takes it back. */
function write(area: Written | null, text: string) {
  if (!area) return;
  const { start, end, shift } = editOf(area.value, text);
  area.focus();
  area.setSelectionRange(start, end);
  const typed = text.slice(start, end + shift);
  const isWritten = document.execCommand(typed === "" ? "delete" : "insertText", false, typed);
  if (isWritten) return;
  area.setRangeText(typed, start, end, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
