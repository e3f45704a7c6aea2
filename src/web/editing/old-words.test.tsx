import { expect, onTestFinished, test } from "vitest";
import { renewOldWords } from "./old-words.ts";
import { createSlots } from "./slots.ts";
import { openTab } from "./tabs.ts";

async function offered(key: string): Promise<unknown> {
  const tab = openTab(null);
  const slots = createSlots(tab);
  await tab.settled();
  onTestFinished(() => tab.leave());
  return JSON.parse(slots.claim(key) ?? "null");
}

test("words that an earlier version kept on this device are still there", async () => {
  const person = `pa:draft:${crypto.randomUUID()}`;
  const [row, section, answers, address] = ["story:1", "0.1:overview", "questionnaire:new", "website_url"].map(
    (name) => `${person}:${name}`,
  ) as [string, string, string, string];
  const keep = (key: string, words: unknown, begun?: unknown) => {
    localStorage.setItem(`pa:tab:gone-1:${key}`, JSON.stringify(words));
    if (begun !== undefined) localStorage.setItem(`pa:tab:gone-1:${key}:begun`, JSON.stringify(begun));
  };
  keep(row, { values: { name: "Diver", story: "Dives" }, start: { name: "Diver", story: null }, revision: 3 });
  keep(section, { project_scope: "Berths" }, { project_scope: "" });
  keep(answers, { project_description: "Boxes", design_links: ["a"] }, { project_description: "", design_links: ["a"] });
  keep(address, "https://example.com");
  localStorage.setItem(`${person}:story:2`, JSON.stringify({ values: { name: "Cook" }, start: { name: "" }, revision: null }));
  renewOldWords();
  renewOldWords();
  expect(await offered(row)).toEqual({ typed: { story: "Dives" }, base: { name: "Diver", story: null }, revision: 3 });
  expect(await offered(section)).toEqual({ typed: { project_scope: "Berths" }, base: { project_scope: "" }, revision: null });
  expect(await offered(answers)).toMatchObject({ typed: { project_description: "Boxes" }, base: { project_description: "" } });
  expect(await offered(address)).toBe("https://example.com");
  expect(await offered(`${person}:story:2`)).toMatchObject({ typed: { name: "Cook" }, base: { name: "" } });
  expect(Object.keys(localStorage).filter((key) => key.includes(person) && key.endsWith(":begun"))).toEqual([]);
});
