import { expect, test } from "vitest";
import { Failure, failureKindOf, failureKinds, failureStatus } from "./failure.ts";

test("every kind of failure has a status of its own and comes back from it", () => {
  expect(new Set(Object.values(failureStatus)).size).toBe(failureKinds.length);
  for (const kind of failureKinds) expect(failureKindOf(failureStatus[kind])).toBe(kind);
});

test("an unlisted client error is the person's to mend, a server error is ours", () => {
  expect(failureKindOf(422)).toBe("invalid");
  expect(failureKindOf(500)).toBe("unavailable");
  expect(failureKindOf(0)).toBe("unavailable");
});

test("a failure carries its sentence, its code and its reasons", () => {
  const failure = new Failure("invalid", "Choose a longer password.", { code: "weak_password", reasons: ["length"] });
  expect(failure).toMatchObject({
    kind: "invalid",
    message: "Choose a longer password.",
    code: "weak_password",
    reasons: ["length"],
  });
  expect(failure).toBeInstanceOf(Error);
});
