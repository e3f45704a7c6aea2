import type { EvidenceUnit } from "./evidence/units.ts";
import { allNouns } from "./nouns/all.ts";
import type {
  ContentPage,
  ContentQuestionnaire,
  ContentRow,
  ContentSection,
  ContentSpecification,
  ProjectContent,
} from "./project-content.ts";

/** A row as it is told to whoever drafts, which need not be numbered yet. */
type Told<Row> = Omit<Row, "number" | "revision"> & { number?: number; revision?: number | undefined };
export type BriefUserClass = Told<ContentRow<"user_classes">>;
export type BriefSection = Told<ContentSection>;
export type BriefPage = Told<Omit<ContentPage, "sections">> & { sections: readonly BriefSection[] };
export type BriefUserStory = Told<ContentRow<"user_stories">>;

/** A row somebody deleted: what it was called, and the ids of what it belonged to by column. */
export type DeletedName = { table_name: string; name: string; ties: Readonly<Record<string, string>> };

/** A document of the project as plain text; `reference` tells it from the others. */
export type BriefDocument = { name: string; text: string; reference?: string | undefined };

type Lists = Omit<ProjectContent, "project" | "specification" | "questionnaire" | "pages">;

/** All that a draft is made from: whoever drafts reads this and nothing else. */
export type Brief = { [List in keyof Lists]: readonly Told<Lists[List][number]>[] } & {
  project: ProjectContent["project"];
  questionnaire?: ContentQuestionnaire | null | undefined;
  specification?: ContentSpecification | null | undefined;
  documents: readonly BriefDocument[];
  /** What whoever asks wants to be different, in their words. */
  instruction?: string | undefined;
  /** What the website shows that the project was made of; without any it was made of none. */
  website?: readonly EvidenceUnit[] | undefined;
  /** What people deleted, which is not drafted again. */
  deleted?: readonly DeletedName[] | undefined;
  /** The ids of the user stories that are taken as meant: somebody accepted every word of them, or asks for what rests on them. */
  taken?: ReadonlySet<string> | undefined;
  pages: readonly BriefPage[];
};

/** The lists of a project in which nothing stands yet. */
export const nothingYet = {
  documents: [],
  // the keys are the nouns, each without a row
  ...(Object.fromEntries<unknown>(allNouns.map((noun) => [noun, []])) as Pick<Brief, keyof Lists | "pages">),
} satisfies Omit<Brief, "project">;
