import { expect, test } from "vitest";
import { createWholeProjects } from "./whole-projects.ts";

const busy = {
  kind: "too_many",
  retry_after: 10,
  message: "More large projects are worked on now than this server can take. Try again in 10 seconds.",
};

test("what is held of whole projects is bounded for whoever works on them and for everybody, and given back when that ends [ATTACK-30]", async () => {
  const projects = createWholeProjects({ each: 1_000, all: 1_500 });
  const project = (letters: number) => async () => ({ texts: ["a".repeat(letters - 8)] });
  const ends: (() => void)[] = [];
  const work = () => new Promise<string>((done) => ends.push(() => done("done")));
  const begun = async (whose: string[], letters: number) => {
    const working = projects.within(whose, project(letters), work);
    await Promise.race([working, new Promise((settled) => setTimeout(settled, 5))]);
    return { working };
  };
  const first = await begun(["acme", "eve"], 600);
  await expect(begun(["acme", "ada"], 600)).rejects.toMatchObject(busy);
  await expect(begun(["other", "eve"], 600)).rejects.toMatchObject(busy);
  const second = await begun(["else", "bob"], 600);
  await expect(begun(["third", "cy"], 600)).rejects.toMatchObject(busy);
  const small = await begun(["acme", "ada"], 200);
  for (const end of ends.splice(0)) end();
  expect(await Promise.all([first, second, small].map(({ working }) => working))).toEqual(["done", "done", "done"]);
  const again = await begun(["acme", "ada"], 900);
  for (const end of ends.splice(0)) end();
  expect(await again.working).toBe("done");
});

test("a project that several work on is there once, and what is read of it is not counted again while it is looked through [ATTACK-30]", async () => {
  const projects = createWholeProjects({ each: 1_000, all: 1_000 });
  const one = { texts: ["a".repeat(800)] };
  const { promise: ended, resolve: end } = Promise.withResolvers<string>();
  const both = ["eve", "ada"].map((who) => projects.keeping(who, one, () => ended));
  await expect(projects.keeping("bob", { ...one }, async () => "")).rejects.toMatchObject(busy);
  end("ended");
  expect(await Promise.all(both)).toEqual(["ended", "ended"]);
  const looked = await projects.within(
    "bob",
    async () => [{ ...one }, "and a record"] as const,
    ([content]) => projects.keeping("bob", content, async () => "looked through"),
  );
  expect(looked).toBe("looked through");
});
