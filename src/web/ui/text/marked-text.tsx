import { Fragment, type ReactNode } from "react";
import { useCitations } from "./citations.ts";
import { type MarkedPiece, markedPieces } from "./marked-pieces.ts";
import { Citation, Words } from "./words.tsx";

/** A run of a text; marked where the other text has no such words. */
export type MarkedRun = { text: string; marked: boolean };

/** A text with the words that the other side lacks marked by more than colour. */
export function MarkedText({ marks, side }: { marks: readonly MarkedRun[]; side: "before" | "after" }) {
  return (
    <Runs
      marks={marks}
      draw={(words) =>
        side === "before" ? (
          <del className="rounded-sm bg-danger-soft text-danger-ink">{words}</del>
        ) : (
          <ins className="rounded-sm bg-success-soft text-success-ink decoration-success-line">{words}</ins>
        )
      }
    />
  );
}

const ownClasses = "rounded-sm bg-accent-soft text-accent-ink underline decoration-accent-line underline-offset-3";

/** The same with the words that only this side has, of two sides between which somebody is choosing. */
export function OwnText({ marks }: { marks: readonly MarkedRun[] }) {
  return <Runs marks={marks} newTab draw={(words) => <mark className={ownClasses}>{words}</mark>} />;
}

function Runs({
  marks,
  newTab = false,
  draw,
}: {
  marks: readonly MarkedRun[];
  newTab?: boolean;
  draw: (words: ReactNode) => ReactNode;
}) {
  const index = useCitations();
  const text = marks.map((run) => run.text).join("");
  const drawn = ({ marked, from, to }: MarkedPiece) => {
    const words = <Words text={text} from={from} to={to} newTab={newTab} />;
    return <Fragment key={from}>{marked ? draw(words) : words}</Fragment>;
  };
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {markedPieces(marks, index?.findIn(text) ?? []).map((piece) =>
        "reference" in piece ? (
          <Citation key={piece.from} reference={piece.reference} newTab={newTab}>
            {piece.pieces.map(drawn)}
          </Citation>
        ) : (
          drawn(piece)
        ),
      )}
    </p>
  );
}
