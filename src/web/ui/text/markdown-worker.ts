import { parseMarkdown } from "#domain/markdown/parse.ts";

addEventListener("message", ({ data }: MessageEvent<string>) => {
  postMessage(parseMarkdown(data));
});
