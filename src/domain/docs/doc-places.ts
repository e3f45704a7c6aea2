/** The documentation as pages of the product: what stands in `docs/`, in the order it is read. */
type Shelf = {
  folder: string;
  title: string;
  about: string;
  /** Each as its file is called, and as it is called. */
  pages: readonly (readonly [name: string, title: string])[];
};

export const shelves: readonly Shelf[] = [
  {
    folder: "guide",
    title: "User guide",
    about: "For everybody who writes, reads or hands over a specification.",
    pages: [
      ["first-steps", "First steps"],
      ["projects", "Projects and organizations"],
      ["questionnaire", "The questionnaire"],
      ["drafting", "Drafting everything in one press"],
      ["coverage", "What is said, assumed and suggested"],
      ["together", "Editing together"],
      ["document", "Reading the document"],
      ["finding", "Finding things"],
      ["wording", "Wording and contradictions"],
      ["completeness", "Completeness"],
      ["versions", "Versions and comparing"],
      ["files", "Bringing files and websites"],
      ["handing-over", "Handing over"],
      ["agents", "Coding agents and the command line"],
      ["models", "Models and keys"],
      ["people", "Members, roles and the audit log"],
      ["keyboard", "Keyboard"],
      ["glossary", "Glossary"],
    ],
  },
  {
    folder: "operate",
    title: "Operator guide",
    about: "For whoever runs an instance.",
    pages: [
      ["installing", "Installing and upgrading"],
      ["settings", "Settings"],
      ["operating", "Keeping it running"],
      ["scale", "Beside each other"],
      ["threats", "Threats, and what stands against them"],
    ],
  },
  {
    folder: "develop",
    title: "Developer guide",
    about: "For whoever changes the product or builds on it.",
    pages: [
      ["house", "The house"],
      ["interface", "The interface"],
      ["platform", "The platform under the product"],
      ["drafting", "How a draft is made"],
      ["quality", "Quality"],
      ["imports", "Imports"],
      ["hand-off", "Hand-off: what an exported specification looks like"],
      ["site", "The public pages"],
      ["speed", "Speed, before and after"],
    ],
  },
];

export type DocPlace = { shelf: Shelf; title: string; address: string; file: string };

export const docPlaces: readonly DocPlace[] = shelves.flatMap((shelf) =>
  shelf.pages.map(([name, title]) => ({
    shelf,
    title,
    address: `/docs/${shelf.folder}/${name}`,
    file: `/docs/${shelf.folder}/${name}.md`,
  })),
);

export const docsIndexAddress = "/docs/index.json";
export const docsSearchAddress = "/docs/search";
/** In characters. */
export const longestDocsQuery = 200;

/** Where a link of a file leads on the site: other files are pages. Nothing where it leads nowhere. */
export function docAddress(url: string, from: string): string | undefined {
  if (/^(?:https?:|mailto:|#|\/)/.test(url)) return url;
  const { pathname, hash } = new URL(url, `file://${from}`);
  const place = docPlaces.find(({ file }) => file === pathname);
  return place && place.address + hash;
}

/** The name of a picture below `public/pictures`, without its theme. */
export function docPicture(url: string, from: string): string | undefined {
  return /^\/public\/pictures\/([\w/-]+)-light\.webp$/.exec(new URL(url, `file://${from}`).pathname)?.[1];
}
