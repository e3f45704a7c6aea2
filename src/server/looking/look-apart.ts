import { fileURLToPath } from "node:url";
import { keepApart } from "#server/apart/keep-apart.ts";
import { createTurns } from "#server/reading/turns.ts";
import { lengthOf } from "./length-of.ts";
import type { Given, Look, Looks, Seen } from "./look.ts";
import { wholeProjects } from "./whole-projects.ts";

/** In characters, what is looked through at once: some milliseconds of computing. What costs more by the letter has a process always. */
const LIGHT: Readonly<Record<keyof Looks, number>> = {
  found: 200_000,
  neighbours: 200_000,
  workPackage: 100_000,
  built: 100_000,
  shared: 200_000,
  changes: 2_000,
  quality: 0,
  openPoints: 0,
  figures: 0,
  shares: 0,
  clauses: 0,
  requirements: 200_000,
  possible: 0,
  believed: 0,
};

/** In milliseconds: agents wait a minute for what they call, and are to be told before. */
const PATIENCE = 40_000;

const turns = createTurns({
  ...{ at_once: 2, each: 1, waiting: 24, patience: 15_000 },
  busy: "More projects are being looked through now than this server can take.",
});

const lookers = keepApart<Look, unknown>({
  program: fileURLToPath(new URL("./looker.ts", import.meta.url)),
  tooMuch: "This project is too much to look through at once. Ask for a part of it, or shorten its longest texts.",
});

/**
 * Has a whole project looked through beside the server and not in it, which answers others meanwhile, in the turn of `whose`: whatever
 * takes as long as the project is. What is short is looked through at once.
 */
export async function lookApart<Name extends keyof Looks>(
  name: Name,
  given: Given<Name>,
  { whose, patience = PATIENCE }: { whose: string | readonly string[]; patience?: number },
): Promise<Seen<Name>> {
  const look = { name, given } as Look;
  if (isShort(given, LIGHT[name])) {
    const { looked } = await import("./look.ts");
    return looked(look) as Seen<Name>;
  }
  const what = "content" in given && typeof given.content === "object" && given.content ? given.content : given;
  const have = () => lookers.have(look, { patience });
  return (await wholeProjects.keeping(whose, what, () => turns.take(whose, have))) as Seen<Name>;
}

function isShort(given: object, most: number): boolean {
  if (most === 0) return false;
  let length = 0;
  for (const part of Object.values(given)) length += lengthOf(part, most);
  return length <= most;
}
