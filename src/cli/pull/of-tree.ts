import { Complaint } from "#cli/complaint.ts";

const guide = ["AGENTS\\.md", "docs/specification\\.md"];
const name = "[^/]+";

/** Where the files of each tree lie, as patterns: the folders of the tools they are for have programs and settings beside them. */
const places = {
  "spec-kit": [
    ...guide,
    `specs/${name}/(?:spec|plan|tasks)\\.md`,
    "\\.specify/memory/constitution\\.md",
    "\\.specify/feature\\.json",
  ],
  kiro: [...guide, `\\.kiro/specs/${name}/(?:requirements|design|tasks)\\.md`, `\\.kiro/steering/${name}\\.md`],
  openspec: [...guide, `openspec/specs/${name}/spec\\.md`],
  "task-master": [...guide, "\\.taskmaster/tasks/tasks\\.json", `\\.taskmaster/docs/${name}\\.md`],
  agents: guide,
  gherkin: ["README\\.md", `features/${name}\\.feature`],
} as const;
export type Tree = keyof typeof places;
export const trees = Object.keys(places) as readonly Tree[];

/** The files, if each is one the tree is made of: no server has a repository run or obey something. */
export function ofTree<Content>(tree: Tree, files: Map<string, Content>): Map<string, Content> {
  const own = new RegExp(`^(?:${places[tree].join("|")})$`, "u");
  const other = [...files.keys()].find((path) => !own.test(path));
  if (other === undefined) return files;
  throw new Complaint(
    `The server sent a file that is no part of ${tree} ('${other}'); nothing was written. Is this program older?`,
  );
}
