import { describe, expect, inject, test } from "vitest";
import { page } from "vitest/browser";
import type { Json } from "#data/database.types.ts";
import { chooseFiles } from "#tests/support/choose-files.ts";
import { breakOff, hold, intercept } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const link = (name: string) => page.getByRole("textbox", { name, exact: true });
const picker = () => page.getByLabelText("Design image to upload");
const images = () => page.getByRole("list", { name: "Design images" });

const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const png = (name: string) =>
  new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], name, { type: "image/png" });

const addressOf = ({ project_id }: Author) => `/dashboard/project/${project_id}/specification?section=designConnections`;

async function opened(design_connections?: Json) {
  const ada = await author(server);
  const row = { project_id: ada.project_id, version: "0.1" };
  if (design_connections !== undefined) {
    await ada.db
      .from("specifications")
      .insert({ ...row, design_connections })
      .throwOnError();
  }
  await openAs(ada, addressOf(ada));
  await expect.element(link("Figma link 1")).toBeVisible();
  return ada;
}

async function stored({ db, project_id }: Author) {
  const rows = db.from("specifications").select("design_connections").eq("project_id", project_id).eq("version", "0.1");
  return (await rows.maybeSingle().throwOnError()).data?.design_connections;
}

/** The names of the files in the project's folder of the bucket. */
async function filesOf({ db, project_id }: Author) {
  const { data, error } = await db.storage.from("design-files").list(`design-connections/${project_id}`);
  if (error) throw error;
  return data.map(({ name }) => name);
}

async function save() {
  await button("Save Design Connections").click();
  await expectToast("Specification saved successfully");
  await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
}

