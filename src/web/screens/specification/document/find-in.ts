/** What is drawn around the words and is none of them. */
const quiet = "[data-quiet], .sr-only, button, form";
const lines = "p, li, td, th, h1, h2, h3, h4, h5, h6, pre, blockquote, dd, dt";

/** In milliseconds. */
const slice = 8;

/** Every place where words stand in the text, from top to bottom, whatever their case; null where it was stopped. */
export async function findIn(text: Element, words: string, stop: AbortSignal): Promise<readonly StaticRange[] | null> {
  const sought = folded(words);
  const found: StaticRange[] = [];
  let begun = performance.now();
  for (const part of text.querySelectorAll("[data-chapter], .document-passage")) {
    if (folded(part.textContent).includes(sought)) found.push(...rangesIn(part, sought));
    if (performance.now() - begun < slice) continue;
    await new Promise((next) => setTimeout(next));
    if (stop.aborted) return null;
    begun = performance.now();
  }
  return stop.aborted ? null : found;
}

/** Words may go through several pieces of one line, such as a link in it. */
function rangesIn(part: Element, sought: string): StaticRange[] {
  return linesIn(part).flatMap((nodes) => {
    const line = folded(nodes.map(({ data }) => data).join(""));
    const ranges: StaticRange[] = [];
    for (let at = line.indexOf(sought); at >= 0; at = line.indexOf(sought, at + sought.length)) {
      const [start, end] = [placeAt(nodes, at, false), placeAt(nodes, at + sought.length, true)];
      if (!start || !end) continue;
      ranges.push(
        new StaticRange({
          startContainer: start.node,
          startOffset: start.offset,
          endContainer: end.node,
          endOffset: end.offset,
        }),
      );
    }
    return ranges;
  });
}

function linesIn(part: Element): Text[][] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Text[][] = [];
  let line: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest(quiet)) continue;
    const own = parent.closest(lines) ?? part;
    if (own !== line || found.length === 0) found.push([]);
    line = own;
    found.at(-1)?.push(node);
  }
  return found;
}

function placeAt(nodes: readonly Text[], at: number, isEnd: boolean): { node: Text; offset: number } | undefined {
  let left = at;
  for (const node of nodes) {
    if (left < node.length || (isEnd && left === node.length)) return { node, offset: left };
    left -= node.length;
  }
  return undefined;
}

/** Case is folded letter by letter, so that places stay what they are. */
function folded(text: string | null): string {
  const given = text ?? "";
  const lower = given.toLowerCase();
  return lower.length === given.length ? lower : given;
}
