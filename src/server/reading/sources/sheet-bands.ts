import { knownIn } from "./table-head.ts";

type Cells = readonly (readonly string[])[];

/** How far below its beginning the head of a table stands, a title above it counted. */
const FAR = 3;

/** The tables of a sheet that stand beside each other, with an empty column between them, from the left and from above. */
export function besideEachOther(cells: Cells): string[][][] {
  const whole = halves(cells);
  if (whole) return whole.flatMap(besideEachOther);
  const bands = bandsIn(cells);
  if (bands.length < 2) return [copied(cells)];
  const parts: string[][][] = [];
  let open: string[][] | undefined;
  for (const band of bands) {
    const both = halves(band);
    // an empty column may be one that nobody filled: of a table of its own each half has a head
    if (both?.every(hasHead)) {
      parts.push(...both.flatMap(besideEachOther));
      open = undefined;
    } else if (open) open.push([], ...copied(band));
    else {
      open = copied(band);
      parts.push(open);
    }
  }
  return parts;
}

/** The rows between empty ones. */
function bandsIn(cells: Cells): string[][][] {
  const bands: string[][][] = [];
  let isOpen = false;
  for (const row of cells) {
    const isFilled = row.some((cell) => cell.trim());
    if (isFilled && isOpen) bands.at(-1)?.push([...row]);
    else if (isFilled) bands.push([[...row]]);
    isOpen = isFilled;
  }
  return bands;
}

/** What stands to the left and to the right of the first empty column. */
function halves(cells: Cells): [Cells, Cells] | undefined {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const isEmpty = Array.from({ length: width }, (_, at) => cells.every((row) => !row[at]?.trim()));
  const first = isEmpty.indexOf(false);
  const gap = isEmpty.findIndex((empty, at) => empty && at > first);
  if (first < 0 || gap < 0 || isEmpty.indexOf(false, gap) < 0) return undefined;
  return [cells.map((row) => row.slice(0, gap)), cells.map((row) => row.slice(gap))];
}

const hasHead = (cells: Cells) => cells.slice(0, FAR).some((row) => row.filter(Boolean).length >= 2 && knownIn(row) >= 1);

const copied = (cells: Cells) => cells.map((row) => [...row]);
