import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
}

test.each([
  [
    "[09:02] Nils: the ferry desk is a mess\n[09:03] Uma (harbour master): I assign the berths\n[09:04] Nils: fine\n[09:05] Uma: and I log the tide",
    ["harbour master: assign the berths", "harbour master: log the tide"],
  ],
  [
    "Petra (stage manager) 18:10\nI book the rehearsal rooms\n\nIvo (2nd AD) 18:12\nAnd I scan the badges\n\nPetra 18:13\nI print the call sheet too",
    ["stage manager: book the rehearsal rooms", "2nd AD: scan the badges", "stage manager: print the call sheet"],
  ],
  [
    "Petra 7:41 pm: I pick the trays\nIvo 7:42 pm: good\nPetra 7:43 pm: the packer checks each tray\nIvo 7:50 pm: then I print the labels",
    ["Petra: pick the trays", "packer: check each tray", "Ivo: print the labels"],
  ],
  [
    "Greta - pool attendant / Marek - swim coach\n\nGRETA: I lock the lanes.\nMAREK: And when it rains?\nGRETA: I post a notice.\nMAREK: I move the squad then.",
    ["pool attendant: lock the lanes", "swim coach: move the squad"],
  ],
])("who wrote what is read in a copied chat with its times: %s [LISTEN-580]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test("a time in a text that is no chat stays where it stands [LISTEN-580]", () => {
  const { activities } = analyse("The porter opens the gate at 6:30. The clerk closes it at 18:00. The warden counts the boats.");
  expect(activities.map(({ actor }) => actor?.singular)).toEqual(["porter", "clerk", "warden"]);
});
