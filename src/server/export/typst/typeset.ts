import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import type { Paper, PaperBlock } from "#domain/export/paper/paper.ts";
import { logoWithin } from "#domain/logo.ts";
import { placePageMap } from "#domain/pictures/place-page-map.ts";
import { createDrawable, mapWords } from "./drawable.ts";
import { coveredBy } from "./font-coverage.ts";
import { fontsFor } from "./fonts.ts";
import { packPdf } from "./pack-pdf.ts";

const template = readFileSync(new URL("./paper.typ", import.meta.url), "utf8");
/** In points: as wide as the words of a page. */
const MAP_WIDTH = 465;
const LOGO_BOX = { width: 170, height: 60 };
const LOGO = "/logo.png";
const STANDARD = "ua-1";

/** A PDF of what is to be set, accessible as PDF/UA-1 says. */
export function typeset(paper: Paper): Uint8Array {
  const { names, files } = fontsFor(JSON.stringify(paper));
  const { drawn, without } = createDrawable(files.flatMap(coveredBy));
  const { logo, ...said } = paper;
  const set = { ...mapWords(said, drawn), blocks: mapWords(paper.blocks.map(withPicture), drawn) };
  const inputs = {
    ...set,
    day: paper.generated_at.slice(0, 10).split("-").map(Number),
    fonts: names,
    "title-size": titleSize(set.title),
    "short-title": shortened(set.title),
    note: noteOn(without()),
  };
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs: files }] });
  if (logo) compiler.mapShadow(join(process.cwd(), LOGO), Buffer.from(logo.png, "base64"));
  const compiledWith = (shown: object | null) =>
    compiler.compile({ mainFileContent: template, inputs: { paper: JSON.stringify({ ...inputs, logo: shown }) } });
  const compiled = compiledWith(logo && { path: LOGO, words: drawn(logo.words), ...logoWithin(logo, LOGO_BOX) });
  // a picture that cannot be unpacked keeps nobody from the words
  const result = compiled.result ?? compiledWith(null).result;
  if (!result) throw new Error(String(compiled.takeDiagnostics()?.shortDiagnostics));
  return packPdf(compiler.pdf(result, { pdfStandard: STANDARD }));
}

/** A page map is drawn where its lines can be followed, and a table where there are many. */
function withPicture(block: PaperBlock) {
  if (block.kind !== "page_map") return block;
  const placed = placePageMap(block.map, MAP_WIDTH);
  const { classes, pages, uses } = block.map;
  const alt = `Who uses which page: ${uses.map(([user, page]) => `${classes[user]?.name} uses ${pages[page]?.name}`).join("; ")}.`;
  return { ...block, placed: placed.kind === "lines" && placed.height < 640 ? placed : null, alt };
}

function titleSize({ length }: string): number {
  return length > 80 ? 22 : length > 40 ? 28 : 36;
}

function shortened(title: string): string {
  const letters = [...title];
  return letters.length > 50 ? `${letters.slice(0, 49).join("").trimEnd()}…` : title;
}

function noteOn(without: number): string | null {
  if (without === 0) return null;
  const characters = without === 1 ? "One character" : `${without} characters`;
  return `${characters} of this document belong to scripts that its fonts do not have. A \ufffd stands for each of them.`;
}
