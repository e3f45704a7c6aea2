import { expect, test } from "vitest";
import { unbroken } from "./unbroken.ts";

const told = (said: string) =>
  unbroken({ said, verb: said.split(" ")[0] ?? "", actor: undefined, object: undefined, onPerson: false, towards: [] })?.said;

test("words of a deed that lack their thing make no deed, or as far as they do not [LISTEN-249]", () => {
  for (const said of ["attach the to the horse", "go", "put it in the", "send the slot back back", "look at the map because"])
    expect(told(said), said).toBeUndefined();
  for (const said of ["attach the note to the horse", "wait", "put the oars in", "bring the key to the in-house clerk"])
    expect(told(said)).toBe(said);
  expect(told("note the damage, and the app works out what is left")).toBe("note the damage");
  expect(told("be told what not to do, the as pushing it back")).toBe("be told what not to do");
  const heardIn = {
    statement: "The clerk wants to attach those to the horse.",
    clause: "the clerk wants to attach those to the horse",
  };
  expect(
    unbroken({
      said: "attach the to the horse",
      verb: "attach",
      actor: undefined,
      object: undefined,
      onPerson: false,
      towards: [],
      heardIn,
    })?.said,
  ).toBe("attach those to the horse");
});
