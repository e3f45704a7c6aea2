import { expect, test } from "vitest";
import { toasts } from "./toasts.ts";

test("a toast says what happened, and 'Success' only where that is asked for [POLISH-15]", () => {
  const titled = Object.entries(toasts).filter(([, { title }]) => title === "Success");
  expect(titled.map(([key]) => key).sort()).toEqual(["invitation.sent", "project.removed"]);
});
