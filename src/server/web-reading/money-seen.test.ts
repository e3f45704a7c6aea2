import { expect, test } from "vitest";
import { pricesSeen } from "./testing-seen.ts";

const offer = "<ul><li>Kayak $24</li></ul>";
const crowns = "<ul><li>Kajakk 240 kr</li></ul>";
const currencyOf = (body: string, about: Parameters<typeof pricesSeen>[1] = {}) => pricesSeen(body, about)[0]?.[2];

test.each([
  ["an amount's own code", "<ul><li>Kayak $24 NZD</li></ul>", {}, "NZD"],
  ["a sentence of the page", `${offer}<p>All prices in CAD.</p>`, {}, "CAD"],
  ["a currency called in full", `${offer}<p>Amounts are in Australian dollars.</p>`, {}, "AUD"],
  ["what it tells machines", offer, { head: '<meta property="product:price:currency" content="SGD">' }, "SGD"],
  ["the region of its language", offer, { language: "en-AU" }, "AUD"],
  ["the end of its address", offer, { host: "kayaks.example.co.nz" }, "NZD"],
  ["its address in a town", `${offer}<footer>12 Quay Street, Lunenburg B0J 2C0</footer>`, {}, "CAD"],
  ["its telephone", `${crowns}<footer>Ring us on +45 55 55 01 23</footer>`, {}, "DKK"],
  ["its language", crowns, { language: "nn" }, "NOK"],
  ["what is usual, where it says several", `${offer}<p>We take USD and CAD.</p>`, {}, "USD"],
])("whose money a sign is, is told by %s [EVID-15]", (_, body, about, currency) => {
  expect(currencyOf(body, about)).toBe(currency);
});

test("a word that is written like a code of money is no money [EVID-15]", () => {
  expect(pricesSeen("<h2>Crew</h2><p>Try 21 days</p>")).toEqual([]);
});

test.each([
  ["Tuning 180 to 240 €", [180, 240]],
  ["Tuning €180–240", [180, 240]],
  ["Tuning $28-$65", [28, 65]],
  ["Tuning between 20 and 30 €", [20, 30]],
  ["Tuning 12 500–14 900 kr", [12_500, 14_900]],
  ["Tuning of 3 to 5 ranks: 90 €", [90]],
])("both ends of a range are amounts: %s [EVID-15]", (text, amounts) => {
  expect(pricesSeen(`<ul><li>${text}</li></ul>`).map(([, amount]) => amount)).toEqual(amounts);
});

test("small coins are amounts where each thing or time costs them [EVID-15]", () => {
  expect(pricesSeen("<ul><li>Further boat 15p a month</li></ul>")).toEqual([["Further boat", 0.15, "GBP", "month"]]);
  expect(pricesSeen("<ul><li>Kopie: 12 Cent je Blatt</li></ul>")).toEqual([["Kopie", 0.12, "EUR", null]]);
  expect(pricesSeen("<ul><li>Films in 720p</li><li>Watch 60 p</li></ul>")).toEqual([]);
});
