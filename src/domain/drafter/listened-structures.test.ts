import { expect, test } from "vitest";
import { deedsOf, rulesOf } from "#tests/support/analysed.ts";

test.each([
  [
    "Background\n- We keep the weir by hand.\n\nWardens (eight of them, all on foot)\n- See the day's tour on a phone\n- Record the water level",
    ["warden: see the day's tour on a phone", "warden: record the water level"],
  ],
  [
    "Beekeepers, mostly retired\n- report a swarm\n- ask for a new queen",
    ["beekeeper: report a swarm", "beekeeper: ask for a new queen"],
  ],
  [
    "Couriers - about 30 - all on phones:\n- scan the parcel\n- report a delay",
    ["courier: scan the parcel", "courier: report a delay"],
  ],
  [
    "Verger: two of them, both part time\n- opens the church\n- rings the bell",
    ["verger: open the church", "verger: ring the bell"],
  ],
  [
    "Nadia (bookkeeper, my sister, knows it all)\n- writes the invoices\n- sends reminders",
    ["bookkeeper: write the invoices", "bookkeeper: send reminders"],
  ],
])("a role with a remark behind it heads the list below it: %s [LISTEN-557]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(deeds);
  expect(rulesOf(text)).toEqual([]);
});

test("brackets with a semicolon in them stay what is said beside a deed [LISTEN-557]", () => {
  const text =
    "Vergers\n- name the ringer for the week (somebody has to stand there while we sing; any strong pupil will do)\n- note the weather";
  expect(deedsOf(text)).toEqual(["verger: name the ringer for the week", "verger: note the weather"]);
});
