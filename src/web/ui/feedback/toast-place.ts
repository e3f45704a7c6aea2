import { useEffect, useLayoutEffect, useRef } from "react";

/** Where toasts stand: at the bottom, else below the bar at the top, else at the other side of the bottom. */
const places = ["bottom", "top", "left"] as const;
type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;
type Used = { element: Element; box: Box };

const controls = "button, a, input, textarea, select, label, [role]";
const lastRow = "main :is([role=row], tbody tr, ul[aria-label] > li):last-child";
/** In pixels: no row is lower. */
const step = 20;

/**
 * Toasts cover neither what was just used nor the last row of a list: where they stand is chosen anew when one comes or goes, not while
 * one is read, and the page can be scrolled clear of them.
 */
export function useToastPlace(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const last = useLastUsed();
  useLayoutEffect(() => {
    if (!list.current || count === 0) return;
    choosePlace(list.current, inUse(last.current));
    return makeRoom(list.current.offsetHeight);
  }, [count, last]);
  return list;
}

/** What was used last, by whatever hand, and where it stood then. */
function useLastUsed() {
  const last = useRef<Used>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest("[data-toasts]")) return;
      const element = target.closest(controls) ?? target;
      last.current = { element, box: element.getBoundingClientRect() };
    };
    const hands = ["pointerdown", "keydown"] as const;
    for (const hand of hands) addEventListener(hand, note, true);
    return () => {
      for (const hand of hands) removeEventListener(hand, note, true);
    };
  }, []);
  return last;
}

function inUse(last: Used | null): Box[] {
  const used = last ? [last.element.isConnected ? last.element.getBoundingClientRect() : last.box] : [];
  const focused = document.activeElement;
  const boxes = focused && !focused.closest("[data-toasts]") ? [...used, focused.getBoundingClientRect()] : used;
  // what holds half a screen is no control
  return boxes.filter(({ top, bottom }) => bottom - top < innerHeight / 2);
}

function choosePlace(list: HTMLElement, used: readonly Box[]) {
  const isFree = (place: string) => {
    list.dataset.place = place;
    const box = list.getBoundingClientRect();
    return !used.some((other) => overlap(box, other)) && !holdsLastRow(box);
  };
  if (!places.some(isFree)) list.dataset.place = "bottom";
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function holdsLastRow({ left, right, top, bottom }: DOMRect): boolean {
  for (let y = top + 1; y < bottom; y += step) {
    for (const x of [left + 1, (left + right) / 2, right - 1]) {
      if (document.elementsFromPoint(x, y).some((element) => element.closest(lastRow))) return true;
    }
  }
  return false;
}

let leaving = new AbortController();

/** Room below the page's end; given back as soon as that moves nothing. */
function makeRoom(height: number): () => void {
  leaving.abort();
  leaving = new AbortController();
  const { signal } = leaving;
  const { style } = document.body;
  style.paddingBottom = `calc(var(--bottom-room, 0px) + ${height}px)`;
  const giveBack = () => {
    if (signal.aborted || scrollY + innerHeight > document.documentElement.scrollHeight - height) return;
    style.paddingBottom = "";
    leaving.abort();
  };
  return () => {
    addEventListener("scroll", giveBack, { signal });
    giveBack();
  };
}
