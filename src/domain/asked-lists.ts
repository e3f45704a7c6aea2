import type { AskedWord } from "./asked-words.ts";
import { readDesignConnections, storedDesignConnections } from "./design-connections.ts";
import type { ContentQuestionnaire, ContentSpecification } from "./project-content.ts";
import { readIntegrations, storedThirdPartyIntegrations } from "./third-party-integrations.ts";

/** The services and links the questionnaire names: those the specification has too, and those that may be added to its own. */
export function listWords(form: ContentQuestionnaire, row: ContentSpecification | null): AskedWord[] {
  const record = readIntegrations({
    third_party_integrations: row?.third_party_integrations,
    payment_provider: row?.payment_provider ?? null,
  });
  const design = readDesignConnections(row?.design_connections);
  return [
    ...parts({
      section: "thirdPartyIntegrations",
      field: "custom_providers",
      label: "Other services",
      asked: [...(form.technology_providers ?? []), ...(form.third_party_providers ?? [])],
      kept: record.custom_providers,
      named: ({ name, link }) => name.trim() || link.trim(),
      words: (custom_providers) => storedThirdPartyIntegrations({ ...record, custom_providers }),
    }),
    ...parts({
      section: "designConnections",
      field: "inspiration_links",
      label: "Design links",
      asked: form.design_links ?? [],
      kept: [...design.inspiration_links, ...design.figma_links],
      named: (link) => link.trim(),
      words: (links) => {
        const inspiration_links = links.filter((link) => !design.figma_links.includes(link));
        return { design_connections: storedDesignConnections({ ...design, inspiration_links }) };
      },
    }),
  ];
}

type Listed<Item> = Pick<AskedWord, "section" | "field" | "label"> & {
  asked: readonly Item[];
  kept: readonly Item[];
  named: (item: Item) => string;
  words: (items: Item[]) => AskedWord["words"];
};

function parts<Item>({ asked, kept, named, words, ...place }: Listed<Item>): AskedWord[] {
  const key = (item: Item) => named(item).toLowerCase();
  const standing = new Set(kept.map(key));
  const said = [...new Map(asked.filter((item) => named(item) !== "").map((item) => [key(item), item])).values()];
  const { same = [], missing = [] } = Object.groupBy(said, (item) => (standing.has(key(item)) ? "same" : "missing"));
  const inWords = (items: readonly Item[]) => items.map(named).filter(Boolean).join(", ");
  return [
    { ...place, asked: inWords(same), kept: inWords(same), words: {} },
    { ...place, adds: true, asked: inWords(missing), kept: inWords(kept), words: words([...kept, ...missing]) },
  ];
}
