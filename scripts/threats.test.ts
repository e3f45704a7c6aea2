import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const threats = readFileSync(join(root, "docs/operate/threats.md"), "utf8");
const rows = [...threats.matchAll(/^\| (V\d[^|]*) \| ([^|]+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, ids = "", , state = "", how = ""]) => ({
    ids: ids.trim().split(", "),
    state: state.trim(),
    how,
  }),
);

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; their numbers begin at 1 and have no gaps. */
const sections: Record<string, number> = {
  "1.1": 2,
  "1.2": 9,
  "1.3": 11,
  "1.4": 3,
  "1.5": 2,
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "3.2": 2,
  "3.3": 4,
  "3.4": 6,
  "3.5": 5,
  "3.7": 2,
  "4.1": 3,
  "4.2": 1,
  "4.3": 2,
  "4.4": 4,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "9.1": 3,
  "9.2": 4,
  "10.1": 2,
  "10.2": 2,
  "10.3": 4,
  "10.4": 11,
  "10.5": 5,
  "10.6": 2,
  "10.7": 3,
  "11.1": 2,
  "11.2": 3,
  "11.3": 3,
  "11.4": 4,
  "11.5": 1,
  "11.6": 1,
  "12.1": 3,
  "12.2": 2,
  "12.3": 4,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "14.1": 2,
  "14.2": 4,
  "14.3": 3,
  "15.1": 3,
  "15.2": 3,
  "15.3": 7,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
  "17.1": 1,
  "17.2": 4,
  "17.3": 2,
};

test("every requirement of ASVS 5.0 at levels 1 and 2 is answered once: met, not applicable or open [DOOR-06]", () => {
  const wanted = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `V${section}.${index + 1}`),
  );
  const answered = rows.flatMap(({ ids }) => ids);
  expect(answered.toSorted()).toEqual(wanted.toSorted());
  expect(rows.filter(({ state }) => !["met", "n/a", "open"].includes(state))).toEqual([]);
  for (const { how, ids } of rows) expect(how.trim(), ids.join()).not.toBe("");
});

test("every test that a requirement names by its title has that title", () => {
  const named = [...threats.matchAll(/`((?:src|scripts)\/[\w./-]+\.(?:test\.tsx?|e2e\.ts))` \("([^"]+)"\)/g)];
  expect(named.length).toBeGreaterThanOrEqual(8);
  const missing = named.filter(([, path = "", title = ""]) => !readFileSync(join(root, path), "utf8").includes(title));
  expect(missing.map(([whole]) => whole)).toEqual([]);
});

test("every file that the threats and the security policy name is there", () => {
  const policy = readFileSync(join(root, "SECURITY.md"), "utf8");
  const named = [...`${threats}\n${policy}`.matchAll(/`((?:src|docs|scripts|supabase)\/[\w./-]+)`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
