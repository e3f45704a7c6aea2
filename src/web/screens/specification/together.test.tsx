import { expect, inject, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { author, join, type Person, person } from "#tests/support/people.ts";
import { readsOf } from "#tests/support/reads.ts";
import { db, openAs } from "#tests/support/screen.tsx";

const server = inject("server");
const patiently = { timeout: 15_000 };
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const png = () => new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], "home.png", { type: "image/png" });

async function team() {
  const ada = await author(server);
  const bob = await person(server, { name: "bob" });
  await join(server, { organization_id: ada.organization_id, user_id: bob.id, role: "member" });
  const section = (name: string) => `/dashboard/project/${ada.project_id}/specification?section=${name}`;
  return { ada, bob, project_id: ada.project_id, section };
}

/** Somebody else with the project open, as their own browser has it. */
async function alsoHere({ db: theirs, id }: Person, project_id: string, [first_name, last_name]: [string, string]) {
  await theirs.from("profiles").upsert({ id, first_name, last_name }).throwOnError();
  const channel = theirs.channel(`project:${project_id}`, { config: { private: true, presence: { key: id } } });
  channel.on("presence", { event: "sync" }, () => {});
  const joined = new Promise((done) => channel.subscribe((state) => state === "SUBSCRIBED" && done(state)));
  onTestFinished(() => theirs.removeAllChannels().then(() => {}));
  await joined;
  await channel.track({ user_id: id, name: first_name });
  return channel;
}

const channelOf = (project_id: string) => db.getChannels().find(({ topic }) => topic === `realtime:project:${project_id}`);
const isListening = (project_id: string) => channelOf(project_id)?.state === "joined";

test("the client uses table queries, server functions, storage, realtime and the auth service of one backend, and no other API; another person's change appears without a reload [CALL-01]", async () => {
  const { ada, bob, project_id, section } = await team();
  performance.setResourceTimingBufferSize(10_000);
  performance.clearResourceTimings();
  await openAs(ada, section("userClasses"));
  await expect.element(page.getByText("No user classes defined yet", { exact: true })).toBeVisible();
  await expect.poll(() => isListening(project_id), patiently).toBe(true);
  await bob.db.from("user_classes").insert({ project_id, name: "Harbour master" }).throwOnError();
  await expect.element(heading("Harbour master"), patiently).toBeVisible();
  const { data: renamed } = await bob.db
    .from("user_classes")
    .update({ name: "Pilot" })
    .eq("project_id", project_id)
    .select("name")
    .throwOnError();
  expect(renamed).toEqual([{ name: "Pilot" }]);
  await expect.element(heading("Pilot"), patiently).toBeVisible();
  await bob.db.from("user_classes").delete().eq("project_id", project_id).throwOnError();
  await expect.element(heading("Pilot"), patiently).not.toBeInTheDocument();

  await button("Generate with AI").first().click();
  await expect.poll(() => pathsSent(), patiently).toContain("/functions/v1/generate-user-classes");
  await page.getByRole("link", { name: "Design connections" }).first().click();
  await page.getByLabelText("Design image to upload").upload(png());
  await expect.element(page.getByRole("list", { name: "Design images" }), patiently).toBeVisible();

  const services = new Set(pathsSent().map((path) => path.split("/").slice(1, 3).join("/")));
  expect([...services].sort()).toEqual(["auth/v1", "functions/v1", "rest/v1", "storage/v1"]);
  const realtime = new URL(db.realtime.endpointURL());
  expect([realtime.host, realtime.pathname]).toEqual([location.host, "/realtime/v1/websocket"]);
});

