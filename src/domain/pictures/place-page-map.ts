import type { MapEnd, PageMap } from "./page-map.ts";
import { wrapName } from "./wrap-name.ts";

type Box = { x: number; y: number; width: number; height: number };
/** A name in its lines, and where it stands. */
export type PlacedName = Box & MapEnd & { lines: readonly string[] };
export type PlacedUse = { user: number; page: number };
/** In pixels. Lines lead from classes to pages where there are few; else a grid has a dot where they meet. */
export type PlacedPageMap = {
  width: number;
  height: number;
  classes: readonly PlacedName[];
  pages: readonly PlacedName[];
} & (
  | { kind: "lines"; uses: readonly (PlacedUse & { path: string })[] }
  | { kind: "grid"; uses: readonly (PlacedUse & { x: number; y: number })[] }
);

const LETTER = 7;
const LINE = 18;
const PADDING = 10;
const GAP = 8;
const MOST = { classes: 7, pages: 18, uses: 48 };

/** Where all of a map stands within `width`; a grid of many classes is wider. */
export function placePageMap(map: PageMap, width: number): PlacedPageMap {
  const isMany = map.classes.length > MOST.classes || map.pages.length > MOST.pages || map.uses.length > MOST.uses;
  return isMany ? grid(map, width) : lines(map, width);
}

function lines({ classes, pages, uses }: PageMap, width: number): PlacedPageMap {
  const [left, right] = [Math.round(width * 0.34), Math.round(width * 0.4)];
  const users = stack(classes, 0, left);
  const used = stack(pages, width - right, right);
  const height = Math.max(endOf(users), endOf(used), 1);
  const placed = { classes: middle(users, height), pages: middle(used, height) };
  return {
    kind: "lines",
    width,
    height,
    ...placed,
    uses: uses.flatMap(([user, page]) => {
      const [from, to] = [placed.classes[user], placed.pages[page]];
      return from && to ? [{ user, page, path: curve(from, to) }] : [];
    }),
  };
}

function stack(ends: readonly MapEnd[], x: number, width: number): PlacedName[] {
  let y = 0;
  return ends.map((end) => {
    const said = wrapName(end.name, Math.floor((width - 2 * PADDING) / LETTER), 2);
    const box = { ...end, lines: said, x, y, width, height: said.length * LINE + PADDING };
    y += box.height + GAP;
    return box;
  });
}

function endOf(boxes: readonly Box[]): number {
  const last = boxes.at(-1);
  return last ? last.y + last.height : 0;
}

/** The shorter side is spread over the height of the other one. */
function middle(boxes: readonly PlacedName[], height: number): PlacedName[] {
  const each = (height - endOf(boxes)) / Math.max(1, boxes.length);
  return boxes.map((box, at) => ({ ...box, y: Math.round(box.y + each * (at + 0.5)) }));
}

function curve(from: Box, to: Box): string {
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2];
  const [x2, y2] = [to.x, to.y + to.height / 2];
  const half = (x1 + x2) / 2;
  return `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}`;
}

const CELL = { least: 22, most: 56, height: 26 };
const HEAD = 150;

function grid({ classes, pages, uses }: PageMap, width: number): PlacedPageMap {
  const left = Math.round(width * 0.44);
  const cell = Math.max(CELL.least, Math.min(CELL.most, Math.floor((width - left) / Math.max(1, classes.length))));
  const across = (at: number) => left + at * cell;
  const down = (at: number) => HEAD + at * CELL.height;
  return {
    kind: "grid",
    width: Math.max(width, across(classes.length)),
    height: down(pages.length),
    classes: classes.map((end, at) => ({
      ...end,
      lines: wrapName(end.name, Math.floor((HEAD - PADDING) / LETTER), 1),
      ...{ x: across(at), y: 0, width: cell, height: HEAD },
    })),
    pages: pages.map((end, at) => ({
      ...end,
      lines: wrapName(end.name, Math.floor((left - PADDING) / LETTER), 1),
      ...{ x: 0, y: down(at), width: left, height: CELL.height },
    })),
    uses: uses.map(([user, page]) => ({ user, page, x: across(user) + cell / 2, y: down(page) + CELL.height / 2 })),
  };
}
