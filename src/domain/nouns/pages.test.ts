import { expect, test } from "vitest";
import { nouns } from "./all.ts";
import { readDesignFiles } from "./pages.ts";

const file = {
  name: "home.png",
  url: "https://example.com/home.png",
  path: "p/home.png",
  size: 12,
  uploadedAt: "2026-11-20T10:00:00Z",
};

test("a design file record has name, url, path, size in bytes and the time of its upload [DATA-12]", () => {
  expect(readDesignFiles([file])).toEqual([file]);
  for (const field of Object.keys(file)) expect(readDesignFiles([{ ...file, [field]: undefined }])).toEqual([]);
});

test("design files are a list, none when null, and a lone record counts as a list of one [DATA-10]", () => {
  expect(readDesignFiles(null)).toEqual([]);
  expect(readDesignFiles(file)).toEqual([file]);
  expect(readDesignFiles([file, file])).toEqual([file, file]);
});

test("empty description, features and design link of a page are stored as null [PAGE-18]", () => {
  expect(nouns.pages.input.parse({ name: " Home ", description: "", features: " ", designs_link: "" })).toEqual({
    name: "Home",
    description: null,
    features: null,
    designs_link: null,
  });
});

test("page 'none' and section 'none' of a feature are stored as null [FEAT-10]", () => {
  expect(nouns.features.input.parse({ page_id: "none", section_id: "none", name: "Search", description: "" })).toEqual({
    page_id: null,
    section_id: null,
    name: "Search",
    description: null,
  });
});
