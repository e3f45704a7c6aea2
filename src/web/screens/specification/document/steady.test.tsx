import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { harbour, openDocument } from "#tests/support/harbour.ts";
import { hold } from "#tests/support/intercept.ts";

type Kept = { place: HTMLElement; room: number };

/** The room that is kept for each passage when its place is made, before anything is drawn there. */
function roomsKept(): Kept[] {
  const rooms: Kept[] = [];
  const watching = new MutationObserver((changes) => {
    for (const element of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(element instanceof HTMLElement)) continue;
      for (const place of [element, ...element.querySelectorAll<HTMLElement>(".document-passage")]) {
        const { height, containIntrinsicBlockSize } = place.style;
        if (!place.matches(".document-passage") || rooms.some((one) => one.place === place)) continue;
        rooms.push({ place, room: Number.parseFloat(height || containIntrinsicBlockSize.replace("auto", "")) });
      }
    }
  });
  watching.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => watching.disconnect());
  return rooms;
}

test.each([
  [1440, 900],
  [390, 844],
])("at %i pixels nothing of a document moves when its cover is filled or a row is drawn [READ-53]", async (width, height) => {
  await page.viewport(width, height);
  const ada = await harbour();
  const { db, project_id } = ada;
  const told =
    "Skippers who come at dusk are shown which berths are free, and are led there by the shortest way the harbour knows. ";
  await db
    .from("features")
    .insert(Array.from({ length: 40 }, (_, at) => ({ project_id, name: `Board ${at}`, description: told.repeat(1 + (at % 4)) })))
    .throwOnError();
  const release = hold("GET", "/rest/v1/rpc/read_mine");
  const rooms = roomsKept();
  await openDocument(ada);
  const cover = () => document.querySelector<HTMLElement>(".document-cover");
  const line = (label: string) => [...(cover()?.querySelectorAll("dt") ?? [])].find((term) => term.textContent === label);
  const organization = () => line("Organization")?.nextElementSibling?.textContent ?? "";
  await expect.poll(() => line("Contents")).toBeDefined();
  const empty = cover()?.offsetHeight;
  expect(organization()).not.toMatch(/\w/);
  release();
  await expect.poll(organization).toMatch(/\w/);
  expect(cover()?.offsetHeight).toBe(empty);

  await expect.poll(() => document.querySelectorAll(".document article").length, { timeout: 45_000 }).toBe(71);
  // drawn while nothing else is done, which is seldom where many tests run
  await expect.poll(() => rooms.every(({ place }) => place.childElementCount > 0), { timeout: 45_000 }).toBe(true);
  const rows = rooms.filter(({ place }) => place.querySelector("article"));
  expect(rows.length).toBeGreaterThan(5);
  for (const { place, room } of rows) {
    const [count, needed] = [place.querySelectorAll("article").length, place.getBoundingClientRect().height];
    // a line for each row, since where lines break is guessed
    expect(Math.abs(needed - room), `${place.textContent?.slice(0, 40)}: ${room}, needed ${needed}`).toBeLessThanOrEqual(
      26 * count,
    );
  }
  const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
  const needed = sum(rows.map(({ place }) => place.getBoundingClientRect().height));
  expect(Math.abs(needed - sum(rows.map(({ room }) => room))) / needed).toBeLessThan(0.05);
});
