import { externalInterfaceKinds, externalInterfaceLabels } from "#domain/nouns/external-interfaces.ts";
import { externalInterfaceBlock } from "./assurance-blocks.ts";
import { missing, type Unnumbered } from "./blocks.ts";
import type { Block } from "./document.ts";
import type { DocumentInput } from "./document-input.ts";
import { providerRows } from "./technology.ts";

/** External interfaces by kind; the services that were chosen stand with the software. */
export function interfaces(input: DocumentInput): Unnumbered {
  const services = providerRows(input);
  const table: Block = { kind: "table", columns: ["Name", "Kind", "Link"], rows: services };
  const chapters = externalInterfaceKinds.flatMap((kind): Unnumbered[] => {
    const described = input.external_interfaces.filter((row) => row.kind === kind).map(externalInterfaceBlock);
    const blocks = kind === "software" && services.length > 0 ? [table, ...described] : described;
    return blocks.length === 0 ? [] : [{ title: externalInterfaceLabels[kind], blocks }];
  });
  return chapters.length > 0
    ? { title: "Interfaces", chapters }
    : { title: "Interfaces", blocks: [missing("No external interfaces have been named yet.")] };
}
