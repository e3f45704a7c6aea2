import { expect, test } from "vitest";
import { nameOfIdea } from "./first-project.ts";

test("a project that was given no name takes it from its idea [FIRST-33]", () => {
  expect(nameOfIdea("We need a booking site for yoga teachers. Students book and pay.")).toBe("Booking site for yoga teachers");
  expect(nameOfIdea("A tool that tracks leases of church land")).toBe("Tool that tracks leases of church land");
  expect(nameOfIdea("  I want to build an app for dog walkers, with maps")).toBe("App for dog walkers");
  expect(nameOfIdea("Inventory and orders and shipping and billing and the returns of small shops")).toBe(
    "Inventory and orders and shipping and billing",
  );
  expect(nameOfIdea("Ein Portal für Pachtverträge\nmit Fristen")).toBe("Ein Portal für Pachtverträge");
  expect(nameOfIdea("...")).toBe("My first project");
});
