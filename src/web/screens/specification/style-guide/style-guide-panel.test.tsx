import { describe, expect, inject, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { styleGuideFonts } from "#domain/catalog/specification-options.ts";
import { chooseFiles } from "#tests/support/choose-files.ts";
import { breakOff } from "#tests/support/intercept.ts";
import { type Author, author } from "#tests/support/people.ts";
import { open, openAs } from "#tests/support/screen.tsx";
import { expectFailure, expectToast } from "#tests/support/toasts.ts";

const server = inject("server");
const saveButton = () => page.getByRole("button", { name: "Save Style Guide", exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });
const select = (name: string) => page.getByRole("combobox", { name, exact: true });
const system = (name: string) => page.getByRole("radio", { name, exact: true });

const addressOf = ({ project_id }: Author) => `/dashboard/project/${project_id}/specification?section=styleGuide`;

async function opened() {
  const ada = await author(server);
  await openAs(ada, addressOf(ada));
  await expect.element(saveButton()).toBeVisible();
  return ada;
}

async function stored({ db, project_id }: Author) {
  const columns = "design_system, custom_design_system_url, selected_colors, selected_typography, selected_corners";
  return (await db.from("specifications").select(columns).eq("project_id", project_id).maybeSingle().throwOnError()).data;
}

async function save() {
  await saveButton().click();
  await expectToast("Style guide saved successfully");
  await expect.element(page.getByText("Unsaved changes")).not.toBeInTheDocument();
}

async function choose(name: string, label: string) {
  await select(name).click();
  await page.getByRole("option", { name: label, exact: true }).click();
}

/** What stands beside the field of a corner, and the radius the box above it is drawn with. */
function corner(name: string) {
  const shown = field(name).element().closest(".grid.min-w-0")?.parentElement;
  const box = shown?.querySelector<HTMLElement>("[aria-hidden]");
  return [shown?.querySelector("output")?.textContent, box?.style.borderRadius];
}

describe("Style Guide", () => {
  test("a design system is chosen and stored [STYLE-01]", async () => {
    const ada = await opened();
    const names = page.getByRole("radio").elements();
    expect(names.map((radio) => radio.querySelector(".font-medium")?.textContent)).toEqual([
      "Material Design",
      "Ant Design",
      "Chakra UI",
      "Mantine",
      "shadcn/ui",
      "Custom",
    ]);
    for (const [label, value] of [
      ["Material Design", "material"],
      ["Ant Design", "ant"],
      ["Chakra UI", "chakra"],
      ["Mantine", "mantine"],
      ["shadcn/ui", "shadcn"],
      ["Custom", "custom"],
    ] as const) {
      await system(label).click();
      await save();
      expect((await stored(ada))?.design_system).toBe(value);
    }
    await open(addressOf(ada));
    await expect.element(system("Custom")).toBeChecked();
  });

  test("a custom URL is stored [STYLE-02]", async () => {
    const ada = await opened();
    await field("Custom design system URL").fill("https://ui.example.com");
    await save();
    expect((await stored(ada))?.custom_design_system_url).toBe("https://ui.example.com");
    await open(addressOf(ada));
    await expect.element(field("Custom design system URL")).toHaveValue("https://ui.example.com");
  });

  test("the primary and the secondary colour are typed or picked [STYLE-03]", async () => {
    const ada = await opened();
    await field("Primary colour").fill("ABC");
    await page.getByLabelText("Pick the secondary colour").fill("#123456");
    await expect.element(field("Secondary colour")).toHaveValue("#123456");
    await save();
    expect(JSON.parse((await stored(ada))?.selected_colors ?? "")).toEqual({ primary: "#aabbcc", secondary: "#123456" });
    await field("Primary colour").fill("bluish");
    await expect.element(page.getByText("Enter a colour like #2f4fd0", { exact: true })).toBeVisible();
    await expect.element(saveButton()).toBeDisabled();
  });

  test("the primary and the secondary font are picked from the list and shown in their own faces [STYLE-04]", async () => {
    const ada = await opened();
    for (const name of ["Primary font", "Secondary font"]) {
      await select(name).click();
      const options = page.getByRole("option").elements();
      expect(options.map(({ textContent }) => textContent)).toEqual([...styleGuideFonts]);
      await userEvent.keyboard("{Escape}");
    }
    await choose("Primary font", "Playfair Display");
    await choose("Secondary font", "Ubuntu");
    const faceOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element()).fontFamily;
    expect(faceOf("Headings stand out")).toContain("Playfair Display");
    expect(faceOf("Everything in its place")).toContain("Playfair Display");
    expect(faceOf("Longer text reads calmly, 0123456789")).toContain("Ubuntu");
    await save();
    expect(JSON.parse((await stored(ada))?.selected_typography ?? "")).toEqual({
      primary: "Playfair Display",
      secondary: "Ubuntu",
    });
  });

  test("the four corners are pixel numbers drawn as they are typed, 9999 as 50% [STYLE-05, STYLE-06]", async () => {
    const ada = await opened();
    const shown = () => ["Small", "Medium", "Large", "Circular"].map(corner);
    await page.getByRole("button", { name: "Use defaults" }).click();
    expect(shown()).toEqual([
      ["2 px", "2px"],
      ["4 px", "4px"],
      ["8 px", "8px"],
      ["50%", "50%"],
    ]);
    await field("Small").fill("3");
    await field("Medium").fill("9999");
    await field("Large").fill("24");
    await field("Circular").fill("100");
    expect(shown()).toEqual([
      ["3 px", "3px"],
      ["50%", "50%"],
      ["24 px", "24px"],
      ["100 px", "100px"],
    ]);
    await save();
    expect(JSON.parse((await stored(ada))?.selected_corners ?? "")).toEqual({
      roundedSmall: "3px",
      roundedMedium: "9999px",
      roundedLarge: "24px",
      circular: "100px",
    });
    await field("Large").fill("2x");
    await expect.element(page.getByText("Enter whole pixels from 0 to 9999", { exact: true })).toBeVisible();
    await expect.element(saveButton()).toBeDisabled();
  });

  test("'Save Style Guide' stores all of it, and a failed save loses none of it [STYLE-07, STYLE-08]", async () => {
    const ada = await opened();
    await system("Custom").click();
    await field("Custom design system URL").fill("https://ui.example.com");
    await field("Primary colour").fill("#111111");
    await choose("Secondary font", "Lora");
    await field("Large").fill("12");
    const stepAside = breakOff("POST", "/rest/v1/specifications");
    await saveButton().click();
    await expectFailure("Failed to save style guide");
    expect(await stored(ada)).toBeNull();
    await expect.element(field("Large")).toHaveValue("12");
    stepAside();
    await save();
    expect(await stored(ada)).toEqual({
      design_system: "custom",
      custom_design_system_url: "https://ui.example.com",
      selected_colors: JSON.stringify({ primary: "#111111" }),
      selected_typography: JSON.stringify({ secondary: "Lora" }),
      selected_corners: JSON.stringify({ roundedLarge: "12px" }),
    });
  });

  test("what nobody chose says so, and the defaults are taken on request [FIRST-87]", async () => {
    const ada = await opened();
    for (const name of ["Primary colour", "Secondary colour", "Small", "Circular"]) {
      await expect.element(field(name)).toHaveValue("");
      await expect.element(field(name)).toHaveAttribute("placeholder", "Not chosen yet");
    }
    for (const name of ["Primary font", "Secondary font"])
      await expect.element(select(name)).toMatchTextContent("Not chosen yet");
    await expect.element(page.getByText("Preview, dashed where it is not chosen yet")).toBeVisible();
    await expect.element(saveButton()).toBeDisabled();
    await field("Primary colour").fill("#111111");
    await page.getByRole("button", { name: "Use defaults" }).click();
    await expect.element(page.getByText("Preview", { exact: true })).toBeVisible();
    await save();
    const { selected_colors, selected_corners } = (await stored(ada)) ?? {};
    expect(JSON.parse(selected_colors ?? "")).toEqual({ primary: "#111111", secondary: "#6c757d" });
    expect(JSON.parse(selected_corners ?? "")).toMatchObject({ roundedLarge: "8px", circular: "9999px" });
  });

  test("what was not saved is there again after a reload, and a viewer reads only", async () => {
    const ada = await opened();
    await field("Large").fill("77");
    await expect.poll(() => Object.values(localStorage).some((text) => String(text).includes('"77"'))).toBe(true);
    await open(addressOf(ada));
    await expect.element(field("Large")).toHaveValue("77");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.element(field("Large")).toHaveValue("");
    const viewer = await author(server, { role: "viewer" });
    await openAs(viewer, addressOf(viewer));
    const answer = (name: string) => page.getByRole("region", { name, exact: true });
    for (const name of ["Primary colour", "Secondary font", "Large corners", "Design system"])
      await expect.element(answer(name)).toMatchTextContent("Not chosen yet");
    expect([page.getByRole("textbox"), page.getByRole("radio")].flatMap((one) => one.elements())).toEqual([]);
    expect(saveButton().elements()).toEqual([]);
  });

  test("a logo is uploaded, shown, replaced and removed, each with an undo, and what is no picture is refused [EXPORT-70]", async () => {
    const ada = await opened();
    const picker = page.getByLabelText("Logo to upload");
    const logo = page.getByRole("img", { name: /^Logo of / });
    const kept = async () => (await ada.db.from("project_logos").select("png").maybeSingle().throwOnError()).data?.png;
    const sizeOf = async () => {
      const shown = logo.element() as HTMLImageElement;
      await shown.decode();
      return [shown.naturalWidth, shown.naturalHeight];
    };
    for (const [type, name] of [
      ["image/jpeg", "a.jpg"],
      ["image/webp", "b.png"],
      ["image/png", "c.png"],
    ] as const) {
      const before = await kept();
      await picker.upload(new File([await picture(type, { width: 2400, height: 600 })], name, { type: "image/png" }));
      await expectToast("Logo saved", "It appears on every document you export from now on.");
      await expect.poll(kept).not.toBe(before);
      await expect.poll(sizeOf).toEqual([1200, 300]);
    }
    const former = await kept();
    await picker.upload(new File([await picture("image/png", { width: 50, height: 80 })], "d.png"));
    await expect.poll(sizeOf).toEqual([50, 80]);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.poll(kept).toBe(former);
    await page.getByRole("button", { name: "Remove logo" }).click();
    await expectToast("Logo removed");
    await expect.element(logo).not.toBeInTheDocument();
    expect(await kept()).toBeUndefined();
    await page.getByRole("button", { name: "Undo" }).last().click();
    await expect.element(logo).toBeVisible();
    for (const [content, sentence] of [
      ["<svg xmlns='http://www.w3.org/2000/svg'/>", "Choose a PNG, JPEG or WebP picture."],
      [Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), "Choose a PNG, JPEG or WebP picture."],
      [new Uint8Array(10_485_761), "Choose a picture of at most 10 MB."],
    ] as const) {
      chooseFiles(picker, new File([content], "logo.png", { type: "image/png" }));
      await expectFailure(sentence);
    }
    expect(await kept()).toBe(former);
    const viewer = await author(server, { role: "viewer" });
    await viewer.founder.db
      .from("project_logos")
      .insert({ project_id: viewer.project_id, png: former ?? "" })
      .throwOnError();
    await openAs(viewer, addressOf(viewer));
    await expect.poll(sizeOf).toEqual([1200, 300]);
    expect(page.getByRole("button", { name: /logo/ }).elements()).toEqual([]);
  });
});

function picture(type: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context) context.fillStyle = { "image/jpeg": "teal", "image/webp": "navy" }[type] ?? "maroon";
  context?.fillRect(0, 0, width, height);
  return canvas.convertToBlob({ type });
}