test("a row that somebody moves to another group is written where it stands, until it is closed", async () => {
  const { ada, bob, project_id, section } = await team();
  const named = { project_id, name: "Starts fast", description: "It starts.", target: "2 s" };
  await ada.db
    .from("quality_requirements")
    .insert({ ...named, characteristic: "reliability" as const })
    .throwOnError();
  await openAs(ada, section("otherRequirements"));
  await expect.poll(() => isListening(project_id), patiently).toBe(true);
  await button("Edit Starts fast").click();
  await field("Name").fill("Starts at once");
  const typing = document.activeElement;
  await bob.db
    .from("quality_requirements")
    .update({ characteristic: "performance_efficiency" as const })
    .eq("project_id", project_id)
    .throwOnError();
  await expect.element(page.getByText(/changed this meanwhile/), patiently).toBeVisible();
  expect(document.activeElement).toBe(typing);
  await button("Cancel").click();
  await expect.element(page.getByRole("rowgroup", { name: "Performance efficiency" }).getByText("Starts fast")).toBeVisible();
});

/** Where requests went; a request to anywhere but our origin is its whole address. */
function pathsSent() {
  return performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming && /fetch|xmlhttprequest|beacon/.test(entry.initiatorType))
    .map(({ name }) => (name.startsWith(location.origin) ? new URL(name).pathname : name))
    .filter((path) => !/^\/(src|node_modules|@|__vitest)/.test(path));
}

test("who else has the project open is shown by initials, and by name when asked, until they leave; others see the letters one sees oneself [POLISH-12]", async () => {
  const { ada, bob, project_id, section } = await team();
  await ada.db.from("profiles").upsert({ id: ada.id, first_name: "Grace", last_name: "Hopper" }).throwOnError();
  await openAs(ada, section("userClasses"));
  const channel = await alsoHere(bob, project_id, ["Bob", "Mason"]);
  await expect.element(button("Bob Mason is here too"), patiently).toBeVisible();
  await expect.element(button("Bob Mason is here too")).toHaveTextContent("BM");
  await button("Bob Mason is here too").click();
  await expect.element(page.getByRole("dialog", { name: "Who is here" }).getByText("Bob Mason", { exact: true })).toBeVisible();
  // and he sees who looks at it here, by the name whose letters stand in the header
  await expect.poll(() => Object.keys(channel.presenceState()).sort(), patiently).toEqual([ada.id, bob.id].sort());
  const told = () => channel.presenceState<{ name: string }>()[ada.id]?.map(({ name }) => name);
  await expect.poll(told, patiently).toEqual(["Grace Hopper"]);
  await expect.element(button("Your account")).toMatchTextContent(/^GH/);
  await channel.untrack();
  await expect.element(button("Bob Mason is here too"), patiently).not.toBeInTheDocument();
});

test("what is being typed stays, whatever others change or delete meanwhile", async () => {
  const { ada, bob, project_id, section } = await team();
  const rows = [{ name: "Skipper" }, { name: "Pilot" }].map((row) => ({ ...row, project_id }));
  await ada.db.from("user_classes").insert(rows).throwOnError();
  await openAs(ada, section("userClasses"));
  await expect.poll(() => isListening(project_id), patiently).toBe(true);
  await button("Edit Skipper").click();
  await field("Description").fill("Brings a boat");
  await alsoHere(bob, project_id, ["Bob", "Mason"]);
  await expect.element(button("Bob Mason is here too"), patiently).toBeVisible();
  await bob.db
    .from("user_classes")
    .update({ privileges: "Moor", description: "Moors" })
    .match({ project_id, name: "Skipper" })
    .throwOnError();
  await bob.db.from("user_classes").update({ name: "Harbour pilot" }).match({ project_id, name: "Pilot" }).throwOnError();
  await expect.element(heading("Harbour pilot"), patiently).toBeVisible();
  await expect.element(field("Description")).toHaveValue("Brings a boat");
  await expect.element(field("Privileges")).toHaveValue("Moor");
  await expect.element(page.getByText(/^Bob Mason changed this meanwhile/)).toBeVisible();
  await button("Save").click();
  await expect.element(page.getByRole("dialog", { name: "Bob Mason changed this too" })).toBeVisible();
  await button("Back to my text").click();
  await bob.db.from("user_classes").delete().match({ project_id, name: "Skipper" }).throwOnError();
  await bob.db.from("pages").insert({ project_id, name: "Told after it" }).throwOnError();
  await expect.element(page.getByRole("link", { name: "Pages" }).first(), patiently).toHaveTextContent("Pages1");
  await expect.element(page.getByText(/^Bob Mason deleted this meanwhile/)).toBeVisible();
  await expect.element(field("Description")).toHaveValue("Brings a boat");
  await button("Cancel").click();
  await bob.db.from("user_classes").insert({ project_id, name: "Diver" }).throwOnError();
  await expect.element(heading("Diver"), patiently).toBeVisible();
  await expect.element(heading("Skipper")).not.toBeInTheDocument();
});

