import { Complaint } from "#cli/complaint.ts";
import { type Connection, connection } from "#cli/connection/connection.ts";
import { readSpecification } from "#cli/connection/specification.ts";
import { filesBelow } from "#cli/repository/files.ts";
import { commitsOf } from "#cli/repository/git.ts";
import { type Lock, lockPath, pulledFiles, readLock } from "#cli/repository/lock.ts";
import { projectFile, repositoryRoot } from "#cli/repository/root.ts";
import { tell } from "#cli/terminal/output.ts";
import { type Changes, changesSince } from "./changes.ts";
import { citedInCommits, citedInFiles } from "./cited.ts";
import { type Judged, judge, type Requirement, type Requirements, uncovered } from "./judged.ts";
import { type Wording, wordingOf } from "./quality.ts";

type Asked = {
  paths: readonly string[];
  commits?: string | undefined;
  offline: boolean;
  coverage: boolean;
  quality: boolean;
};
export type Checked = {
  judged: readonly Judged[];
  uncovered: readonly Requirement[];
  /** What changed in the words of each stale citation's requirement. */
  changes: Changes;
  /** How many requirements were changed, added or removed since the last pull. */
  behind: number;
  files: number;
  large: readonly string[];
  isOffline: boolean;
  coverage: boolean;
  /** Where it was asked for. */
  wording: Wording | undefined;
};

/** What the files and commits of a repository cite, held against what the project says now. */
export async function checkRepository({ paths, commits, offline, coverage, quality }: Asked): Promise<Checked> {
  if (offline && quality) throw new Complaint("'--quality' asks the server; leave out '--offline'.");
  const root = repositoryRoot();
  const lock = readLock(root);
  const source = offline ? { requirements: requirementsOf(lock) } : await asksServer();
  const { requirements } = source;
  const ours = new Set([...pulledFiles(lock).keys(), lockPath, projectFile]);
  const scan = citedInFiles(
    root,
    (await filesBelow(root, paths)).filter((path) => !ours.has(path) && !path.endsWith(".sarif")),
  );
  const cited = [...scan.cited, ...(commits === undefined ? [] : citedInCommits(await commitsOf(root, commits)))];
  const judged = cited.map((one) => judge(one, requirements));
  return {
    judged,
    uncovered: coverage ? uncovered(cited, requirements) : [],
    changes: "connected" in source ? await shownChanges(source.connected, judged) : new Map(),
    behind: offline || !lock ? 0 : differences(requirementsOf(lock), requirements),
    files: scan.files,
    large: scan.large,
    isOffline: offline,
    coverage,
    wording:
      quality && "connected" in source ? await wordingOf(source.connected, root, [...pulledFiles(lock).keys()]) : undefined,
  };
}

/** A finding is one without them, too. */
async function shownChanges(connected: Connection, judged: readonly Judged[]): Promise<Changes> {
  try {
    return await changesSince(connected, judged);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    tell(`What was changed cannot be shown: ${error.message}`);
    return new Map();
  }
}

async function asksServer() {
  const connected = await connection();
  const { requirements } = await readSpecification(connected);
  return { connected, requirements: new Map(requirements.map((one): [string, Requirement] => [one.reference, one])) };
}

function requirementsOf(lock: Lock | null): Requirements {
  if (!lock)
    throw new Complaint("Nothing was pulled here yet, so there is nothing to compare with; run 'product-architect pull'.");
  return new Map(
    Object.entries(lock.requirements).map(([reference, { revision, name }]) => [reference, { reference, revision, name }]),
  );
}

function differences(before: Requirements, now: Requirements): number {
  const references = new Set([...before.keys(), ...now.keys()]);
  return [...references].filter((one) => before.get(one)?.revision !== now.get(one)?.revision).length;
}
