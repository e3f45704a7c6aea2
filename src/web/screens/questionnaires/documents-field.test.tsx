import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { db, open as openAt, signInAuthor } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

/** Tall enough for the whole form, so that nothing lies under the bar at the bottom. */
async function open(address: string) {
  const opened = await openAt(address);
  await page.viewport(1280, 5000);
  return opened;
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const said = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
const picker = () => page.getByLabelText("Project documents to upload");
const brief = (name = "Brief (final).md") => new File(["# Boats\n"], name, { type: "text/markdown" });

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  vi.restoreAllMocks();
});

/** Meets the requests to the storage on their way to the real server, and remembers them. */
function onStorage(meet: (request: Request, send: () => Promise<Response>) => Promise<Response>) {
  const seen: Request[] = [];
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    if (!request.url.includes("/storage/v1/")) return realFetch(request);
    seen.push(request.clone());
    return meet(request, () => realFetch(request));
  };
  return seen;
}

const broken = () => Promise.reject(new TypeError("Failed to fetch"));

/** What the browser is handed to keep when a download ends. */
function downloads() {
  const kept: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  return kept;
}

test("documents are chosen, uploaded, listed, downloaded and removed [QUEST-36, STORE-05, STORE-06]", async () => {
  const { project_id } = await signInAuthor();
  await open(`/dashboard/questionnaires/stepper/${project_id}`);
  const requests = onStorage((_request, send) => send());
  await page.getByLabelText("Project description").fill("Boats");
  await picker().upload(brief());
  await expect
    .element(page.getByRole("list", { name: "Chosen files" }))
    .toHaveTextContent("Brief (final).md8.00 Bytes · not uploaded yet");
  const before = Date.now();
  await button("Upload").click();
  await expectToast("Upload successful");
  await expect.element(page.getByRole("list", { name: "Uploaded documents" })).toHaveTextContent("Brief (final).md8.00 Bytes");
  await expect.element(page.getByRole("list", { name: "Chosen files" })).not.toBeInTheDocument();

  await button("Next").click();
  const rows = async () =>
    (await db.from("questionnaires").select("project_documents").eq("project_id", project_id).throwOnError()).data;
  await expect.poll(async () => (await rows()).length).toBe(1);
  const [row] = await rows();
  const path = expect.stringMatching(new RegExp(`^${project_id}/\\d{13}_Brief__final_\\.md$`));
  expect(row?.project_documents).toEqual([
    { name: "Brief (final).md", path, url: expect.any(String), type: "text/markdown", size: 8 },
  ]);
  const leave = requests.find(({ method, url }) => method === "POST" && url.includes("/object/upload/sign/project_documents/"));
  expect(Number(/\/(\d{13})_/.exec(leave?.url ?? "")?.[1])).toBeGreaterThanOrEqual(before);
  expect(leave?.headers.get("x-upsert")).not.toBe("true");

  await button("Previous").click();
  const kept = downloads();
  await button("Download Brief (final).md").click();
  await expect.poll(() => kept).toEqual(["Brief (final).md"]);
  const sent = requests.at(-1);
  const address = sent?.url ?? "";
  expect(address).toContain("/storage/v1/object/project_documents/");
  const publicAddress = address.replace("/object/", "/object/public/");
  expect(row?.project_documents).toEqual([expect.objectContaining({ url: publicAddress })]);
  expect((await realFetch(publicAddress)).ok).toBe(false);
  const again = (more: string) => realFetch(address + more, { headers: sent?.headers ?? {}, cache: "no-store" });
  const stored = await again("");
  expect(stored.headers.get("cache-control")).toBe("private, max-age=3600");
  expect(await stored.text()).toBe("# Boats\n");
  const { error } = await db.storage.from("project_documents").upload(address.split("/project_documents/")[1] ?? "", brief());
  expect(error).toMatchObject({ message: expect.stringContaining("exists") });

  await button("Remove Brief (final).md").click();
  await expect.element(page.getByRole("list", { name: "Uploaded documents" })).not.toBeInTheDocument();
  expect((await again("?named")).ok).toBe(true);
  await button("Next").click();
  await expect.poll(rows).toEqual([{ project_documents: [] }]);
  expect((await again("?gone")).ok).toBe(false);
});

test("uploading nothing, or without a project, says what is missing [QUEST-38]", async () => {
  await signInAuthor();
  await open("/questionnaires/new");
  await button("Upload").click();
  await expectFailure("No files selected", "Please select files to upload first");
  await picker().upload(brief());
  await button("Upload").click();
  await expectFailure("Project ID is missing, cannot upload files");
  await said("Brief (final).md");
});