test("what a person does in a second window reaches the first at once, and what they did in the first is not read again for it", async () => {
  const { ada, project_id, section } = await team();
  const reads = readsOf("user_classes");
  await openAs(ada, section("userClasses"));
  await expect.poll(reads, patiently).toEqual(["all"]);
  await expect.poll(() => isListening(project_id), patiently).toBe(true);
  await button("Add User Class").first().click();
  await field("Name").fill("Skipper");
  await button("Add User Class").last().click();
  await expect.element(heading("Skipper"), patiently).toBeVisible();
  await button("Edit Skipper").click();
  await field("Description").fill("Brings a boat");
  await button("Save").click();
  await expect.element(page.getByText("Brings a boat", { exact: true }), patiently).toBeVisible();
  const inserted = ada.db.from("user_classes").insert({ project_id, name: "Diver" });
  const { data: diver } = await inserted.select("id").single().throwOnError();
  await expect.element(heading("Diver"), patiently).toBeVisible();
  const stored = ada.db.from("user_classes").select("id").match({ project_id, name: "Skipper" });
  const { id } = (await stored.single().throwOnError()).data;
  expect(reads()).toEqual([[diver.id]]);

  await ada.db.from("user_classes").update({ description: "Owns a boat" }).eq("id", id).throwOnError();
  await expect.element(page.getByText("Owns a boat", { exact: true }), patiently).toBeVisible();
  await button("Delete Diver").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  // what stands beneath a dialog is not there for who asks by role
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await expect.element(heading("Diver")).not.toBeInTheDocument();
  await ada.db.from("user_classes").delete().eq("id", id).throwOnError();
  await expect.element(heading("Skipper"), patiently).not.toBeInTheDocument();
  expect(reads()).toEqual([[id], [id]]);
});

test("a connection that was lost comes back by itself, and what changed meanwhile is read", async () => {
  const { ada, bob, project_id, section } = await team();
  await openAs(ada, section("userClasses"));
  await expect.poll(() => isListening(project_id), patiently).toBe(true);
  await db.realtime.setAuth("not a token any more");
  await expect.poll(() => isListening(project_id), patiently).toBe(false);
  await bob.db.from("user_classes").insert({ project_id, name: "Diver" }).throwOnError();
  await db.realtime.setAuth();
  await expect.poll(() => isListening(project_id), patiently).toBe(true);
  await expect.element(heading("Diver"), patiently).toBeVisible();
});

test("an invitation rings the bell at once", async () => {
  const bob = await person(server, { name: "bob" });
  const ada = await author(server);
  await openAs(bob, "/dashboard");
  await expect
    .poll(() => db.getChannels().some(({ topic, state }) => topic === `realtime:user:${bob.id}` && state === "joined"), patiently)
    .toBe(true);
  await expect.element(button("Notifications")).toBeVisible();
  const { organization_id } = ada;
  await ada.db.from("organization_invitations").insert({ organization_id, email: bob.email, invited_by: ada.id }).throwOnError();
  await expect.element(button("Notifications, 1 new"), patiently).toBeVisible();
});
