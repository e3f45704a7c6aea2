import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) => analyse(told).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);

test.each([
  ["Members lend tools, with the warden checking each tool before it leaves.", "warden: check each tool"],
  ["Customers order bread, with the baker packing the loaves by name.", "baker: pack the loaves by name"],
])("what somebody does beside a deed is theirs: %s [LISTEN-602]", (told, deed) => {
  expect(deedsOf(told)).toContain(deed);
});

test("what is told beside a deed is no part of it, and is none beside nothing that is done [LISTEN-602]", () => {
  expect(deedsOf("Customers order bread, with the baker packing the loaves by name.")).toEqual([
    "customer: order bread",
    "baker: pack the loaves by name",
  ]);
  expect(deedsOf("The loans are recorded with the clerk stamping each card.")).toContain("clerk: stamp each card");
  expect(deedsOf("The club meets on Mondays, with the treasurer counting the coins.").join()).not.toContain("treasurer:");
  expect(deedsOf("The club meets on Mondays, with the treasurer smoking a pipe.").join()).not.toContain("treasurer:");
  expect(deedsOf("She stood there with the child holding a balloon.")).toEqual([]);
  expect(deedsOf("We end the evening with the members singing a song.").join()).not.toContain(": sing");
});

test("who only stands by, and a thing that does it, do nothing [LISTEN-602]", () => {
  expect(deedsOf("They lend the bikes with the keepers standing by the door.").join()).not.toContain("stand");
  expect(deedsOf("Members order seeds, with the printer printing the label.").join()).not.toContain("print the label");
});

test("what there is time for is done in that time, each of two apart [LISTEN-603]", () => {
  expect(deedsOf("The vet has 24 hours to open a case.")).toEqual(["vet: open a case within 24 hours"]);
  expect(deedsOf("The tenant has a fortnight to reply with a picture.")).toEqual([
    "tenant: reply with a picture within a fortnight",
  ]);
  expect(deedsOf("The bidder has until noon to supply the papers.")).toEqual(["bidder: supply the papers by noon"]);
  expect(deedsOf("The officer has 7 days to grant the licence or to dismiss the claim.")).toEqual([
    "officer: grant the licence within 7 days",
    "officer: dismiss the claim within 7 days",
  ]);
  expect(deedsOf("The committee has three working days to answer the claim.")).toEqual([
    "committee: answer the claim within three working days",
  ]);
  expect(deedsOf("The clerk has an hour to kill. The cook has ten minutes to spare.")).toEqual([]);
  expect(deedsOf("A tenant has two children to feed.")).toEqual([]);
  expect(deedsOf("The nurse has two children to feed. The site has a page to print.")).toEqual([]);
});

test("what is done by somebody to what a pronoun stands for is told by its name [LISTEN-604]", () => {
  expect(deedsOf("The tenants report faults. They are priced by the joiner.")).toContain("joiner: price the faults");
  expect(deedsOf("An extension is planned by a builder until it has been ended by the engineer.")).toContain(
    "engineer: end the extension",
  );
  expect(deedsOf("Sitters read letters. An adviser can park a letter and any of our translators could pick it up.")).toContain(
    "translator: pick the letter up",
  );
});
