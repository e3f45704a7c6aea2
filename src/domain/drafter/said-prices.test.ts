import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Harbour" }, questionnaire: { project_description } });

const BOXES = `Idea: a subscription site for the fish of our harbour

Customers choose a fish box for 20 euros. Customers pause the subscription. Fishers enter the catch. Packers print the labels. Drivers sign the list. Drivers count the boxes.`;

test("where an idea tells its subscription itself no plans are laid over it, and its title is no price [LISTEN-362]", () => {
  const { pages, user_stories, pricing, risks } = draftOf(BOXES);
  expect(pages.map(({ name }) => name)).not.toContain("Plans and subscription");
  expect(user_stories.map(({ story }) => story).join("\n")).not.toMatch(/plans? I compared|larger or smaller plan/);
  expect(risks.map(({ name }) => name)).not.toContain("Lost renewals");
  expect(pricing).toContain("Customers pay for it by subscription");
  expect(pricing).not.toMatch(/per month or year|Idea:/);
});

test("where hardly more than a subscription is said, plans are suggested [LISTEN-362]", () => {
  expect(draftOf("A subscription for fish recipes.").pages.map(({ name }) => name)).toContain("Plans and subscription");
});

test("a house that runs the product for its members is called by its own word [LISTEN-363]", () => {
  const { pricing } = draftOf(
    "Our association runs a harbour. Members book a berth. Members cancel a berth. The warden signs the list. The warden counts the boats. The warden prints the list.",
  );
  expect(pricing).toContain("paid for by the association that runs it");
});
