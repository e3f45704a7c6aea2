import type { Db } from "#data/db.ts";
import { changeDraftingPart } from "#data/drafting-runs.ts";
import type { FunctionEvent } from "./function.ts";

/** In milliseconds. */
const PACE = 800;

/** Keeps a text that is being written where everybody who watches the run reads it. */
export function showText(db: Db, part: { run_id: string; name: string }) {
  let text = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    timer = undefined;
    // it is only shown: what counts is written when it is done
    void changeDraftingPart(db, { ...part, so_far: text }).catch(() => {});
  };
  return {
    tell: (event: FunctionEvent) => {
      if (event.event !== "text") return;
      text += event.data.text;
      timer ??= setTimeout(write, PACE);
    },
    end: () => clearTimeout(timer),
  };
}
