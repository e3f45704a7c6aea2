import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said, condition }) =>
    [`${actor?.singular}: ${said}`, condition].filter(Boolean).join(" "),
  );
}

/** What the product does by itself. */
function dutiesOf(text: string): string[] {
  return analyse(text).rules.flatMap(({ duty, text: said }) => (duty ? [said] : []));
}

test.each([
  [
    "What the platform should do:\n- Send a door code to the cleaners\n- Hide rooms that are taken\n- Automatically assign keys to rooms",
    ["the system sends a door code to the cleaners", "the system hides rooms that are taken", "the system assigns keys to rooms"],
  ],
  [
    "System\n1. Compute the toll for each truck\n2. Refund cancelled trips",
    ["the system computes the toll for each truck", "the system refunds cancelled trips"],
  ],
  [
    "Main features\n- Store the test reports for ten years\n- Export the hours as a spreadsheet",
    ["the system stores the test reports for ten years", "the system exports the hours as a spreadsheet"],
  ],
])(
  "what a list under the product or its features says that machines do is done by the product: %s [LISTEN-310]",
  (text, duties) => {
    expect(dutiesOf(text)).toEqual(duties);
  },
);

test("whom the product reminds or tells in such a list is reminded or told, each of them [LISTEN-311]", () => {
  expect(
    deedsOf("Notifications:\n- Remind the nurse and the doctor an hour before\n- Notify patients when a bed is free"),
  ).toEqual([
    "nurse: be reminded an hour before",
    "doctor: be reminded an hour before",
    "patient: be notified when a bed is free",
  ]);
});

test("what people do at a screen is no deed of the product, and a list under people stays theirs [LISTEN-310]", () => {
  expect(
    dutiesOf("Features\n- Book a boat\n- Rate the skipper\n\nSkippers can:\n- send the crew list to the harbour office"),
  ).toEqual([]);
});
