import { expect, test } from "vitest";
import { pathInBucket } from "./stored-files.ts";

test.each([
  [{ path: "a/1.png", url: "https://x/storage/v1/object/public/design-files/b/2.png" }, "a/1.png"],
  [{ path: "", url: "https://old.example.com/storage/v1/object/public/design-files/b/2.png?download=" }, "b/2.png"],
  [{ path: "", url: "https://x/storage/v1/object/sign/design-files/b/Gr%C3%B6%C3%9Fe%201.png?token=t" }, "b/Größe 1.png"],
  [{ path: "", url: "https://x/storage/v1/object/public/project_documents/b/2.png" }, null],
  [{ path: "", url: "https://example.com/far.pdf" }, null],
  [{ path: "", url: "https://x/storage/v1/object/public/design-files/%E0" }, null],
  [{ path: "", url: "nowhere" }, null],
])("%j lies at %s [TENANT-17]", (file, path) => {
  expect(pathInBucket("design-files", file)).toBe(path);
});
