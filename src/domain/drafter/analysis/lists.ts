import { deedOpening } from "./list-items.ts";
import { type Lead, leadOf } from "./list-leads.ts";

type Line = { raw: string; indent: number; bullet: string; said: string };
type Open = { lead: Lead; indent: number; isBullet: boolean; isColon: boolean };

const LINE = /^(\s*)((?:[-*+–—•·‣o]|\d{1,2}[.)]|[a-z]\))\s+(?:\[[ x]?\]\s*)?)?(.*)$/u;
/** A text with the items of its lists told with whoever stands above them: "What sellers do", and then "- take photos". */
export function listsTold(text: string): string {
  const lines = text.split("\n").map(lineOf);
  const open: Open[] = [];
  let isAfterBlank = false;
  return lines
    .map((line, at) => {
      if (line.said === "") {
        isAfterBlank = true;
        return line.raw;
      }
      const found = leadAt(lines, at);
      const isItem = line.bullet !== "" || open.some(({ isBullet, isColon }) => !isBullet && isColon && !isAfterBlank);
      if (found || !isItem) open.splice(0, open.length, ...open.filter((one) => line.bullet !== "" && isOver(one, line)));
      // "- Lab", beside "- Bay warden": the list of the warden has ended
      else if (line.bullet !== "") open.splice(0, open.length, ...open.filter((one) => !one.isBullet || isOver(one, line)));
      isAfterBlank = false;
      if (found) open.push(found);
      const over = found ? undefined : open.findLast((one) => isOver(one, line));
      return over ? line.raw.slice(0, line.raw.length - line.said.length) + toldUnder(over.lead, line.said) : line.raw;
    })
    .join("\n");
}

function lineOf(raw: string): Line {
  const [, space = "", bullet = "", said = ""] = LINE.exec(raw) ?? [];
  return { raw, indent: space.replace(/\t/g, "    ").length, bullet, said: said.trim() && said };
}

function isOver({ indent, isBullet, isColon }: Open, line: Line): boolean {
  return !isBullet || line.indent > indent || (isColon && line.indent === indent && line.bullet !== "");
}

/** Whom the lines that follow tell of, where this one says so. */
function leadAt(lines: readonly Line[], at: number): Open | undefined {
  const line = lines[at];
  const plain = line?.said.replace(/^#+ |[*_`]+|\s+$/g, "").trim() ?? "";
  const isColon = /:$/.test(plain);
  const said = plain.replace(/\s*[:—–-]$/, "");
  if (!line || said.split(" ").length > 9 || /[.!?]$/.test(said)) return undefined;
  const items = itemsUnder(lines, at, isColon);
  const deeds = items.flatMap((item) => deedOpening(item) ?? []);
  if (!deeds.some(({ isSure }) => isSure) || deeds.length * 2 < items.length) return undefined;
  const lead = leadOf(said, deeds.length);
  return lead && { lead, indent: line.indent, isBullet: line.bullet !== "", isColon };
}

/** The first items of the list below a line. */
function itemsUnder(lines: readonly Line[], at: number, isColon: boolean): string[] {
  const head = lines[at];
  const found: string[] = [];
  let blanks = 0;
  for (const line of lines.slice(at + 1)) {
    if (line.said === "") blanks += 1;
    else {
      const isDeeper = line.bullet !== "" && (!head?.bullet || line.indent > head.indent || isColon);
      if (!isDeeper && (head?.bullet || !isColon || blanks > 0 || /[:?]$/.test(line.said))) break;
      found.push(line.said);
      blanks = 0;
    }
    if (blanks > 1 || found.length > 5) break;
  }
  return found;
}

/** Each sentence of an item that begins with a deed, told of those above it. */
function toldUnder(lead: Lead, item: string): string {
  return item
    .split(/(?<=[.!?]) (?=\p{Lu})|(?<=;) /u)
    .map((piece) => {
      const { form } = deedOpening(piece) ?? {};
      if (form === undefined || (form === "third" && "goesOn" in lead)) return piece;
      const own = piece
        .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
        .replace(/\b(?:my|your)\b/g, "their")
        .replace(/^(\p{L}+): /u, "$1 ");
      return `${"goesOn" in lead ? lead.goesOn : form === "third" ? lead.one : lead.many} ${own}`;
    })
    .join(" ");
}
