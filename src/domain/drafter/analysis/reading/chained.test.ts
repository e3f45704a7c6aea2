import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

const deedsOf = (told: string) =>
  analyse(told).activities.map(({ said, condition }) => [said, condition].filter(Boolean).join(" | "));

test("what is told of a thing in the words of whoever does it ends at the comma, and the next deed begins [LISTEN-373]", () => {
  expect(deedsOf("Helpers can enter the days they are free, take open tasks and note the time they spent.")).toEqual([
    "enter the days I am free",
    "take open tasks",
    "note the time I spent",
  ]);
  expect(deedsOf("Members can show the tools they use, answer requests and confirm returns.")).toEqual([
    "show the tools I use",
    "answer requests",
    "confirm returns",
  ]);
  expect(deedsOf("The tenant sees what she owes, books a visit and prints the receipt.")).toEqual([
    "see what I owe",
    "book a visit",
    "print the receipt",
  ]);
  expect(deedsOf("Members can see the boats they booked, the dates and the price.")).toEqual([
    "see the boats I booked, the dates and the price",
  ]);
});

test("a verb with its own small word is done, also where a list stands behind it [LISTEN-373]", () => {
  expect(deedsOf("The guide opens a tour, looks for rooms by size, floor and price, and books a bus.")).toEqual([
    "open a tour",
    "look for rooms by size, floor and price",
    "book a bus",
  ]);
});

test("what a deed hangs on stays with it, and the deed before stays its own [LISTEN-373]", () => {
  expect(
    deedsOf("The dispatcher checks each rider's helmet and bike, and can assign a tour by phone when nobody takes it."),
  ).toEqual(["check each rider's helmet and bike", "assign a tour by phone | when nobody takes the tour"]);
});
