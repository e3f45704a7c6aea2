import { type Mine, readMine } from "#data/mine.ts";
import { db } from "#web/lib/supabase.ts";
import { together } from "#web/lib/together.ts";

const gathered = together<Mine>((parts) => readMine(db, parts));

/** What the shell shows of the person who is signed in; its parts are one request where they are asked for in the same moment. */
export async function readMyPart<Part extends keyof Mine>(part: Part, alone: () => Promise<Mine[Part]>): Promise<Mine[Part]> {
  const found = await gathered(part);
  return found === undefined ? alone() : found;
}
