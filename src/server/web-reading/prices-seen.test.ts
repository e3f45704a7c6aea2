import { expect, test } from "vitest";
import { pricesSeen as prices, seen } from "./testing-seen.ts";

test.each([
  [
    "above a table",
    "<p>Our rates are per boat per day, fuel included.</p><table><tr><td>Dinghy</td><td>£45</td></tr></table>",
    [["Dinghy", 45, "GBP", "day"]],
  ],
  [
    "before a colon",
    "<p>Miete für eine Woche: Zelt 80 €, Kocher 12 €.</p>",
    [
      ["Miete für eine Woche: Zelt", 80, "EUR", "week"],
      ["Kocher", 12, "EUR", "week"],
    ],
  ],
  [
    "not in another sentence",
    "<p>Moorings: £9 per night. Shower £2.</p>",
    [
      ["Moorings", 9, "GBP", "night"],
      ["Shower", 2, "GBP", null],
    ],
  ],
  [
    "not by a thing's name",
    "<ul><li>Jahresdurchsicht 95 €</li><li>Jahresbeitrag 60 €</li></ul>",
    [
      ["Jahresdurchsicht", 95, "EUR", null],
      ["Jahresbeitrag", 60, "EUR", "year"],
    ],
  ],
])("the period of a price is said once for all of them, %s [EVID-13]", (_, body, found) => {
  expect(prices(body)).toEqual(found);
});

test.each([
  "<p>Free delivery on orders over £60.</p>",
  "<p>Livraison offerte dès 49 € d'achat.</p>",
  "<p>Envío gratis a partir de 30 €.</p>",
  "<p>Ab 75 € Bestellwert liefern wir.</p>",
  "<p>The council has budgeted £400,000 for the pier.</p>",
])("what an order has to reach, and what is told of, is no price: %s [EVID-13]", (body) => {
  expect(prices(body)).toEqual([]);
});

test("crowns are those of the page's language [EVID-13]", () => {
  const body = "<p>Ticket 250 kr. Barn kr. 95,-</p>";
  const currencies = (language: string) => prices(body, { language }).map(([, amount, currency]) => [amount, currency]);
  expect(currencies("da")).toEqual([
    [250, "DKK"],
    [95, "DKK"],
  ]);
  expect(currencies("nb-NO").map(([, currency]) => currency)).toEqual(["NOK", "NOK"]);
  expect(currencies("sv").map(([, currency]) => currency)).toEqual(["SEK", "SEK"]);
});

test("a plan is named by its heading, not by its price that is set as one, however deep its card is wrapped [EVID-13]", () => {
  const card = (name: string, price: string) =>
    `<div><div><div><div><h4>${name}</h4></div><div><h2>${price}<small>/month</small></h2><ul><li>Boats</li></ul></div></div></div></div>`;
  const plans = seen("plan", `<div>${card("Crew", "€8")}${card("Fleet", "€20")}</div>`);
  expect(plans.map(({ name }) => name)).toEqual(["Crew", "Fleet"]);
});
