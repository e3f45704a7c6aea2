import { defineCommand, exitCodes } from "#cli/command.ts";
import { readAddress } from "#cli/connection/address.ts";
import { forgetKeys } from "#cli/connection/kept-keys.ts";
import { readProject } from "#cli/repository/project.ts";
import { repositoryRoot } from "#cli/repository/root.ts";
import { tell } from "#cli/terminal/output.ts";

export const command = defineCommand({
  usage: "[address] [options]",
  words: { least: 0, most: 1 },
  about: [
    "Forgets the keys kept for an address, or for the one this repository names. The key itself stays valid: revoke it in the project's settings where nobody should use it any more.",
  ],
  options: { all: { type: "boolean", says: "forget the keys of every address" } },
  examples: ["logout", "logout https://architect.example.com", "logout --all"],
  run: async ({ options, words: [said] }) => {
    const named = said ?? readProject(repositoryRoot())?.address;
    const address = options.all || named === undefined ? undefined : readAddress(named);
    if (!options.all && address === undefined) {
      tell("Name the address whose keys shall be forgotten, or say --all.");
      return exitCodes.failed;
    }
    const forgotten = forgetKeys(address);
    tell(forgotten.length > 0 ? `The keys for ${forgotten.join(", ")} are forgotten.` : "There was no key to forget.");
    return exitCodes.fine;
  },
});
