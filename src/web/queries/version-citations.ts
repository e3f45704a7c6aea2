import type { Part } from "#domain/compare/version.ts";
import { asTitle, isNoun, nouns } from "#domain/nouns/all.ts";
import { type CitedRow, citationIndex, firstLines, textKind } from "#web/lib/citation-index.ts";
import { paths, rowAddress } from "#web/lib/paths.ts";
import type { SpecificationKey } from "./specifications.ts";

/** Every number of a version as it stood, and its texts by the names of their columns; all are found where they are read. */
export function versionCitations(parts: readonly Part[], { project_id, version }: Omit<SpecificationKey, "user_id">) {
  const address = paths.version(project_id, version);
  const rows = parts.flatMap(({ key: noun, items }) =>
    items.map(({ id, reference, title, fields }): CitedRow => {
      const texts = fields.filter(({ key }) => !key.endsWith("_id")).map((field) => field.text);
      const text = fields.find(({ key }) => key !== "name" && !key.endsWith("_id"))?.text;
      const bearer = reference ?? id;
      return {
        reference: bearer,
        label: reference ?? title,
        kind: isNoun(noun) ? asTitle(nouns[noun].one) : textKind,
        name: title,
        text: firstLines(text),
        to: rowAddress(address, bearer),
        texts,
      };
    }),
  );
  return citationIndex(rows, true);
}
