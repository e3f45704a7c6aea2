import { expect, test } from "vitest";
import { dutyOfRule } from "./duty-of-rule.ts";

const dutyOf = (said: string) => dutyOfRule({ said, forbids: false, money: false, speed: false });

test.each([
  ["Players are added to the next team automatically", "The system shall add players to the next team automatically."],
  ["If the fee is late, the membership is put on hold", "If the fee is late, then the system shall put the membership on hold."],
  ["When the last set ends, the state is set to played", "When the last set ends, the system shall set the state to played."],
  ["Each change of a booking is logged", "The system shall log each change of a booking."],
  ["Double entries are prevented", "The system shall prevent double entries."],
  [
    "A coach whose licence ends this year is hidden from the list",
    "The system shall hide a coach whose licence ends this year from the list.",
  ],
])("what is done by nobody and by itself is done by the product: %s [LISTEN-319]", (said, duty) => {
  expect(dutyOf(said)).toBe(duty);
});

test("what people put somewhere is nothing the product does [LISTEN-319]", () => {
  expect(dutyOf("The shirts are put on the bench")).not.toContain("shall put");
});
