// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is spelled out here.
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffd-\uffff]|_(?=x[\da-f]{4}_)/gi;
const SPELLED = /_x([\da-f]{4})_/gi;

/** A text as a cell of a workbook holds it: what XML cannot say is spelled out (ECMA-376, 22.9.2.19). */
export function xlsxText(text: string): string {
  const spelled = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
  return text.toWellFormed().replace(UNWRITABLE, spelled);
}

export function fromXlsxText(cell: string): string {
  return cell.includes("_x") ? cell.replace(SPELLED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : cell;
}
