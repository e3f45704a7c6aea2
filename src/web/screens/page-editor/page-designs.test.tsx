import { expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import { chooseFiles } from "#tests/support/choose-files.ts";
import { hold, intercept, refuse } from "#tests/support/intercept.ts";
import { author } from "#tests/support/people.ts";
import { openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const picker = () => page.getByLabelText("Design file to upload");
const designs = () => page.getByRole("list", { name: "Design files" });
const names = () => designs().getByRole("listitem").elements();

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
const png = (name: string) => new File([bytes], name, { type: "image/png" });

async function atPage(role: "admin" | "viewer" = "admin") {
  const ada = await author(server, { role });
  const row = { project_id: ada.project_id, name: "Berths" };
  const { data } = await ada.founder.db.from("pages").insert(row).select("id").single().throwOnError();
  const address = `/dashboard/project/${ada.project_id}/specification/pages/${data.id}/edit`;
  const stored = async () => {
    const { data: read } = await ada.db.from("pages").select("designs_file").eq("id", data.id).single().throwOnError();
    return read.designs_file;
  };
  const files = async () => {
    const { data: listed } = await ada.db.storage.from("design-files").list(`${ada.project_id}/${data.id}`);
    return (listed ?? []).map(({ name }) => name);
  };
  return { ada, id: data.id, address, stored, files };
}

test("Page Details holds the words, a design file upload, Cancel and Update Page [PAGE-16, PAGE-21]", async () => {
  const { ada, id, address, stored, files } = await atPage();
  await openAs(ada, address);
  await expect.element(page.getByRole("heading", { name: "Page Details", exact: true })).toBeVisible();
  for (const label of ["Page Name *", "Description", "Features", "Design Links"]) {
    await expect.element(page.getByRole("textbox", { name: label, exact: true })).toBeVisible();
  }
  for (const name of ["Cancel", "Update Page", "Upload design file"]) await expect.element(button(name)).toBeVisible();

  await page.getByRole("textbox", { name: "Description", exact: true }).fill("Half a thought");
  chooseFiles(picker(), png("first.png"), png("second.png"));
  await expectToast("Upload successful");
  await expect.element(designs().getByRole("img", { name: "first.png" })).toBeVisible();
  expect(names()).toHaveLength(1);
  const [name = ""] = await files();
  const path = `${ada.project_id}/${id}/${name}`;
  expect(await stored()).toEqual([
    { name: "first.png", path, url: expect.stringContaining(path), size: bytes.length, uploadedAt: expect.any(String) },
  ]);
  const link = page.getByRole("link", { name: "Open first.png" }).element().getAttribute("href") ?? "";
  expect((await fetch(link)).headers.get("content-type")).toBe("image/png");
  await expect.element(page.getByRole("textbox", { name: "Description", exact: true })).toHaveValue("Half a thought");
});

test("it takes pictures, PDF and SVG, and says so when given anything else [PAGE-19, PAGE-20]", async () => {
  const { ada, address, stored, files } = await atPage();
  await openAs(ada, address);
  await expect.element(picker()).toBeEnabled();
  await picker().upload(new File(["a"], "notes.txt", { type: "text/plain" }));
  await expectFailure("Invalid file type", "Choose a JPEG, JPG, PNG, GIF, WEBP, PDF or SVG file.");
  expect(await files()).toEqual([]);

  const text = (words: string) => new TextEncoder().encode(words);
  const accepted: [name: string, type: string, body: BlobPart, stored: RegExp][] = [
    ["a.jpeg", "image/jpeg", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), /\.jpeg$/],
    ["b.JPG", "image/jpeg", Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), /\.jpg$/],
    ["c.png", "image/png", bytes, /\.png$/],
    ["d.gif", "image/gif", text("GIF89a"), /\.gif$/],
    ["e.webp", "image/webp", text("RIFF0000WEBP"), /\.webp$/],
    ["f.pdf", "application/pdf", text("%PDF-1.7\n"), /\.pdf$/],
    ["g.svg", "image/svg+xml", text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), /\.svg$/],
  ];
  for (const [index, [name, type, body]] of accepted.entries()) {
    await picker().upload(new File([body], name, { type }));
    await expect.poll(names).toHaveLength(index + 1);
    await expect.element(picker()).toBeEnabled();
  }
  const records = await stored();
  const paths = Array.isArray(records) ? records.map((record) => JSON.stringify(record)) : [];
  for (const [index, [name, , , ending]] of accepted.entries()) {
    expect(paths[index]).toContain(`"name":"${name}"`);
    const [, path = ""] = /"path":"([^"]+)"/.exec(paths[index] ?? "") ?? [];
    expect(path).toMatch(ending);
  }
  expect(
    designs()
      .getByRole("img")
      .elements()
      .map((image) => image.getAttribute("alt")),
  ).not.toContain("f.pdf");
});

