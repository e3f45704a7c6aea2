import { afterAll, beforeAll, expect, test } from "vitest";
import { PDF, type StorageWorld, storageWorld } from "./testing.ts";

let world: StorageWorld;
beforeAll(async () => {
  world = await storageWorld();
});
afterAll(() => world.close());

test("a bucket is made, changed, emptied and removed by the service", async () => {
  const storage = world.client("service");
  const options = { public: true, fileSizeLimit: "10MB", allowedMimeTypes: ["image/*"] };
  expect(await storage.createBucket("plans", options)).toEqual({ data: { name: "plans" }, error: null });
  expect((await storage.createBucket("plans", options)).error).toMatchObject({ status: 409 });
  const made = await storage.getBucket("plans");
  expect(made.data).toMatchObject({
    id: "plans",
    name: "plans",
    public: true,
    file_size_limit: 10_000_000,
    allowed_mime_types: ["image/*"],
  });

  expect((await storage.updateBucket("plans", { public: false, allowedMimeTypes: null, fileSizeLimit: null })).error).toBeNull();
  expect((await storage.getBucket("plans")).data).toMatchObject({
    public: false,
    file_size_limit: null,
    allowed_mime_types: null,
  });
  expect((await storage.listBuckets({ search: "plan" })).data?.map(({ id }) => id)).toEqual(["plans"]);

  await storage.from("plans").upload("a/b.txt", "x", { contentType: "text/plain" });
  expect((await storage.deleteBucket("plans")).error).toMatchObject({ status: 409 });
  expect((await storage.emptyBucket("plans")).data).toEqual({ message: "Successfully emptied" });
  expect(await world.files()).toEqual([]);
  expect((await storage.deleteBucket("plans")).data).toEqual({ message: "Successfully deleted" });
  expect((await storage.getBucket("plans")).error).toMatchObject({ status: 404, message: "Bucket not found" });
});

test("people see the buckets they may see and change none", async () => {
  for (const storage of [world.person().storage, world.client("anon")]) {
    const seen = (await storage.listBuckets()).data?.map(({ id }) => id) ?? [];
    expect(seen).not.toContain("letterbox");
    expect((await storage.createBucket("mine", { public: true })).error).toMatchObject({ status: 403 });
    expect((await storage.updateBucket("hidden", { public: true })).error?.message).toMatch(/not found/);
    expect((await storage.emptyBucket("letterbox")).error).toMatchObject({ status: 404 });
    expect((await storage.deleteBucket("letterbox")).error).toMatchObject({ status: 404 });
  }
  expect((await world.person().storage.getBucket("hidden")).data).toMatchObject({ id: "hidden", public: false });
  expect((await world.person().storage.deleteBucket("hidden")).error).toMatchObject({ status: 403 });
  expect((await world.client("service").getBucket("hidden")).data).toMatchObject({ public: false });
});

test.each(["../evil", "a/b", "", ".hidden", "a..b", "x".repeat(64), "public", "sign", "a b", "a\u0000"])(
  "%j is no name for a bucket",
  async (name) => {
    expect((await world.client("service").createBucket(name, { public: false })).error).toMatchObject({ status: 400 });
  },
);

test("the product's own buckets have their limits", async () => {
  const storage = world.client("service");
  expect((await storage.getBucket("project_documents")).data).toMatchObject({ public: false, file_size_limit: 10_485_760 });
  expect((await storage.getBucket("cv-uploads")).data).toMatchObject({ public: false, file_size_limit: 5_242_880 });
  expect((await storage.getBucket("design-files")).data).toMatchObject({ public: false });
});

test("an applicant without an account can hand in a CV, and nothing but a CV", async () => {
  const applications = world.client("anon").from("cv-uploads");
  const cv = new File([PDF], "cv.pdf", { type: "application/pdf" });
  expect((await applications.upload("cvs/1795225200000-k3j9x.pdf", cv)).error).toBeNull();
  expect((await applications.upload("elsewhere/1795225200000-k3j9x.pdf", cv)).error).toMatchObject({ status: 403 });
  const page = new File(["<script>alert(1)</script>"], "cv.pdf", { type: "application/pdf" });
  expect((await applications.upload("cvs/1795225200001-k3j9x.pdf", page)).error).toMatchObject({ status: 415 });
  const large = new File([PDF, new Uint8Array(5_242_880)], "cv.pdf", { type: "application/pdf" });
  expect((await applications.upload("cvs/1795225200002-k3j9x.pdf", large)).error).toMatchObject({ status: 413 });
  expect((await applications.list("cvs")).data).toEqual([]);
  expect((await world.person().storage.from("cv-uploads").download("cvs/1795225200000-k3j9x.pdf")).error).toMatchObject({
    status: 404,
  });
});
