/** Characters from `from` up to and with `to`. */
export type Span = readonly [from: number, to: number];

const SEGMENTS = 4;
const GROUPS = 12;

/** What characters a font has a picture of, as its `cmap` table says (OpenType 1.9, formats 4 and 12). */
export function coveredBy(font: Buffer): Span[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + at * 16);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap");
  if (entry === undefined) return [];
  const cmap = font.subarray(font.readUInt32BE(entry + 8));
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.subarray(cmap.readUInt32BE(8 + at * 8)));
  const inFormat = (format: number) => subtables.find((subtable) => subtable.readUInt16BE(0) === format);
  const [groups, segments] = [inFormat(GROUPS), inFormat(SEGMENTS)];
  if (groups) return groupsOf(groups);
  return segments ? segmentsOf(segments) : [];
}

function groupsOf(table: Buffer): Span[] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, at): Span => {
    const group = 16 + at * 12;
    return [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
  });
}

function segmentsOf(table: Buffer): Span[] {
  const twice = table.readUInt16BE(6);
  const spans = Array.from(
    { length: twice / 2 },
    (_, at): Span => [table.readUInt16BE(16 + twice + at * 2), table.readUInt16BE(14 + at * 2)],
  );
  return spans.filter(([from]) => from !== 0xffff);
}

/** Whether one of these spans has a character; asked for many characters it looks each up once. */
export function createCoverage(spans: readonly Span[]): (character: string) => boolean {
  const known = new Map<string, boolean>();
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    const before = known.get(character);
    if (before !== undefined) return before;
    const has = spans.some(([from, to]) => code >= from && code <= to);
    known.set(character, has);
    return has;
  };
}
