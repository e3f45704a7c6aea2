import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure } from "#tests/support/toasts.ts";

const server = inject("server");

test("members that cannot be read are an empty list, and the reason or that it failed is said [TOAST-12]", async () => {
  const ada = await author(server);
  for (const [message, text] of [
    ["Members are being counted", "Members are being counted"],
    ["", "Failed to fetch organization members"],
  ] as const) {
    const stops = ["organization_members", "rpc/read_organization"].map((path) => refuse("GET", `/rest/v1/${path}`, message));
    await openAs(ada, "/organization/settings");
    await expectFailure(text);
    expect(page.getByRole("main").getByRole("listitem").elements()).toEqual([]);
    for (const stop of stops.reverse()) stop();
  }
});
