import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";

const pageWith = (told: string, feature: string) =>
  draftEverything({ ...nothingYet, project: { name: "Club" }, questionnaire: { project_description: told } }).pages.find(
    ({ features }) => features?.includes(feature),
  )?.name;

test.each([
  [
    "The manager sets up the weeks and prints the health forms. Parents cancel a week and fill in a health form. Cooks see the health forms.",
    "Setting up the weeks",
    "Weeks",
  ],
  [
    "The clerk creates evenings and prints the tickets. Guests book a ticket and pay for the ticket. The clerk cancels an evening.",
    "Cancelling an evening",
    "Evenings",
  ],
  [
    "Roasters enter the batches. Packers print the labels and tick off the bags. Customers order bags and see the labels.",
    "Entering the batches",
    "Batches",
  ],
  [
    "The treasurer records subsidies and prints the invoices. Members pay the invoices and see the invoices. Coaches book a court.",
    "Recording subsidies",
    "Subsidies",
  ],
])("what is entered or offered has a page of its own, and not that of another thing: %s [LISTEN-425]", (told, feature, page) => {
  expect(pageWith(told, feature)).toBe(page);
});

const sectionsOf = (told: string) =>
  draftEverything({ ...nothingYet, project: { name: "Club" }, questionnaire: { project_description: told } }).pages.flatMap(
    ({ name, sections }) => sections.map((section) => `${name}: ${section.name}`),
  );

test("a section is called by words that say what is done, and stands with its own thing [LISTEN-426]", () => {
  const jobs = sectionsOf(
    "Planners put the job on a press and finish the job. Press operators order a reprint. Packers pack the order and weigh the order.",
  );
  expect(jobs).toContain("Jobs: Putting the job on a press");
  expect(jobs).not.toContain("Orders: Requests for reprints");
  const helpers = sectionsOf(
    "Parents sign up for a half-day as timekeeper. Trainers create a meet and close the meet. Parents see the meet.",
  );
  expect(helpers.join()).not.toContain("half-days");
});

const SHOP =
  "Clerks register a pair of skates and note who brought it. Clerks print a label. Clerks upload a photo of the pair. Grinders take the next pair. Owners set the prices. Owners check the takings of the day. Skaters reserve a place on a bench. Grinders see the bench. Skaters cancel the place.";

test("a value and a part stand on the page of their thing, what a house lives on has its own, and a place is cancelled where it was reserved [LISTEN-445]", () => {
  const { pages } = draftEverything({ ...nothingYet, project: { name: "Club" }, questionnaire: { project_description: SHOP } });
  const names = pages.map(({ name }) => name);
  expect(names.filter((name) => /^(?:Prices|Takings)\b/.test(name))).toHaveLength(2);
  expect(names).not.toContain("Labels");
  expect(names).not.toContain("Photos");
  expect(pageWith(SHOP, "Printing a label")).toMatch(/^Pair/);
  expect(pageWith(SHOP, "Adding photos")).toBe(pageWith(SHOP, "Uploading a photo"));
  expect(pageWith(SHOP, "Setting the prices")).toBe("Prices");
  expect(pageWith(SHOP, "Cancelling the place")).toBe(pageWith(SHOP, "Reserving a place"));
});

test("a device tells its position where somebody is looked for, and somebody new tries what comes first [LISTEN-445]", () => {
  const draftOf = (project_description: string) =>
    draftEverything({ ...nothingYet, project: { name: "Club" }, questionnaire: { project_description } });
  const hardware = (told: string) => draftOf(told).external_interfaces.map(({ name }) => name);
  expect(hardware("Patients are sent by two hospitals nearby. Clerks enter the patients. Clerks print a list.")).not.toContain(
    "Positioning",
  );
  expect(hardware("Drivers share their position. Riders find a driver nearby. Riders book a ride.")).toContain("Positioning");
  const { quality_requirements } = draftOf(
    "Clients approve the wig and book a fitting. Makers cut the wig. Makers glue the wig.",
  );
  const first = quality_requirements.find(({ name }) => name.startsWith("First success"));
  expect(first?.description).toContain("book a fitting");
});
