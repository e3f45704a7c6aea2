import type * as z from "zod";
import { type Typed, type UnsavedWords, wordsShape } from "#web/editing/typed.ts";
import { unsavedKey } from "#web/editing/unsaved.ts";
import type { SpecificationKey } from "./specifications.ts";

/** Where this device keeps what was typed into a section of the specification's own row and not saved. */
export function unsavedSection<Words>(name: string, fields: z.ZodType<Typed<Words>>) {
  const shape = wordsShape(fields);
  return ({ user_id, project_id, version }: SpecificationKey): UnsavedWords<Words> => ({
    key: unsavedKey(user_id, project_id, version, name),
    shape,
  });
}
