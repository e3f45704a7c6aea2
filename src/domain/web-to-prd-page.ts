/** A heading (levels 1 to 6) or a piece of running text (level 0), in the order of the page. */
export type WebBlock = { level: number; text: string };

/** What a reader sees of a page: all of it material, none of it checked. */
export type WebPage = {
  /** Where it was found in the end, after redirects. */
  address: string;
  title: string;
  /** The name the page gives its site. */
  site_name: string;
  /** The page's own summary. */
  description: string;
  blocks: readonly WebBlock[];
};

export type WebSection = { heading: string; level: number; texts: string[] };

/** The page as headings with what stands below each; text before the first heading is not part of it. */
export function sectionsOf({ blocks }: WebPage): WebSection[] {
  const sections: WebSection[] = [];
  for (const { level, text } of blocks) {
    if (level > 0) sections.push({ heading: text, level, texts: [] });
    else sections.at(-1)?.texts.push(text);
  }
  return sections;
}

/** Everything the page says, line by line. */
export function textOf({ title, description, blocks }: WebPage): string {
  return [title, description, ...blocks.map(({ text }) => text)].filter(Boolean).join("\n");
}
