import { expect, test } from "vitest";
import { overtakenFailure } from "#domain/revisions.ts";
import { type Stored, saveRevised } from "./revised-save.ts";
import { createSaveLane } from "./save-lane.ts";

type Words = { backend: string; database: string };
const nothing = { backend: "", database: "" };
const at = (revision: number, words: Partial<Words>): Stored<Words> => ({ revision, values: { ...nothing, ...words } });

/** Saves like the server: only over what stands there, and each save is a revision. */
function room(start: Stored<Words>) {
  let stored = start;
  const lane = createSaveLane<Words, Stored<Words>>((saved) => saved);
  const held = Promise.withResolvers<void>();
  return {
    stored: () => stored.values,
    another: (words: Partial<Words>) => {
      stored = at((stored.revision ?? 0) + 1, { ...stored.values, ...words });
      return stored;
    },
    save: (known: Stored<Words>, base: Words, mine: Words, { isHeld = false } = {}) =>
      lane({ base, mine, known }, (edit) =>
        saveRevised<Words, Stored<Words>>({
          ...edit,
          read: async () => stored,
          save: async (values, revision) => {
            if (revision !== stored.revision) throw overtakenFailure();
            stored = at((revision ?? 0) + 1, values);
            if (isHeld) await held.promise;
            return stored;
          },
        }),
      ),
    answer: held.resolve,
  };
}

test("what is typed while a save is under way goes on from there, though the screen has read that save already", async () => {
  const known = at(1, {});
  const { save, stored, answer } = room(known);
  const first = save(known, nothing, { ...nothing, backend: "Other" }, { isHeld: true });
  await expect.poll(stored).toEqual({ backend: "Other", database: "" });
  const second = save(at(2, { backend: "Other" }), nothing, { ...nothing, backend: "Elixir" });
  answer();
  expect([(await first).kind, (await second).kind]).toEqual(["saved", "saved"]);
  expect(stored()).toEqual({ backend: "Elixir", database: "" });
});

test("what somebody else stored after an own save is still asked about", async () => {
  const known = at(1, {});
  const { save, stored, another } = room(known);
  await save(known, nothing, { ...nothing, backend: "Go" });
  const theirs = another({ backend: "Rust" });
  const outcome = await save(theirs, at(2, { backend: "Go" }).values, { ...nothing, backend: "Zig" });
  expect(outcome.kind).toBe("contested");
  const later = await save(theirs, theirs.values, { ...theirs.values, backend: "Zig" });
  expect([later.kind, stored().backend]).toEqual(["saved", "Zig"]);
});