describe("Design Connections", () => {
  test("it has rows of Figma links and of inspiration links, each with at least one [DESIGN-01, DESIGN-02]", async () => {
    await opened({ figma_links: ["https://figma.com/a", "https://figma.com/b"], inspiration_links: [], design_files: [] });
    await expect.element(page.getByRole("group", { name: "Figma links" })).toBeVisible();
    await expect.element(page.getByRole("group", { name: "Inspiration links" })).toBeVisible();
    await expect.element(link("Figma link 1")).toHaveValue("https://figma.com/a");
    await expect.element(link("Figma link 2")).toHaveValue("https://figma.com/b");
    await expect.element(link("Inspiration link 1")).toHaveValue("");
    await expect.element(button("Remove inspiration links row 1")).toBeDisabled();
    await button("Add inspiration link").click();
    await link("Inspiration link 2").fill("https://b");
    await button("Remove inspiration links row 1").click();
    await expect.element(link("Inspiration link 1")).toHaveValue("https://b");
    await expect.element(button("Remove inspiration links row 1")).toBeDisabled();
    await button("Remove figma links row 1").click();
    await expect.element(link("Figma link 1")).toHaveValue("https://figma.com/b");
    await expect.element(button("Remove figma links row 1")).toBeDisabled();
  });

  test("'Save Design Connections' stores links, trimmed and without empty ones, and files [DESIGN-07, DESIGN-08]", async () => {
    const file = { name: "a.png", path: "", url: "https://example.com/a.png", type: "image/png", size: 1 };
    const ada = await opened({ figma_links: [], inspiration_links: [], design_files: [file] });
    await link("Figma link 1").fill("  https://figma.com/a ");
    await button("Add Figma link").click();
    await link("Figma link 2").fill("   ");
    await button("Add Figma link").click();
    await link("Figma link 3").fill("free text");
    const remark = page.getByText("This is no web address yet: it begins with https://", { exact: true });
    await link("Figma link 1").click();
    await expect.element(remark).toBeVisible();
    await link("Inspiration link 1").fill(" https://b");
    expect(remark.elements()).toHaveLength(1);
    await save();
    expect(await stored(ada)).toEqual({
      figma_links: ["https://figma.com/a", "free text"],
      inspiration_links: ["https://b"],
      design_files: [file],
    });
    await expect.element(link("Figma link 2")).toHaveValue("free text");
    await expect.element(link("Figma link 3")).not.toBeInTheDocument();
  });

  test("too long a link and too many of them are marked, and nothing is cut off", async () => {
    const links = Array.from({ length: 50 }, (_, index) => `https://figma.com/${index}`);
    await opened({ figma_links: links, inspiration_links: [], design_files: [] });
    await button("Add Figma link").click();
    await expect.element(page.getByText("Keep at most 50 links", { exact: true })).toBeVisible();
    await expect.element(button("Save Design Connections")).toBeDisabled();
    await button("Remove figma links row 51").click();
    await link("Inspiration link 1").fill(`https://${"x".repeat(2000)}`);
    await expect.element(page.getByText("Shorten this to 2,000 characters or fewer", { exact: true })).toBeVisible();
    await expect.element(button("Save Design Connections")).toBeDisabled();
  });

  test("a failed save says so and keeps what was typed [DESIGN-09]", async () => {
    const ada = await opened();
    await link("Figma link 1").fill("https://figma.com/a");
    const stepAside = breakOff("POST", "/rest/v1/specifications");
    await button("Save Design Connections").click();
    await expectFailure("Error saving design connections", "There was an error saving your changes.");
    stepAside();
    await expect.element(link("Figma link 1")).toHaveValue("https://figma.com/a");
    await save();
    expect(await stored(ada)).toMatchObject({ figma_links: ["https://figma.com/a"] });
  });

  test("an image is uploaded to its place, shown by a short link, and removed from there [DESIGN-03, STORE-01, STORE-03]", async () => {
    const ada = await opened();
    const before = Date.now();
    await picker().upload(png("Home page.PNG"));
    await expectToast("Upload successful");
    const [name = ""] = await filesOf(ada);
    expect(name).toMatch(/^\d{13}\.png$/);
    expect(Number(name.slice(0, 13))).toBeGreaterThanOrEqual(before);
    const path = `design-connections/${ada.project_id}/${name}`;
    const image = images().getByRole("img", { name: "Home page.PNG" });
    await expect.element(image).toBeVisible();
    const src = image.element().getAttribute("src") ?? "";
    expect(src).toContain(`/storage/v1/object/sign/design-files/${path}?token=`);
    expect((await fetch(src)).headers.get("content-type")).toBe("image/png");
    const { iat, exp } = JSON.parse(atob(new URL(src).searchParams.get("token")?.split(".")[1] ?? ""));
    expect(exp - iat).toBe(300);
    await save();
    expect(await stored(ada)).toMatchObject({
      design_files: [
        {
          name: "Home page.PNG",
          path,
          url: `${location.origin}/storage/v1/object/public/design-files/${path}`,
          type: "image/png",
          size: 70,
        },
      ],
    });
    await button("Remove Home page.PNG").click();
    expect(await filesOf(ada)).toEqual([name]);
    await save();
    await expect.poll(() => filesOf(ada)).toEqual([]);
    expect(await stored(ada)).toMatchObject({ design_files: [] });
  });

  test("an image that was given up before it was saved leaves the storage", async () => {
    const ada = await opened();
    await picker().upload([png("a.png"), png("b.png")]);
    await expectToast("Upload successful");
    expect(await filesOf(ada)).toHaveLength(2);
    await button("Remove a.png").click();
    await expect.poll(() => filesOf(ada)).toHaveLength(1);
    await button("Discard").click();
    await expect.poll(() => filesOf(ada)).toEqual([]);
  });

  test("an image that another version still names stays in the storage", async () => {
    const ada = await opened();
    await picker().upload(png("a.png"));
    await expectToast("Upload successful");
    await save();
    const design_connections = (await stored(ada)) ?? null;
    await ada.db.from("specifications").insert({ project_id: ada.project_id, version: "0.2", design_connections }).throwOnError();
    await button("Remove a.png").click();
    await save();
    expect(await stored(ada)).toMatchObject({ design_files: [] });
    expect(await filesOf(ada)).toHaveLength(1);
  });

  test("only images are taken [DESIGN-04]", async () => {
    const ada = await opened();
    await picker().upload(new File(["%PDF-1.7"], "brief.pdf", { type: "application/pdf" }));
    await expectFailure("Invalid file type", "Please upload an image file.");
    await expect.element(images()).not.toBeInTheDocument();
    expect(await filesOf(ada)).toEqual([]);
  });

  test("the control waits while an image is uploaded [DESIGN-05]", async () => {
    await opened();
    await expect.element(picker()).toBeEnabled();
    const release = hold("POST", "/storage/v1/object/upload/sign/design-files/");
    await picker().upload(png("a.png"));
    await expect.element(picker()).toBeDisabled();
    await expect.element(button("Uploading…")).toBeDisabled();
    release();
    await expectToast("Upload successful");
    await expect.element(picker()).toBeEnabled();
    await expect.element(button("Upload image")).toBeEnabled();
  });

  test("an upload ends in words for its success, its refusal and its failure [DESIGN-06]", async () => {
    await opened();
    const refusal = { statusCode: "413", error: "Payload too large", message: "This bucket takes no more." };
    const path = "/storage/v1/object/upload/sign/design-files/";
    const refusing = intercept("POST", path, async () => Response.json(refusal, { status: 400 }));
    await picker().upload(png("a.png"));
    await expectFailure("Upload failed", "This bucket takes no more.");
    await expect.element(picker()).toBeEnabled();
    refusing();
    const silent = intercept("POST", path, async () => Response.json({ ...refusal, message: "" }, { status: 400 }));
    await picker().upload(png("a.png"));
    await expectFailure("Upload failed", "There was an error uploading your file.");
    silent();
    await expect.element(picker()).toBeEnabled();
    await picker().upload(png("a.png"));
    await expectToast("Upload successful");
    chooseFiles(picker(), new File([new Uint8Array(10_485_761)], "big.png", { type: "image/png" }));
    await expectFailure("Upload failed", "Choose an image of at most 10 MB.");
  });

  test("links and images that were not saved are there again after a reload, and a viewer reads only", async () => {
    const ada = await opened();
    await link("Inspiration link 1").fill("https://half");
    await picker().upload(png("a.png"));
    await expectToast("Upload successful");
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes("a.png"))).toBe(true);
    await open(addressOf(ada));
    await expect.element(link("Inspiration link 1")).toHaveValue("https://half");
    await expect.element(images().getByRole("img", { name: "a.png" })).toBeVisible();
    const viewer = await author(server, { role: "viewer" });
    await openAs(viewer, addressOf(viewer));
    await expect.element(link("Figma link 1")).toHaveAttribute("readonly");
    expect(picker().elements()).toEqual([]);
    expect([button("Save Design Connections"), button("Add Figma link")].flatMap((one) => one.elements())).toEqual([]);
  });
});
