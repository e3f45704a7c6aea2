import { expect, test } from "vitest";
import { memberLabel } from "./organization-members.ts";
import { hasRole, organizationInput, organizationRoles } from "./organizations.ts";

test("each role includes what the ones before it may do", () => {
  for (const [i, role] of organizationRoles.entries()) {
    for (const [j, least] of organizationRoles.entries()) expect(hasRole(role, least)).toBe(i >= j);
  }
  expect(hasRole(undefined, "viewer")).toBe(false);
});

test("an organization's name is stored trimmed and cannot be blank", () => {
  expect(organizationInput.parse({ name: " Acme " })).toEqual({ name: "Acme" });
  expect(organizationInput.safeParse({ name: "   " }).error?.issues[0]?.message).toBe("Name the organization");
});

test("one's own row shows the e-mail address, another's the first 8 characters of the user id", () => {
  const self = { id: "0f8fad5b-d9cb-469f-a165-70867728950e", email: "ada@example.com" };
  expect(memberLabel({ user_id: self.id }, self)).toBe("ada@example.com");
  expect(memberLabel({ user_id: "7c9e6679-7425-40de-944b-e07fc1f90ae7" }, self)).toBe("Member 7c9e6679");
});
