import { type DefaultTreeAdapterTypes, html, parse } from "parse5";

/** How much of a page may be searched for the encoding it declares (HTML Standard, 13.2.3.2). */
const DECLARATION = 1024;

/** The text of a page: in the encoding its header names, or its byte order mark, or itself; else in UTF-8. */
export function decodePage(bytes: Uint8Array, content_type: string): string {
  const named = marked(bytes) ?? charsetOf(content_type) ?? declared(bytes) ?? "utf-8";
  return decoder(believed(named, bytes)).decode(bytes);
}

/** Pages that moved from one encoding to another often still declare the old one: what is well-formed UTF-8 is hardly ever anything else. */
function believed(named: string, bytes: Uint8Array): string {
  const { encoding } = decoder(named);
  if (encoding.startsWith("utf-16") || bytes.every((byte) => byte < 0x80)) return named;
  const isUtf8 = isWellFormed(bytes);
  if (encoding === "utf-8") return isUtf8 ? named : "windows-1252";
  return isUtf8 ? "utf-8" : named;
}

function isWellFormed(bytes: Uint8Array): boolean {
  // a long page may have been cut off within a letter
  const ends = bytes.length > 10_000 ? [0, 1, 2, 3] : [0];
  return ends.some((less) => {
    try {
      new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, bytes.length - less));
      return true;
    } catch {
      return false;
    }
  });
}

function decoder(named: string): TextDecoder {
  try {
    return new TextDecoder(named);
  } catch {
    return new TextDecoder("utf-8");
  }
}

function marked([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return first === 0xff && second === 0xfe ? "utf-16le" : undefined;
}

function charsetOf(content_type: string): string | undefined {
  const found = content_type
    .split(";")
    .map((part) => part.trim().split("="))
    .find(([name]) => name?.toLowerCase() === "charset");
  return found?.[1]?.replace(/^["']|["']$/g, "") || undefined;
}

function declared(bytes: Uint8Array): string | undefined {
  const start = parse(new TextDecoder("latin1").decode(bytes.subarray(0, DECLARATION)));
  const metas = allOf(start, html.TAG_NAMES.META);
  const attribute = (meta: DefaultTreeAdapterTypes.Element, name: string) => meta.attrs.find((attr) => attr.name === name)?.value;
  for (const meta of metas) {
    const charset = attribute(meta, "charset") ?? charsetOf(attribute(meta, "content") ?? "");
    if (charset) return charset;
  }
  return undefined;
}

function allOf(node: DefaultTreeAdapterTypes.ParentNode, name: string): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) =>
    "tagName" in child ? [...(child.tagName === name ? [child] : []), ...allOf(child, name)] : [],
  );
}
