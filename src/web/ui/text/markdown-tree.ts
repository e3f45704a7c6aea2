import type { Root } from "mdast";
import { parseMarkdown } from "#domain/markdown/parse.ts";

/** In characters: what is taken apart at once, before anybody sees that it takes time. */
const SHORT = 3_000;
/** In milliseconds: how long the rest may take, beside the page and not on it. */
const PATIENCE = 5_000;
const MOST_KEPT = 20;

const kept = new Map<string, Promise<Root | undefined>>();

/** What somebody wrote as Markdown, taken apart; HTML in it is plain words. Nothing where it is more than is taken apart. */
export function markdownTree(text: string): Root | undefined | Promise<Root | undefined> {
  if (text.length <= SHORT) return parseMarkdown(text);
  const tree = kept.get(text) ?? inWorker(text);
  kept.set(text, tree);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return tree;
}

async function inWorker(text: string): Promise<Root | undefined> {
  const worker = new Worker(new URL("./markdown-worker.ts", import.meta.url), { type: "module" });
  const given = new Promise<Root | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Root | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    setTimeout(() => resolve(undefined), PATIENCE);
  });
  worker.postMessage(text);
  return given.finally(() => worker.terminate());
}

/** An address a link may lead to; null for those that would run something. */
export function safeAddress(url: string): string | null {
  return /^(?:https?:|mailto:)/i.test(url) ? url : null;
}
