import { useEffect } from "react";
import { useLocation } from "react-router";
import { markRow } from "./mark-row.ts";

const patience = 10_000;
/** A row's number, or the name of a text or of a file that has none. */
const cited = /^#([A-Z]+-\d+|[a-z]+(?:_[a-z]+)+|kept-\S+)$/;

/** An address that ends in a number shows its row. */
export function useRevealed() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going to the same number again shows it again
  useEffect(() => {
    const reference = cited.exec(hash)?.[1];
    return reference ? reveal(reference) : undefined;
  }, [hash, key]);
}

/** Brings the row cited by `reference` into view and marks it for a moment, as soon as it is drawn. Gives a way to stop waiting. */
function reveal(reference: string): () => void {
  const watching = new MutationObserver(look);
  // a frame later the arrival on the screen has put the focus where it begins
  const starting = requestAnimationFrame(() => {
    watching.observe(document.body, { childList: true, subtree: true });
    look();
  });
  const givingUp = setTimeout(stop, patience);

  function look() {
    const mark = document.querySelector(`#main [data-reference="${CSS.escape(reference)}"]`);
    if (!mark) return;
    stop();
    show(mark);
  }

  function stop() {
    cancelAnimationFrame(starting);
    clearTimeout(givingUp);
    watching.disconnect();
  }

  return stop;
}

function show(mark: Element) {
  const row = mark.closest("[role=row], article, li, tr, section") ?? mark;
  row.scrollIntoView({ block: row.clientHeight > innerHeight / 2 ? "start" : "center" });
  markRow(row);
  if (!(row instanceof HTMLElement)) return;
  if (!row.hasAttribute("tabindex")) row.tabIndex = -1;
  row.focus({ preventScroll: true });
}
