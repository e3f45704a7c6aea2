import { buildDocument } from "#domain/document/build-document.ts";
import { toMarkdown } from "#domain/export/markdown.ts";

export type PuttingTogether = { given: Parameters<typeof buildDocument>[0]; plain: boolean };

addEventListener("message", ({ data: { given, plain } }: MessageEvent<PuttingTogether>) => {
  postMessage(toMarkdown(buildDocument(given), { plain }));
});