test("a failed upload tells a refusal from a broken transfer, and keeps the files chosen [QUEST-40]", async () => {
  const { project_id } = await signInAuthor();
  await open(`/dashboard/questionnaires/stepper/${project_id}`);
  await picker().upload(brief());
  onStorage((request, send) => (request.method === "POST" ? broken() : send()));
  await button("Upload").click();
  await expectFailure("Upload failed", "Failed to upload files. Please try again.");
  const refusal = { statusCode: "403", error: "Unauthorized", message: "new row violates row-level security policy" };
  onStorage((request, send) => (request.method === "POST" ? Promise.resolve(Response.json(refusal, { status: 403 })) : send()));
  await button("Upload").click();
  await expectFailure("Failed to upload documents: new row violates row-level security policy");
  globalThis.fetch = realFetch;
  await button("Upload").click();
  await expectToast("Upload successful");
});

test("a document the server does not take is named and holds up no other, and what was chosen goes along with Next and Submit", async () => {
  const { project_id } = await signInAuthor();
  const { address } = await open(`/dashboard/questionnaires/stepper/${project_id}`);
  await picker().upload([
    new File(["<h1>No</h1>"], "fake.pdf", { type: "application/pdf" }),
    brief("one.md"),
    new File([], "void.md"),
  ]);
  await expect.element(page.getByText("This file is empty: choose another one.")).toBeVisible();
  await button("Upload").click();
  const chosen = page.getByRole("list", { name: "Chosen files" });
  const uploaded = page.getByRole("list", { name: "Uploaded documents" });
  await expect.element(uploaded).toMatchTextContent(/one\.md/);
  await expect.element(chosen.getByText("fake.pdf is no PDF: choose another file")).toBeVisible();
  await expectFailure("Failed to upload documents: fake.pdf is no PDF: choose another file");
  const requests = onStorage((_request, send) => send());
  await button("Upload").click();
  await expectFailure("No files selected", "Please select files to upload first");
  expect(requests).toEqual([]);

  await picker().upload(brief("two.md"));
  await page.getByLabelText("GitHub repository").fill("not a url");
  await button("Next").click();
  await button("Previous").click();
  await expect.element(uploaded).toMatchTextContent(/one\.md.*two\.md/);
  await expect.element(chosen.getByText("fake.pdf", { exact: true })).toBeVisible();
  await expect.element(page.getByText("This is no web address yet: it begins with https://")).toBeVisible();
  const hold = Promise.withResolvers<void>();
  onStorage(async (_request, send) => hold.promise.then(send));
  await picker().upload(brief("three.md"));
  await button("Next").click();
  await button("Previous").click();
  await picker().upload(brief("four.md"));
  for (let step = 0; step < 3; step += 1) await button("Next").click();
  await button("Submit").click();
  hold.resolve();
  await expect.poll(address).toBe("/dashboard");
  const { data } = await db.from("questionnaires").select("project_documents").eq("project_id", project_id).throwOnError();
  expect(JSON.stringify(data)).toMatch(/one\.md.*two\.md.*three\.md.*four\.md/);
});

test("a file of another kind is refused before it is sent", async () => {
  const { project_id } = await signInAuthor();
  await open(`/dashboard/questionnaires/stepper/${project_id}`);
  const requests = onStorage((_request, send) => send());
  await picker().upload(new File(["x"], "run.exe"));
  await expect.element(page.getByText("Choose a file of one of these kinds:", { exact: false })).toBeVisible();
  await button("Upload").click();
  await expectFailure("No files selected", "Please select files to upload first");
  expect(requests).toEqual([]);
});

test("a download names a file that is gone, and a transfer that broke [QUEST-41]", async () => {
  const { project_id } = await signInAuthor();
  const path = `${project_id}/1700000000000_gone.pdf`;
  const url = `${location.origin}/storage/v1/object/public/project_documents/${path}`;
  const document = { name: "gone.pdf", path, url, type: "application/pdf", size: 1 };
  await db
    .from("questionnaires")
    .insert({ project_id, project_documents: [document] })
    .throwOnError();
  await open(`/dashboard/questionnaires/stepper/${project_id}`);
  await button("Download gone.pdf").click();
  await expectFailure("Download Error", '"gone.pdf" is no longer stored. Upload it again.');
  onStorage(broken);
  await button("Download gone.pdf").click();
  await expectFailure("Download failed", '"gone.pdf" could not be downloaded. Please try again.');
});
