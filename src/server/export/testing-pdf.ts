import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

type Item = { str: string; transform: number[]; width: number; hasEOL: boolean };
type Outline = { title: string; dest: unknown; items: Outline[] };
type Structure = { role?: string; alt?: string; children?: Structure[] };

/** A PDF as a reader shows it: pages are counted from 1, and measured in points. */
export async function openPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { OPS } = await getResolvedPDFJS();
  const all = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  const items = (await Promise.all(all.map((page) => page.getTextContent()))).map((text) => text.items as Item[]);
  const pageOf = async (dest: unknown) => {
    const [place] = (typeof dest === "string" ? await pdf.getDestination(dest) : (dest as unknown[])) ?? [];
    return place ? (await pdf.getPageIndex(place as never)) + 1 : 0;
  };
  const annotations = (await Promise.all(all.map((page) => page.getAnnotations()))).flat();
  const links = await Promise.all(annotations.map(async ({ url, dest }) => ({ url, to: dest ? await pageOf(dest) : 0 })));
  const flat = (list: Outline[]): Outline[] => list.flatMap((one) => [one, ...flat(one.items)]);
  const outline = flat(((await pdf.getOutline()) ?? []) as Outline[]);
  const trees = (await Promise.all(all.map((page) => page.getStructTree()))) as (Structure | null)[];
  const roles = (node: Structure): string[] => [node.role ?? "", ...(node.children ?? []).flatMap(roles)];
  const altsOf = (node: Structure): string[] => [...(node.alt ? [node.alt] : []), ...(node.children ?? []).flatMap(altsOf)];
  const { info, metadata } = await pdf.getMetadata();
  const preferences = (await pdf.getViewerPreferences()) as { DisplayDocTitle?: boolean } | null;
  const ends = items.flat().map(({ str, transform, width }) => ({ str, end: (transform[4] ?? 0) + width }));
  return {
    pages: items.map((page) =>
      page
        .map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str))
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
    ),
    bookmarks: await Promise.all(outline.map(async ({ title, dest }) => ({ title, page: await pageOf(dest) }))),
    links,
    roles: [...new Set(trees.flatMap((tree) => (tree ? roles(tree) : [])))],
    altsOfCover: trees[0] ? altsOf(trees[0]) : [],
    metadata: {
      title: metadata?.get("dc:title") as string,
      language: (info as { Language?: string }).Language,
      accessible: metadata?.get("pdfuaid:part") as string,
      marked: (await pdf.getMarkInfo())?.Marked,
      shown: preferences?.DisplayDocTitle,
    },
    fonts: await fontsOf(all, OPS.setFont),
    rightmost: Math.max(...ends.map(({ end }) => end)),
    rightmostOf: (words: RegExp) =>
      Math.max(...ends.filter(({ str }) => words.test(str.normalize("NFKC"))).map(({ end }) => end)),
    /** In points, as they are drawn. */
    async picturesOfCover() {
      const { fnArray, argsArray } = (await all[0]?.getOperatorList()) ?? { fnArray: [], argsArray: [] };
      let matrix: number[] = [];
      return fnArray.flatMap((operator, at) => {
        if (operator === OPS.transform) matrix = [...(argsArray[at] as number[])];
        return operator === OPS.paintImageXObject ? [{ width: Math.abs(matrix[0] ?? 0), height: Math.abs(matrix[3] ?? 0) }] : [];
      });
    },
    async colorsOfCover() {
      const { fnArray, argsArray } = (await all[0]?.getOperatorList()) ?? { fnArray: [], argsArray: [] };
      return fnArray.flatMap((operator, at) => (operator === OPS.setFillRGBColor ? [String(argsArray[at]?.[0])] : []));
    },
  };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;

async function fontsOf(pages: readonly Page[], setFont: number): Promise<{ name: string; isEmbedded: boolean }[]> {
  const fonts = new Map<string, { name: string; isEmbedded: boolean }>();
  for (const page of pages) {
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [at, operator] of fnArray.entries()) {
      if (operator !== setFont) continue;
      const id = String(argsArray[at]?.[0]);
      const font = page.commonObjs.get(id) as { name: string; missingFile?: boolean };
      fonts.set(id, { name: font.name, isEmbedded: !font.missingFile });
    }
  }
  return [...fonts.values()];
}
