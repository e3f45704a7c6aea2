import type { getDocumentProxy } from "unpdf";
import type { Picture } from "./pictures.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Node = { role?: string; type?: string; alt?: string; children?: Node[] };

/** The pictures of a PDF, counted by what its objects say they are, so that none has to be drawn; what their tags say of them. */
export async function picturesOf(pdf: Pdf, bytes: Uint8Array): Promise<Picture[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const images = file.match(/\/Subtype\s*\/Image\b/g)?.length ?? 0;
  // what is see-through in a picture is a picture of its own to the file
  const masks = new Set(file.match(/\/S?Mask\s+\d+\s+\d+\s+R\b/g)).size;
  const told: Picture[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const tree: Node | null = await (await pdf.getPage(number)).getStructTree();
    if (tree) told.push(...figuresIn(tree));
  }
  const untold = Math.max(images - masks - told.length, 0);
  return [...told, ...Array.from({ length: untold }, () => ({}))];
}

const figuresIn = (node: Node): Picture[] =>
  node.role === "Figure" ? [{ words: node.alt }] : (node.children ?? []).flatMap(figuresIn);
