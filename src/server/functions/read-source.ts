import type { Db } from "#data/db.ts";
import { readProjectWithKey } from "#data/with-key.ts";
import { readSource } from "#domain/bring/source.ts";
import { Failure } from "#domain/failure.ts";
import { wholeProjects } from "#server/looking/whole-projects.ts";
import { sourceAnswer } from "#server/reading/answers.ts";
import { readApart } from "#server/reading/read-apart.ts";
import { Unreadable, type Why } from "#server/reading/unreadable.ts";
import { defineFunction } from "./function.ts";

const because: Record<Why, string> = {
  broken: "it is damaged, or not what its name says. Save it again, or bring it in another format",
  locked: "it is protected by a password. Bring it without the password",
  too_much: "there is more in it than can be imported at once. Bring it in parts",
  too_long: "reading it takes too long. Bring it in parts, or in another format",
  pictures: "its pages are pictures. Bring the text itself, such as the document it was printed from",
};

/** Takes a file apart for an import; what it says goes back to the person who brought it, and is stored nowhere. */
export const readSourceFunction = defineFunction(
  readSource,
  async ({ input: { name, content }, readers, identity, visitor, db, key }) => {
    const whose = key === undefined ? String(identity.claims.sub) : [await keyIn(db, key, visitor), visitor];
    const bytes = Buffer.from(content, "base64");
    try {
      const work = { job: { kind: "source" as const, name }, bytes, shape: sourceAnswer };
      return await readers.reading.take(whose, () => readApart(work));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      throw new Failure("invalid", `"${name.slice(0, 100)}" cannot be read: ${because[error.why]}.`, {
        code: "source_unreadable",
      });
    }
  },
  { byKey: true },
);

/** The id of a key, once it is known to be good. */
function keyIn(db: Db, key: string, visitor: string): Promise<string> {
  return wholeProjects.within(
    visitor,
    () => readProjectWithKey(db, { key }),
    async (opened) => opened.key.id,
  );
}