test("the control waits and shows how far the upload is, and a failure is said [PAGE-22, PAGE-23]", async () => {
  const { ada, address, stored } = await atPage();
  await openAs(ada, address);
  await expect.element(picker()).toBeEnabled();
  const release = hold("POST", "/storage/v1/object/upload/sign/design-files/");
  await picker().upload(png("a.png"));
  await expect.element(picker()).toBeDisabled();
  await expect.element(button("Uploading…")).toBeDisabled();
  await expect
    .element(page.getByRole("progressbar", { name: "Upload of the design file" }))
    .toHaveAttribute("aria-valuenow", "0");
  release();
  await expectToast("Upload successful");
  await expect.element(picker()).toBeEnabled();
  expect(page.getByRole("progressbar").elements()).toEqual([]);

  const path = "/storage/v1/object/upload/sign/design-files/";
  const refusal = { statusCode: "413", error: "Payload too large", message: "This bucket takes no more." };
  const full = intercept("POST", path, async () => Response.json(refusal, { status: 400 }));
  await picker().upload(png("b.png"));
  await expectFailure("This bucket takes no more.");
  await expect.element(picker()).toBeEnabled();
  full();
  const silent = intercept("POST", path, async () => Response.json({ ...refusal, message: "" }, { status: 400 }));
  await picker().upload(png("b.png"));
  await expectFailure("Failed to upload file");
  await expect.element(picker()).toBeEnabled();
  silent();
  chooseFiles(picker(), new File([new Uint8Array(10_485_761)], "big.png", { type: "image/png" }));
  await expectFailure("File too large", "Choose a file of at most 10 MB.");
  await expect.poll(stored).toHaveLength(1);
});

test("a design is removed from the storage and the page, and a failure is said [PAGE-24]", async () => {
  const { ada, address, stored, files } = await atPage();
  await openAs(ada, address);
  await expect.element(picker()).toBeEnabled();
  await picker().upload(png("a.png"));
  await expect.element(button("Remove a.png")).toBeVisible();
  const refusal = { statusCode: "403", error: "Unauthorized", message: "Files stay today." };
  const kept = intercept("DELETE", "/storage/v1/object/design-files", async () => Response.json(refusal, { status: 400 }));
  await button("Remove a.png").click();
  await expectFailure("Files stay today.");
  kept();
  const silent = refuse("DELETE", "/storage/v1/object/design-files", "");
  await button("Remove a.png").click();
  await expectFailure("Failed to delete file");
  silent();
  expect(await files()).toHaveLength(1);
  await button("Remove a.png").click();
  await expect.element(button("Remove a.png")).not.toBeInTheDocument();
  expect(await files()).toEqual([]);
  expect(await stored()).toBeNull();
});

test("a viewer sees the designs of a page and changes nothing", async () => {
  const { ada, id, address } = await atPage("viewer");
  const design = { name: "far.pdf", path: "", url: "https://example.com/far.pdf", size: 0, uploadedAt: new Date().toISOString() };
  await ada.founder.db
    .from("pages")
    .update({ designs_file: [design] })
    .eq("id", id)
    .throwOnError();
  await openAs(ada, address);
  await expect.element(page.getByRole("link", { name: "Open far.pdf" })).toHaveAttribute("href", design.url);
  expect(picker().elements()).toEqual([]);
  expect([button("Remove far.pdf"), button("Update Page"), button("Add Section")].flatMap((one) => one.elements())).toEqual([]);
});
