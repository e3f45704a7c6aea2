import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) => analyse(told).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);

test.each([
  ["Could the librarian also block a card?", "librarian: block a card"],
  ["It is a small club. Can a member swap a shift?", "member: swap a shift"],
  ["Might the night porter reopen a room?", "night porter: reopen a room"],
  ["And could volunteers instead pick a slot?", "volunteer: pick a slot"],
])("whoever may do something by a question that is not refused does it: %s [LISTEN-598]", (told, deed) => {
  expect(deedsOf(told)).toContain(deed);
});

test("those who talk ask for themselves, in small letters too, and a limit behind it by the same one refuses nothing [LISTEN-598]", () => {
  const chat = (...lines: string[]) => lines.join("\n");
  expect(
    deedsOf(chat("Ruth: I write the rota.", "Ola: can I see my own shifts? not the pay", "Ruth: yes of course", "Ola: fine")),
  ).toContain("Ola: see my own shifts");
  expect(
    deedsOf(
      chat("ruth: I write the rota on Monday", "ola: can't they just download the list?", "ruth: the porters? yes", "ola: good"),
    ),
  ).toContain("Ruth: write the rota on Monday");
});

test("who is asked to build it, what is asked of nobody, and what is refused is no deed [LISTEN-598]", () => {
  expect(deedsOf("Could you make it quicker? Could it speak Welsh? Could somebody ring me back?")).toEqual([]);
  expect(deedsOf("Can the trainee delete a file? No, never.").join()).not.toContain("delete a file");
  expect(deedsOf("Can we talk about it on Monday?")).toEqual([]);
});

test.each([
  "Can tenants cancel a lease? Under no circumstances.",
  "Can tenants cancel a lease? I don't think so.",
  "Can tenants cancel a lease? We decided against it.",
  "Can tenants cancel a lease? That's out of the question.",
  "Can tenants cancel a lease? That is still open.",
  "Can tenants cancel a lease? We don't know yet.",
  "Can tenants cancel a lease? Maybe. We have to talk about it.",
  "Can tenants cancel a lease? Good question, nobody has decided that yet.",
  "Can trainees delete a shift? Absolutely not.",
  "Can trainees delete a shift? They cannot.",
  "Can trainees delete a shift? I would rather they didn't.",
  "Ruth: I write the rota.\nOla: Can guests see the pay? No, never.\nRuth: right\nOla: fine",
])("what an answer denies or leaves open is no deed, whoever answers: %s [LISTEN-598]", (told) => {
  expect(deedsOf(told).join()).not.toMatch(/cancel|delete|see the pay/);
});

test.each([
  ["Can tenants cancel a lease? They cannot today.", "tenant: cancel a lease"],
  ["Can tenants cancel a lease? The shop is still open at six.", "tenant: cancel a lease"],
  ["Can tenants cancel a lease? No problem.", "tenant: cancel a lease"],
  ["Can tenants cancel a lease? Yes, when they don't know the code.", "tenant: cancel a lease"],
])("an answer that only tells how it is so far, or grants it, refuses nothing: %s [LISTEN-598]", (told, deed) => {
  expect(deedsOf(told)).toContain(deed);
});
