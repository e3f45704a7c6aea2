import { expect, test } from "vitest";
import { draftToast } from "#web/queries/row-toasts.ts";
import { fillToast } from "./toast-line.ts";
import { toasts } from "./toasts.ts";

test("a toast says what happened, and 'Success' only where that is asked for [POLISH-15]", () => {
  const titled = Object.entries(toasts).filter(([, { title }]) => title === "Success");
  expect(titled.map(([key]) => key).sort()).toEqual(["invitation.sent", "project.removed"]);
});

test("a draft that added no row says that nothing was missing [POLISH-45]", () => {
  const line = draftToast("assumptions", "generated");
  if (typeof line === "string") throw new Error("assumptions have a toast of their own");
  expect(fillToast(line, { count: 0 })).toMatchObject({
    title: "Generated 0 assumptions successfully",
    description: "Nothing was missing: what would be drafted is here already.",
  });
  expect(fillToast(line, { count: 2 }).description).toBeUndefined();
});
