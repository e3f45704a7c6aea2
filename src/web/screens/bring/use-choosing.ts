import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { type Selected, toggled } from "#web/ui/lists/select-rows.ts";

const box = "input[data-choose]";
const nothing: Selected = new Set();

/** Which pieces of a file are chosen, to be changed together; with the pointer, and with the keys of the workspace's lists. */
export function useChoosing() {
  const [marked, setMarked] = useState(nothing);
  const anchor = useRef<string | null>(null);

  const choose = (order: readonly string[], key: string, isRange: boolean) => {
    const from = isRange ? anchor.current : null;
    setMarked((before) => toggled(before, order, key, from));
    anchor.current = key;
  };
  const chooseAll = (keys: readonly string[], isChosen: boolean) =>
    setMarked((before) => new Set(isChosen ? [...before, ...keys] : [...before].filter((key) => !keys.includes(key))));
  const chooseNone = () => setMarked(nothing);

  /** What the boxes of a list hear; `order` are the keys of its pieces, `all` also those that are not shown. */
  const handlers = (order: readonly string[], all: readonly string[]) => ({
    onClick: ({ target, shiftKey }: MouseEvent) => {
      const key = target instanceof Element && target.matches(box) ? target.closest("[data-piece]") : null;
      if (key instanceof HTMLElement && key.dataset.piece !== undefined) choose(order, key.dataset.piece, shiftKey);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { target, key, shiftKey, ctrlKey, metaKey } = event;
      if (!(target instanceof HTMLElement) || !target.matches(box)) return;
      const act = actionOf();
      if (!act) return;
      event.preventDefault();
      act();

      function actionOf(): (() => void) | null {
        if (ctrlKey || metaKey) return key.toLowerCase() === "a" ? () => chooseAll(all, true) : null;
        if (key === "Escape") return marked.size > 0 ? chooseNone : null;
        const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>(box)];
        const at = boxes.indexOf(target as HTMLElement);
        const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 };
        const next = boxes[places[key] ?? -1];
        return next ? () => go(at, boxes.indexOf(next), next) : null;
      }

      function go(from: number, to: number, next: HTMLElement) {
        const [here, there] = [order[from], order[to]];
        if (shiftKey && here !== undefined && there !== undefined) {
          const between = order.slice(Math.min(from, to), Math.max(from, to) + 1);
          chooseAll(between, true);
          anchor.current = there;
        }
        next.focus();
      }
    },
  });
  return { marked, chooseAll, chooseNone, handlers };
}
export type Choosing = ReturnType<typeof useChoosing>;
