import { expect, test } from "vitest";
import { brokenRule } from "./broken-rule.ts";

const broken = (said: string) => brokenRule({ said });

test("a broken rule says what would be wrong, never what is right", () => {
  expect(broken("A piece must never be sold twice")).toBe("A piece is sold twice");
  expect(broken("A crane must not be used until an inspector has released it")).toBe(
    "A crane is used before an inspector has released it",
  );
  expect(broken("Nobody may lift a load until the area is clear")).toBe("Somebody can lift a load before the area is clear");
  expect(broken("A grave must not be opened without consent")).toBe("A grave is opened without consent");
  for (const rule of [
    "A crane must not be used unless it was inspected",
    "Nobody may enter except the warden",
    "Keys must not be given to anybody other than the tenant",
  ]) {
    expect(broken(rule)).toBe(`Not kept: ${rule}`);
  }
});
