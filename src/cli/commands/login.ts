import { defineCommand, exitCodes } from "#cli/command.ts";
import { Complaint } from "#cli/complaint.ts";
import { readAddress, warnOfPlainText } from "#cli/connection/address.ts";
import { connectionOfEnvironment } from "#cli/connection/connection.ts";
import { isKnown, keepKey, keysPath } from "#cli/connection/kept-keys.ts";
import { readSpecification } from "#cli/connection/specification.ts";
import { readProject, writeProject } from "#cli/repository/project.ts";
import { projectFile, repositoryRoot } from "#cli/repository/root.ts";
import { ask, askSecret, isWatched, readInput } from "#cli/terminal/ask.ts";
import { tell } from "#cli/terminal/output.ts";

const keyShape = /^srs_[0-9a-f]{64}$/;

export const command = defineCommand({
  usage: "[address] [options]",
  words: { least: 0, most: 1 },
  about: [
    "Tries a project's key and, where it opens the project, keeps it in your own configuration directory, readable by you alone. The address and the project, never the key, are written to product-architect.json in the repository, for everybody who works in it.",
    "A key is made in the project's settings. It is asked for without being shown, read from what is piped in, or taken from PRODUCT_ARCHITECT_KEY.",
  ],
  options: { force: { type: "boolean", says: "connect the repository even if it names another project" } },
  examples: ["login https://architect.example.com", "login https://architect.example.com < key.txt"],
  run: async ({ options, words: [said] }) => {
    const root = repositoryRoot();
    const named = readProject(root);
    const given = connectionOfEnvironment();
    const chosen = said ?? process.env.PRODUCT_ARCHITECT_URL;
    const address = readAddress(chosen ?? named?.address ?? (await askAddress()));
    warnOfPlainText(address);
    const key = given?.address === address ? given.key : await readKey({ address, isChosen: chosen !== undefined });
    if (!keyShape.test(key))
      throw new Complaint("This is no key of a project; one begins with srs_ and is made in the project's settings.");
    const { project: opened, key: known } = await readSpecification({ address, key, project: null });
    const project = opened.id;
    if (named && named.project !== project && !options.force) {
      throw new Complaint(
        `${projectFile} names another project than '${opened.name}'; say --force to connect the repository to this one.`,
      );
    }
    keepKey(address, project, key);
    if (!named || named.project !== project || named.address !== address) writeProject(root, { address, project });
    tell(
      `Connected to '${opened.name}' (${known.scope === "read_only" ? "this key reads only" : "this key reads, reports and proposes"}).`,
    );
    tell(`The key is kept in ${keysPath()}, the project in ${projectFile}.`);
    return exitCodes.fine;
  },
});

async function askAddress(): Promise<string> {
  if (!isWatched()) throw new Complaint("Say the address: product-architect login https://architect.example.com");
  return ask("Address of Product Architect: ");
}

/** Whoever wrote the repository names any address: a key goes there only where its owner reads or has said which. */
async function readKey({ address, isChosen }: { address: string; isChosen: boolean }): Promise<string> {
  if (isWatched()) return askSecret(`Key of the project at ${address} (not shown): `);
  if (isChosen || isKnown(address)) return (await readInput()).trim();
  throw new Complaint(`Only ${projectFile} names ${address}; if your key is for it, say so: product-architect login ${address}`);
}
