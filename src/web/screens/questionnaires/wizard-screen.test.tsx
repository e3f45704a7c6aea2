import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { holdTimers } from "#tests/support/hold-timers.ts";
import { db, open, signInAuthor } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const stepper = (project_id: string) => `/dashboard/questionnaires/stepper/${project_id}`;
const description = () => page.getByLabelText("Project description");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name });
const status = (text: string) => page.getByRole("status").filter({ hasText: text });

async function rowsOf(project_id: string) {
  const { data } = await db.from("questionnaires").select().eq("project_id", project_id).order("created_at").throwOnError();
  return data;
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Holds or breaks the writes of questionnaires on their way to the real server. */
function onWrite(meet: (write: () => Promise<Response>) => Promise<Response>) {
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const isWrite = request.url.includes("/rest/v1/questionnaires") && request.method !== "GET";
    return isWrite ? meet(() => realFetch(request)) : realFetch(request);
  };
}

test("the wizard walks through Introduction, Technology, Design and Business with Previous, Next and Submit [QUEST-01, QUEST-03]", async () => {
  const { project_id } = await signInAuthor();
  await open(stepper(project_id));
  await expect.element(heading("What are you building?")).toBeVisible();
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  expect(steps.elements().map((step) => step.textContent?.replace(/^\d/, ""))).toEqual([
    "Introduction",
    "Technology",
    "Design",
    "Business",
  ]);
  await expect.element(button("Previous")).toBeDisabled();
  for (const next of ["What should it be built with?", "How should it look and feel?", "How does it make money?"]) {
    await expect.element(button("Submit")).not.toBeInTheDocument();
    await button("Next").click();
    await expect.element(heading(next)).toBeVisible();
    await expect.element(button("Previous")).toBeEnabled();
  }
  await expect.element(button("Submit")).toBeVisible();
  await expect.element(button("Next")).not.toBeInTheDocument();
});

test("a double click on Next shows the last step and submits nothing; one on Submit submits once", async () => {
  const { project_id } = await signInAuthor();
  const { address } = await open(`${stepper(project_id)}?step=design`);
  await button("Next").dblClick();
  await expect.element(heading("How does it make money?")).toBeVisible();
  expect(await rowsOf(project_id)).toEqual([]);
  await page.viewport(320, 900);
  expect(document.documentElement.scrollWidth).toBe(320);
  await page.viewport(1280, 900);
  let writes = 0;
  onWrite((write) => {
    writes += 1;
    return write();
  });
  await button("Submit").dblClick();
  await expect.poll(address).toBe("/dashboard");
  expect(writes).toBe(1);
});

test("the current step's dot is blue, earlier ones are green and later ones grey [QUEST-02]", async () => {
  const { project_id } = await signInAuthor();
  await open(`${stepper(project_id)}?step=design`);
  await expect.element(heading("How should it look and feel?")).toBeVisible();
  const hues = [...document.querySelectorAll("[data-step]")].map((dot) => hueOf(getComputedStyle(dot).backgroundColor));
  expect(hues).toEqual(["green", "green", "blue", "grey"]);
});

function hueOf(color: string) {
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  if (Math.max(red, green, blue) - Math.min(red, green, blue) < 20) return "grey";
  return blue > green && blue > red ? "blue" : green > red ? "green" : "other";
}

test("a project without a questionnaire opens a new form [QUEST-08]", async () => {
  const { project_id } = await signInAuthor();
  await open(stepper(project_id));
  await expect.element(description()).toHaveValue("");
  await expect.element(page.getByRole("radio", { name: "SaaS" })).toBeChecked();
  await expect.element(page.getByText("Your latest answers are loaded", { exact: false })).not.toBeInTheDocument();
  expect(await rowsOf(project_id)).toEqual([]);
});

