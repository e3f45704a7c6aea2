import { accounts } from "./asvs/accounts.ts";
import { inputToFiles } from "./asvs/input-to-files.ts";
import { operation } from "./asvs/operation.ts";
import { tokensToTransport } from "./asvs/tokens-to-transport.ts";
import { type AsvsLevel, asvsLevels } from "./decision.ts";

export type AsvsRequirement = { id: string; level: AsvsLevel; title: string };
export type AsvsSection = { id: string; name: string; requirements: readonly AsvsRequirement[] };
export type AsvsChapter = { id: string; name: string; sections: readonly AsvsSection[] };

/** The chapters of OWASP ASVS 5.0.0 by their names, its requirements by ids, levels and subjects in our words. */
export const asvsChapters: readonly AsvsChapter[] = chaptersIn([inputToFiles, accounts, tokensToTransport, operation].join("\n"));

/** Whatever is said of one counts for all of it: "V5.2" of "V5.2.3". */
export function sectionOfRequirement(id: string): string {
  return id.split(".").slice(0, 2).join(".");
}

function chaptersIn(text: string): AsvsChapter[] {
  return parts(text, /^# /m).map((chapter, at) => {
    const id = `V${at + 1}`;
    const [name = "", ...rest] = chapter.split("\n");
    const sections = parts(rest.join("\n"), /^## /m).map((section, place) => sectionIn(`${id}.${place + 1}`, section));
    return { id, name, sections };
  });
}

function sectionIn(id: string, text: string): AsvsSection {
  const [name = "", ...lines] = text.split("\n").filter(Boolean);
  const requirements = lines.map((line, at) => {
    const level = asvsLevels.find((one) => line.startsWith(`${one} `)) ?? 3;
    return { id: `${id}.${at + 1}`, level, title: line.slice(2) };
  });
  return { id, name, requirements };
}

function parts(text: string, mark: RegExp): string[] {
  return text.split(mark).slice(1);
}
