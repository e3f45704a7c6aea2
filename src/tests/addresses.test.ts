import { expect, test } from "vitest";
import { isAppAddress } from "#server/http/app-addresses.ts";
import { paths } from "#web/lib/paths.ts";

const id = "0f8fad5b-d9cb-469f-a165-70867728950e";

test("the server knows every address the app links to, so that a reload never ends in a 404 status", () => {
  const addresses = Object.values(paths as Record<string, (...ids: string[]) => string>).map((path) => path(id, id));
  const unknown = addresses
    .map((address) => new URL(address, "http://localhost").pathname)
    .filter((address) => !isAppAddress(address));
  expect(unknown).toEqual([]);
  const documented = [`/questionnaires/${id}/edit`, `/questionnaires/stepper/${id}`, `/dashboard/questionnaires/stepper/${id}`];
  expect(documented.filter((address) => !isAppAddress(address))).toEqual([]);
});

test("an address outside the route table is unknown to the server too", () => {
  for (const address of ["/nowhere", "/dashboard/nowhere", "/questionnaires/a/b/c", "/projects/x/y"])
    expect(isAppAddress(address)).toBe(false);
});
