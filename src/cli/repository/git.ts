import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Complaint } from "#cli/complaint.ts";

const start = promisify(execFile);
const GIGABYTE = 1024 ** 3;

/** A repository names programs for git to run in its own configuration, which comes along with an archive, or in a folder of a clone. */
const RUNS_NOTHING = ["core.fsmonitor=false", "log.showSignature=false", "safe.bareRepository=explicit"].flatMap((set) => [
  "-c",
  set,
]);
/** Nothing is fetched: what is missing of a repository would be brought by a program of its choice. */
const ASKS_NOBODY = { GIT_ALLOW_PROTOCOL: "" };

/** What git answers, or null where there is no git or no repository. */
export async function askGit(root: string, args: readonly string[]): Promise<string | null> {
  try {
    const { stdout } = await start("git", ["--literal-pathspecs", ...RUNS_NOTHING, ...args], {
      cwd: root,
      maxBuffer: GIGABYTE,
      env: { ...process.env, ...ASKS_NOBODY, GIT_OPTIONAL_LOCKS: "0", LC_ALL: "C" },
    });
    return stdout;
  } catch {
    return null;
  }
}

export async function headCommit(root: string): Promise<string> {
  const commit = await askGit(root, ["rev-parse", "--verify", "HEAD"]);
  if (!commit) throw new Complaint("'--commit auto' needs a git repository with a commit; name the commit instead.");
  return commit.trim();
}

export type Commit = { hash: string; message: string };

/** The commits of a range such as main..HEAD. */
export async function commitsOf(root: string, range: string): Promise<Commit[]> {
  const log = await askGit(root, ["log", "--format=%H%x00%B%x00", "--end-of-options", range]);
  if (log === null) throw new Complaint(`git knows no commits '${range}' here; name a range such as main..HEAD.`);
  const parts = log.split("\0");
  return parts.flatMap((hash, at) => (at % 2 === 0 && hash.trim() ? [{ hash: hash.trim(), message: parts[at + 1] ?? "" }] : []));
}
