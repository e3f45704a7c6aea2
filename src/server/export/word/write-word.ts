import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TableOfContents,
  TabStopType,
  TextRun,
} from "docx";
import { estimatePageNumbers } from "docx/layout";
import type { Paper } from "#domain/export/paper/paper.ts";
import { logoWithin } from "#domain/logo.ts";
import { type Numbering, wordBlocks } from "./word-blocks.ts";
import { grey, page, wordNumbering, wordStyles } from "./word-styles.ts";

/** In letters: what longer documents and runs of words take seconds to lay out. */
const SOON = { document: 120_000, run: 4000 };

/** In pixels of a screen. */
const LOGO_BOX = { width: 240, height: 90 };

/** A document for Word and LibreOffice of what is to be set. */
export function writeWord(paper: Paper): Promise<Uint8Array> {
  const numbering: Numbering = { starts: new Set(), lists: 0 };
  const body = wordBlocks(paper.blocks, numbering);
  const { title, subtitle, version } = paper;
  const document = new Document({
    title,
    subject: subtitle,
    creator: "Product Architect",
    lastModifiedBy: "Product Architect",
    description: `Version ${version}`,
    keywords: [subtitle, version].join(", "),
    customProperties: [
      { name: "Version", value: version },
      { name: "Date", value: paper.generated_at.slice(0, 10) },
    ],
    styles: wordStyles(paper.colors),
    numbering: wordNumbering(numbering.starts),
    // else Word asks whether to number the contents when it opens the file
    ...(isSoonLaidOut(paper) ? { pageNumbers: estimatePageNumbers } : { features: { updateFields: true } }),
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: page.margin * 1.2, bottom: page.margin, left: page.margin, right: page.margin },
          },
        },
        headers: {
          default: running(`${title} · version ${version}`, subtitle),
          first: new Header({ children: [new Paragraph("")] }),
        },
        footers: { default: footer(paper), first: new Footer({ children: [new Paragraph("")] }) },
        children: [...cover(paper), ...contents(), ...body],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function isSoonLaidOut(paper: Paper): boolean {
  const text = JSON.stringify(paper.blocks);
  return text.length < SOON.document && !new RegExp(`[^"]{${SOON.run}}`).test(text);
}

function cover({ title, subtitle, front, logo }: Paper): Paragraph[] {
  return [
    ...(logo ? [new Paragraph({ spacing: { after: 0 }, children: [pictureOf(logo)] })] : []),
    new Paragraph({ heading: HeadingLevel.TITLE, text: title, ...(logo ? { spacing: { before: 1500, after: 160 } } : {}) }),
    new Paragraph({ style: "Subtitle", text: subtitle }),
    ...front.map(
      ({ label, text }) =>
        new Paragraph({
          tabStops: [{ type: TabStopType.LEFT, position: 2200 }],
          indent: { left: 2200, hanging: 2200 },
          children: [new TextRun({ text: label, color: grey }), new TextRun({ children: [new Tab(), text], bold: true })],
        }),
    ),
  ];
}

function pictureOf({ png, words, ...size }: NonNullable<Paper["logo"]>): ImageRun {
  const { width, height } = logoWithin(size, LOGO_BOX);
  return new ImageRun({
    type: "png",
    data: Buffer.from(png, "base64"),
    transformation: { width, height },
    altText: { name: "Logo", title: words, description: words },
  });
}

function contents() {
  return [
    new Paragraph({ style: "ContentsHeading", text: "Contents", pageBreakBefore: true }),
    new TableOfContents("Contents", {
      hyperlink: true,
      headingStyleRange: "1-3",
    }),
  ];
}

const right = [{ type: TabStopType.RIGHT, position: page.text }];

function running(left: string, end: string): Header {
  return new Header({
    children: [
      new Paragraph({ tabStops: right, children: [new TextRun({ children: [left, new Tab(), end], size: 17, color: grey })] }),
    ],
  });
}

function footer({ generated_at }: Paper): Footer {
  const look = { size: 17, color: grey };
  const number = new TextRun({ ...look, children: [new Tab(), "Page ", PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] });
  const day = new TextRun({ ...look, text: generated_at.slice(0, 10) });
  return new Footer({ children: [new Paragraph({ tabStops: right, children: [day, number] })] });
}