test("Next and Previous move one step, back to the top, and each saves in the background [QUEST-10, QUEST-11]", async () => {
  const { project_id } = await signInAuthor();
  await open(stepper(project_id));
  await description().fill("A harbour for boats");
  await page.viewport(1280, 400);
  const scrollDown = () => {
    scrollTo({ top: 10_000, behavior: "instant" });
    expect(scrollY).toBeGreaterThan(100);
  };
  scrollDown();
  await button("Next").click();
  await expect.element(heading("What should it be built with?")).toBeVisible();
  expect(scrollY).toBe(0);
  await expect.element(status("Saved")).toBeVisible();
  await expect
    .poll(async () => (await rowsOf(project_id)).map((row) => row.project_description))
    .toEqual(["A harbour for boats"]);
  await page.getByLabelText("Technology providers: name 1").fill("Fly");
  scrollDown();
  await button("Previous").click();
  await expect.element(heading("What are you building?")).toBeVisible();
  expect(scrollY).toBe(0);
  await expect
    .poll(async () => (await rowsOf(project_id)).map((row) => row.technology_providers))
    .toEqual([[{ name: "Fly", link: "" }]]);
});

test("a save creates where there is none, updates the one it knows, and takes over one that appeared meanwhile [QUEST-14]", async () => {
  const { project_id } = await signInAuthor();
  const descriptions = async () => (await rowsOf(project_id)).map((row) => row.project_description);
  await open(stepper(project_id));
  await description().fill("Created");
  await button("Next").click();
  await expect.poll(descriptions).toEqual(["Created"]);
  const [created] = await rowsOf(project_id);
  await button("Previous").click();
  await description().fill("Updated");
  await expect.element(status("Saving…")).not.toBeInTheDocument();
  await button("Next").click();
  await expect.poll(descriptions).toEqual(["Updated"]);
  expect((await rowsOf(project_id))[0]?.id).toBe(created?.id);

  const other = await signInAuthor();
  await open(stepper(other.project_id));
  await description().fill("Mine");
  await db.from("questionnaires").insert({ project_id: other.project_id, project_description: "A colleague's" }).throwOnError();
  await button("Next").click();
  await expect.element(page.getByRole("dialog", { name: "Somebody else changed this too" })).toBeVisible();
  await expect.element(page.getByRole("radiogroup", { name: "Project description" })).toMatchTextContent(/Mine.*A colleague's/);
  expect((await rowsOf(other.project_id)).map((row) => row.project_description)).toEqual(["A colleague's"]);
  await page.getByRole("radio", { name: "Keep mine" }).click();
  await button("Save what I chose").click();
  await expect.poll(async () => (await rowsOf(other.project_id)).map((row) => row.project_description)).toEqual(["Mine"]);
});

test("nothing is created while description, primary colour, primary font and design description are empty [QUEST-13]", async () => {
  const { project_id } = await signInAuthor();
  await open(stepper(project_id));
  await page.getByLabelText("GitHub repository").fill("https://github.com/acme/harbour");
  await button("Next").click();
  await expect.element(heading("What should it be built with?")).toBeVisible();
  await expect.element(status("Saved on this device")).toBeVisible();
  expect(await rowsOf(project_id)).toEqual([]);
  await button("Next").click();
  await page.getByLabelText("Primary colour", { exact: true }).fill("#0f766e");
  await button("Next").click();
  await expect.poll(async () => (await rowsOf(project_id)).map((row) => row.main_color_primary)).toEqual(["#0f766e"]);
  expect((await rowsOf(project_id))[0]?.github_repo_link).toBe("https://github.com/acme/harbour");
});

test("a save is skipped while another runs, and what was typed since goes with the next one [QUEST-12]", async () => {
  const { project_id } = await signInAuthor();
  await open(stepper(project_id));
  let writes = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  onWrite(async (write) => {
    writes += 1;
    await gate;
    return write();
  });
  await description().fill("First words");
  await button("Next").click();
  await expect.element(status("Saving…")).toBeVisible();
  await page.getByLabelText("Technology providers: name 1").fill("Last words");
  await button("Next").click();
  await button("Next").click();
  await expect.element(heading("How does it make money?")).toBeVisible();
  expect(writes).toBe(1);
  release();
  await expect.element(status("Saved on this device")).toBeVisible();
  await button("Previous").click();
  await expect
    .poll(async () => (await rowsOf(project_id)).map((row) => row.technology_providers))
    .toEqual([[{ name: "Last words", link: "" }]]);
  expect(writes).toBe(2);
  await expect.element(status("Saved")).toBeVisible();
});

test("submitting while the first save runs updates what that one creates", async () => {
  const { project_id } = await signInAuthor();
  const { address } = await open(`${stepper(project_id)}?step=design`);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  onWrite(async (write) => {
    await gate;
    return write();
  });
  await page.getByLabelText("Design description").fill("Calm");
  await button("Next").click();
  await page.getByRole("radio", { name: "Marketplace" }).click();
  await button("Submit").click();
  release();
  await expect.poll(address).toBe("/dashboard");
  const rows = await rowsOf(project_id);
  expect(rows.map(({ design_description, business_model }) => ({ design_description, business_model }))).toEqual([
    { design_description: "Calm", business_model: "Marketplace" },
  ]);
});

test("an empty form can be submitted, which says so and leads to the dashboard [QUEST-15, QUEST-17, QUEST-18]", async () => {
  const { project_id } = await signInAuthor();
  const nothing = { prd_language: null, project_type: null, frontend_technology: null, project_description: null };
  const lists = { design_framework: null, design_links: [], technology_providers: [] };
  await db
    .from("questionnaires")
    .insert({ project_id, ...nothing, ...lists })
    .throwOnError();
  const { address } = await open(`${stepper(project_id)}?step=business`);
  await button("Submit").click();
  await expectToast("Questionnaire updated successfully");
  await expect.poll(address).toBe("/dashboard");
  expect(await rowsOf(project_id)).toMatchObject([
    { ...nothing, design_framework: "Tailwind CSS", technology_providers: [{ name: "", link: "" }] },
  ]);
});

test("a new form starts with the documented answers; creating and updating say how they ended [QUEST-09, QUEST-15, QUEST-34, QUEST-35]", async () => {
  const { project_id } = await signInAuthor();
  await open(`${stepper(project_id)}?step=business`);
  onWrite(() => Promise.reject(new TypeError("Failed to fetch")));
  await button("Submit").click();
  await expectFailure("Failed to create questionnaire: The connection failed. Check your network and try again.");
  globalThis.fetch = realFetch;
  await button("Submit").click();
  await expectToast("Questionnaire created successfully");
  expect(await rowsOf(project_id)).toMatchObject([
    {
      prd_language: "English",
      project_type: "SaaS",
      frontend_technology: "React",
      backend_technology: "Node.js",
      database_type: "PostgreSQL",
      authentication_provider: "Firebase",
      business_model: "Subscription",
      design_framework: "Tailwind CSS",
      technology_providers: [{ name: "", link: "" }],
      design_links: [""],
    },
  ]);
  await open(`${stepper(project_id)}?step=business`);
  await page.getByRole("radio", { name: "Freemium" }).click();
  onWrite(() => Promise.reject(new TypeError("Failed to fetch")));
  await button("Submit").click();
  await expectFailure("Failed to update questionnaire: The connection failed. Check your network and try again.");
  globalThis.fetch = realFetch;
  await button("Submit").click();
  await expectToast("Questionnaire updated successfully");
  expect((await rowsOf(project_id)).map((row) => row.business_model)).toEqual(["Freemium"]);
});

test("without an id the latest questionnaire is loaded, with a notice that goes after four seconds [QUEST-07]", async () => {
  const { project_id } = await signInAuthor();
  const older = await db
    .from("questionnaires")
    .insert({ project_id, project_description: "Older" })
    .select("id")
    .single()
    .throwOnError();
  await db.from("questionnaires").insert({ project_id, project_description: "Newer" }).throwOnError();
  await db.from("questionnaires").update({ project_description: "Older, changed last" }).eq("id", older.data.id).throwOnError();
  const fourSeconds = holdTimers(4000);
  await open(stepper(project_id));
  const notice = page.getByText("Your latest answers are loaded", { exact: false });
  await expect.element(description()).toHaveValue("Older, changed last");
  expect(fourSeconds.count()).toBeGreaterThan(0);
  await expect.element(notice).toBeVisible();
  fourSeconds.release();
  await expect.element(notice).not.toBeInTheDocument();
});

test("on a phone the notice that answers are loaded covers no button of the last step [POLISH-78]", async () => {
  const { project_id } = await signInAuthor();
  await db.from("questionnaires").insert({ project_id, project_description: "Ropes" }).throwOnError();
  await page.viewport(390, 844);
  const fourSeconds = holdTimers(4000);
  await open(`${stepper(project_id)}?step=business`);
  const notice = page.getByText("Your latest answers are loaded", { exact: false });
  await expect.element(notice).toBeVisible();
  await expect.element(button("Submit and draft everything")).toBeVisible();
  const { bottom } = notice.element().getBoundingClientRect();
  for (const name of ["Previous", "Submit and draft everything", "Submit"]) {
    expect(button(name).element().getBoundingClientRect().top, name).toBeGreaterThanOrEqual(bottom);
  }
  fourSeconds.release();
  await expect.element(notice).not.toBeInTheDocument();
  await page.viewport(1280, 900);
});

test("the id in the address chooses the questionnaire, at both addresses [QUEST-06]", async () => {
  const { project_id } = await signInAuthor();
  const first = await db
    .from("questionnaires")
    .insert({ project_id, project_description: "First" })
    .select("id")
    .single()
    .throwOnError();
  await db.from("questionnaires").insert({ project_id, project_description: "Second" }).throwOnError();
  for (const path of [stepper(project_id), `/questionnaires/stepper/${project_id}`]) {
    await open(`${path}?id=${first.data.id}`);
    await expect.element(description()).toHaveValue("First");
  }
  await description().fill("First, edited");
  await button("Next").click();
  await expect
    .poll(async () => (await rowsOf(project_id)).map((row) => row.project_description))
    .toEqual(["First, edited", "Second"]);
});

test("what was typed survives a reload and can be discarded", async () => {
  const { project_id } = await signInAuthor();
  await open(stepper(project_id));
  await description().fill("Half a sent");
  await expect.element(status("Saved on this device")).toBeVisible();
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain("Half a sent");
  await open(stepper(project_id));
  await expect.element(description()).toHaveValue("Half a sent");
  await expect.element(page.getByText("Your unsaved answers are back")).toBeVisible();
  await button("Discard").click();
  await expect.element(description()).toHaveValue("");
  await expect.element(page.getByText("Your unsaved answers are back")).not.toBeInTheDocument();
  await open(stepper(project_id));
  await expect.element(description()).toHaveValue("");
});

test("a failed save says so, keeps every word over a reload, and the next step saves them", async () => {
  const { project_id } = await signInAuthor();
  await open(stepper(project_id));
  onWrite(() => Promise.reject(new TypeError("Failed to fetch")));
  await description().fill("Typed on a train");
  await button("Next").click();
  await expect.element(status("Not saved yet. Retrying when you continue.")).toBeVisible();
  await expectFailure("Failed to create questionnaire: The connection failed. Check your network and try again.");
  await open(stepper(project_id));
  await expect.element(description()).toHaveValue("Typed on a train");
  globalThis.fetch = realFetch;
  await button("Next").click();
  await expect.poll(async () => (await rowsOf(project_id)).map((row) => row.project_description)).toEqual(["Typed on a train"]);
  await expect.element(status("Saved")).toBeVisible();
  await open(stepper(project_id));
  await expect.element(description()).toHaveValue("Typed on a train");
  await expect.element(page.getByText("Your unsaved answers are back")).not.toBeInTheDocument();
});

test("an expired session sends to sign-in, and the words are there afterwards", async () => {
  const { project_id, email, password } = await signInAuthor();
  const { address } = await open(stepper(project_id));
  await description().fill("Typed before the session ended");
  await db.auth.signOut({ scope: "local" });
  await expect.poll(address).toBe("/auth");
  await db.auth.signInWithPassword({ email, password });
  await open(stepper(project_id));
  await expect.element(description()).toHaveValue("Typed before the session ended");
});

test("Enter in a field goes on to the next step", async () => {
  const { project_id } = await signInAuthor();
  await open(stepper(project_id));
  await page.getByLabelText("GitHub repository").fill("https://github.com/acme/harbour");
  await userEvent.keyboard("{Enter}");
  await expect.element(heading("What should it be built with?")).toHaveFocus();
});
