import type { ProjectContent } from "#domain/project-content.ts";
import { type ChosenQuality, toldQuality } from "#domain/quality/told-findings.ts";
import type { Beside, Exported } from "./exported.ts";
import { citationsOf, type ProjectFile, textsOf, toProjectFile } from "./json.ts";

export function writeJson({ content, generated_at, citations, beside }: Exported): string {
  const acceptance = beside?.origins && originsIn(content, beside.origins);
  const file = toProjectFile(content, { generated_at, citations });
  const quality = beside?.quality && qualityIn(content, beside.quality);
  return `${JSON.stringify({ ...file, ...(acceptance ? { acceptance } : {}), ...(quality ? { quality } : {}) }, null, 2)}\n`;
}

function qualityIn(content: ProjectContent, chosen: ChosenQuality): ProjectFile["quality"] {
  const { rows, clean, shares, findings } = toldQuality(content, chosen);
  const kept = findings.flatMap(({ cite: row, field, rule, quote: words, kept: decision }) =>
    decision ? [{ row, field, rule, words, because: decision.reason, by: decision.by ?? null, at: decision.suppressed_at }] : [],
  );
  const open = findings.filter(({ scored, kept: decision }) => scored && !decision).length;
  return { rows, clean, open, sections: Object.fromEntries(shares), kept };
}

function originsIn(content: ProjectContent, origins: NonNullable<Beside["origins"]>): ProjectFile["acceptance"] {
  const texts = Object.keys(textsOf(content.specification)).map((name) => [name, name] as const);
  const named = [...texts, ...[...citationsOf(content)].map(([id, cited]) => [String(id), cited] as const)];
  return Object.fromEntries(
    named.flatMap(([key, name]) => {
      const origin = origins.get(key);
      return origin ? [[name, { accepted: origin.accepted, sources: [...origin.sources] }]] : [];
    }),
  );
}
