import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "./full-draft.ts";
import { asStated, statedIn } from "./plan/stated.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Studio" }, questionnaire: { project_description } });

test.each([
  ["Scans of no more than 200 MB", "up to 200 MB", "a file of 201 MB", "150 MB", "250 MB"],
  ["A photo may have at most 8 MB.", "up to 8 MB", "a file of 9 MB", "6 MB", "10 MB"],
  ["Recordings: max. 2 GB", "up to 2 GB", "a file of 3 GB", "1 GB", "3 GB"],
  ["Photos up to 500 KB", "up to 500 KB", "a file of 501 KB", "375 KB", "625 KB"],
  ["Files", "up to 20 MB", "a file of 21 MB", "15 MB", "25 MB"],
])("the size of a file is the one that the idea states: %s [LISTEN-423]", (told, most, beyond, within, above) => {
  const stated = statedIn(told);
  expect(asStated("up to 20 MB", stated)).toBe(most);
  expect(asStated("a file of 21 MB", stated)).toBe(beyond);
  expect(asStated("15 MB", stated)).toBe(within);
  expect(asStated("25 MB", stated)).toBe(above);
});

test.each([
  ["The buyer has 30 days to answer.", "Links end after 30 days."],
  ["Tenants accept the offer within 14 days.", "Links end after 14 days."],
  ["Unanswered requests are closed after 21 days.", "Links end after 21 days."],
  ["Tenants answer within 3 days.", "Links end after 7 days."],
])("a link in a mail lasts as long as somebody has to answer: %s [LISTEN-423]", (told, measure) => {
  expect(asStated("Links end after 7 days.", statedIn(told))).toBe(measure);
});

test("no row of a draft holds another size than the stated one, and no link ends before the answer is due [LISTEN-423]", () => {
  const draft = draftOf(
    "Architects upload a plan of no more than 200 MB. Owners approve the plan within 30 days and are notified by e-mail. Members register online.",
  );
  const text = JSON.stringify([
    draft.pages,
    draft.features,
    draft.security_measures,
    draft.external_interfaces,
    draft.user_stories,
  ]);
  expect(text).toContain("up to 200 MB");
  expect(text).not.toMatch(/\b(?:15|20|21|25) MB\b/);
  expect(JSON.stringify(draft.security_measures)).not.toContain("Links end after 7 days");
});

test("who uploads something adds it, and nobody else is told to besides; what was sent goes on where it broke off [LISTEN-423]", () => {
  const draft = draftOf(
    "Nurses upload a report. Doctors read the report and give scores between 0 and 20. Visitors register online and book an appointment.",
  );
  const stories = draft.user_stories.map(({ story }) => story).join("\n");
  expect(stories).toContain("I want to upload a report");
  expect(stories).not.toContain("to add reports");
  const upload = draft.user_stories.find(({ story }) => story.includes("upload a report"));
  expect(upload?.acceptance_criteria).toContain("Then it goes on where it broke off");
  expect(upload?.acceptance_criteria).not.toContain("nothing of the file is kept");
});

test("what somebody imports, or the product exports by itself, brings no second page for files [LISTEN-423]", () => {
  const draft = draftOf(
    "Trainers create a race and import the results file. When the race is closed, the system exports the start list as a CSV file. Runners see the results.",
  );
  const pages = draft.pages.map(({ name }) => name);
  expect(pages).not.toContain("Export");
  expect(pages).not.toContain("Import");
  expect(JSON.stringify(draft.user_stories)).not.toContain("results files");
  expect(draft.assumptions.map(({ name }) => name)).not.toContain("Nothing is taken over from earlier systems");
});
