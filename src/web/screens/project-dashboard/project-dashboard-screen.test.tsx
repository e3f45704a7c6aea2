import { expect, inject, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { intercept } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";

const server = inject("server");

test("the project dashboard names itself and leads to the project's three places [VERS-01, VERS-07]", async () => {
  const ada = await author(server);
  const { address } = await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await expect.element(page.getByRole("heading", { name: "Harbour", level: 1 })).toBeVisible();
  expect(address()).toBe(`/dashboard/project/${ada.project_id}`);
  await expect.poll(() => document.title).toBe("Project Dashboard — Product Architect");
  const cards = page.getByRole("main").getByRole("link");
  const places = {
    Specification: `/dashboard/project/${ada.project_id}/specification`,
    Questionnaire: `/dashboard/questionnaires/stepper/${ada.project_id}`,
    "Project Settings": `/dashboard/project/${ada.project_id}/settings`,
  };
  for (const [name, place] of Object.entries(places)) {
    await expect.element(page.getByRole("main").getByRole("link", { name, exact: true })).toHaveAttribute("href", place);
  }
  await expect.element(cards.filter({ hasText: "Answer the Questionnaire" })).toBeVisible();
});

test("it counts what stands in the current version and lists the stored versions", async () => {
  const ada = await author(server);
  await ada.db.from("pages").insert([
    { project_id: ada.project_id, name: "Berths" },
    { project_id: ada.project_id, name: "Tides" },
  ]);
  await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "0.0.9", project_overview: "Old" });
  await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await expect.element(page.getByRole("link", { name: /^Pages\s*2$/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^Project Overview\s*Empty$/ })).toBeVisible();
  const rows = page.getByRole("table").getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent(/0\.1.*Nothing written yet.*Active/);
  await expect.element(rows.nth(2)).toMatchTextContent(/0\.0\.9/);
});

test("a card says what is open, and each line leads to where it is mended [READ-50]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  await db.from("user_classes").insert({ project_id, name: "Skipper", description: "Has a boat" }).throwOnError();
  await db.from("features").insert({ project_id, name: "Berths" }).throwOnError();
  const { address } = await openAs(ada, `/dashboard/project/${project_id}`);
  const points = page.getByRole("list", { name: "Open points" });
  const point = (name: RegExp) => points.getByRole("link", { name });
  await expect.element(point(/^User classes without a user story\s*1$/)).toBeVisible();
  await expect
    .element(point(/^Features without a description\s*1$/))
    .toHaveAttribute("href", `/dashboard/project/${project_id}/specification?section=features`);
  await expect
    .element(point(/^The questionnaire has not been answered/))
    .toHaveAttribute("href", `/dashboard/questionnaires/stepper/${project_id}`);
  await point(/^User classes without a user story\s*1$/).click();
  await expect.poll(address).toBe(`/dashboard/project/${project_id}/specification?section=userClasses&trace=without-story`);
  await expect.element(page.getByRole("row").filter({ hasText: "Skipper" })).toBeVisible();
});

test("where nothing is open the card of open points says so [READ-50]", async () => {
  const ada = await author(server);
  const nothing = { unwritten: [], holes: [], incomplete: [], clauses: { of: 3, open: 0 }, quality: null };
  onTestFinished(intercept("POST", "/functions/v1/describe-open-points", async () => Response.json(nothing)));
  await openAs(ada, `/dashboard/project/${ada.project_id}`);
  await expect.element(page.getByText("Nothing is open. Every part is written, and no row lacks anything.")).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Open points" })).not.toBeInTheDocument();
});

test("open points are shown when they are known, and quality comes in its own time, in the one request [SPEED-21]", async () => {
  const ada = await author(server);
  const { db, project_id } = ada;
  await db.from("features").insert({ project_id, name: "Berths" }).throwOnError();
  const { promise: counted, resolve: count } = Promise.withResolvers<void>();
  let asked = 0;
  onTestFinished(
    intercept("POST", "/functions/v1/describe-open-points", async (pass) => {
      asked += 1;
      const answer = await pass();
      const [first = "", last = ""] = (await answer.text()).split(/(?=event: done)/);
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        async start(stream) {
          stream.enqueue(encoder.encode(first));
          await counted;
          stream.enqueue(encoder.encode(last));
          stream.close();
        },
      });
      return new Response(body, { headers: answer.headers });
    }),
  );
  await openAs(ada, `/dashboard/project/${project_id}`);
  const main = page.getByRole("main");
  await expect.element(page.getByRole("list", { name: "Open points" })).toBeVisible();
  await expect.element(main.getByRole("status", { name: "Checking the wording" })).toBeVisible();
  count();
  await expect.element(main.getByText("1 of 1 rows have no finding in their wording")).toBeVisible();
  await expect.element(page.getByRole("list", { name: "Open points" })).toBeVisible();
  expect(asked).toBe(1);
});
