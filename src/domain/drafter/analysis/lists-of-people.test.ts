import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { listsTold } from "./lists.ts";

const linesOf = (heading: string, ...items: readonly string[]) =>
  listsTold([heading, ...items.map((item) => `- ${item}`)].join("\n"))
    .split("\n")
    .slice(1)
    .map((line) => line.replace(/^- /, ""));

test("a place with those who work there in brackets heads what they do, and so do a department and whoever writes [LISTEN-594]", () => {
  expect(linesOf("Stage door (porters, stewards)", "Hand out keys", "Check the list of visitors")).toEqual([
    "Porters and stewards hand out keys",
    "Porters and stewards check the list of visitors",
  ]);
  expect(linesOf("Ticket office (duty manager)", "Refund cancelled tickets", "Close the till")).toEqual([
    "Duty managers refund cancelled tickets",
    "Duty managers close the till",
  ]);
  expect(linesOf("Us (Tom + Ira, organisers)", "Approve new stalls", "Remove stalls that break the rules")[0]).toBe(
    "Organisers approve new stalls",
  );
  expect(linesOf("4.2 Grooms (stable yard)", "Enter the feed", "See the weekly plan")[0]).toBe("Grooms enter the feed");
  expect(linesOf("Purchasing", "Order spare parts", "Confirm the delivery")).toEqual([
    "The purchasing team order spare parts",
    "The purchasing team confirm the delivery",
  ]);
  expect(linesOf("For me", "Export of the fees", "See the arrears")).toEqual(["I can export the fees.", "I can see the arrears"]);
  expect(linesOf("Umpires at tournaments", "Enter the score", "Sign the sheet")[0]).toBe(
    "Umpires at tournaments enter the score",
  );
});

test("items that name what is done in -ing, or stand behind a label, are done by those above [LISTEN-594]", () => {
  expect(linesOf("Stewards", "Printing badges", "Booking rooms online", "Opening hours", "Cleaning the tents")).toEqual([
    "Stewards can print badges.",
    "Stewards can book rooms online.",
    "Opening hours",
    "Stewards can clean the tents.",
  ]);
  expect(linesOf("Stewards", "Check-in: scan the ticket", "Accept / decline a shift", "Issue parking permits")).toEqual([
    "Stewards scan the ticket",
    "Stewards accept or decline a shift",
    "Stewards issue parking permits",
  ]);
  expect(linesOf("Stewards", "Close the gate", "On a lost child: list of the stewards near it")[1]).toBe(
    "On a lost child, stewards can see the list of the stewards near the lost child.",
  );
});

test("a name, a body and kin in brackets head no other list, and topics are nobody [LISTEN-594]", () => {
  expect(linesOf("Bram (repair man)", "Get the list of tools", "Mend the tools").join()).not.toContain("Repair men");
  expect(linesOf("Office (Karen and my sister)", "releases the bags", "sends a bill").join()).not.toContain("sister");
  expect(linesOf("Service agencies (repair companies)", "File the report", "Break the seal").join()).not.toContain(
    "ompanies file",
  );
  expect(linesOf("Members (about 90)", "Book a boat", "Cancel a booking")[0]).toBe("Members book a boat");
  expect(linesOf("Data", "Keep the logs 2 years", "Delete photos after a week").join()).not.toContain("team");
  const deeds = analyse("Guests book rooms.\n\nStewards\n- Waiting times\n- Sewing machines\n- Close the gate").activities;
  expect(deeds.map(({ said }) => said)).toEqual(["book rooms", "close the gate"]);
});
