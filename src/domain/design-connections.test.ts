import { expect, test } from "vitest";
import {
  addressRemark,
  designFilePath,
  designFileRefusal,
  isImage,
  readDesignConnections,
  storedDesignConnections,
  webAddress,
} from "./design-connections.ts";

const file = { name: "home.png", path: "design-connections/p/1.png", url: "https://x/1.png", type: "image/png", size: 3 };
const full = { figma_links: ["https://figma.com/a"], inspiration_links: ["https://b"], design_files: [file] };

test("design connections are read from an object and from JSON text [DATA-05]", () => {
  expect(readDesignConnections(full)).toEqual(full);
  expect(readDesignConnections(JSON.stringify(full))).toEqual(full);
});

test("what is absent or malformed reads as one empty row a list and no images", () => {
  const blank = { figma_links: [""], inspiration_links: [""], design_files: [] };
  for (const nothing of [
    null,
    undefined,
    "",
    "no JSON",
    [],
    { figma_links: [], inspiration_links: 7, design_files: [null, {}] },
  ]) {
    expect(readDesignConnections(nothing)).toEqual(blank);
  }
});

test("an image that is only an address is kept as one", () => {
  expect(readDesignConnections({ design_files: ["https://x/y/home.png"] }).design_files).toEqual([
    { name: "home.png", path: "", url: "https://x/y/home.png", type: "", size: 0 },
  ]);
});

test("links are trimmed for storage and the empty ones left out", () => {
  const typed = { ...full, figma_links: [" https://figma.com/a ", "", "  "], inspiration_links: ["", "free text"] };
  expect(storedDesignConnections(typed)).toEqual({ ...full, inspiration_links: ["free text"] });
});

test("an image's path names the project, the time and the extension", () => {
  const at = 1_700_000_000_000;
  const path = (name: string, type: string) => designFilePath({ project_id: "p", name, type, at });
  expect(path("Home.final.PNG", "image/png")).toBe("design-connections/p/1700000000000.png");
  expect(path("pasted", "image/webp")).toBe("design-connections/p/1700000000000.webp");
  expect(path("a.p/../g", "image/svg+xml")).toBe("design-connections/p/1700000000000.svg");
});

test("only image types are images, and only up to 10 MB", () => {
  expect([isImage({ type: "image/png" }), isImage({ type: "application/pdf" }), isImage({ type: "" })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(designFileRefusal({ size: 10_485_760 })).toBeNull();
  expect(designFileRefusal({ size: 10_485_761 })).toBe("Choose an image of at most 10 MB.");
});

test("only addresses of the web can be opened", () => {
  expect(webAddress(" https://figma.com/a ")).toBe("https://figma.com/a");
  expect([webAddress("javascript:alert(1)"), webAddress("figma.com"), webAddress("https://a b")]).toEqual([null, null, null]);
});

test("what is typed for a link and is none is remarked upon", () => {
  for (const text of [" ", "htt", "https:/", "http://", " https://figma.com/a "]) expect(addressRemark(text), text).toBeNull();
  expect(addressRemark("not a url")).toBe("This is no web address yet: it begins with https://");
});
