import { expect, test } from "vitest";
import { pricesSeen } from "./testing-seen.ts";

const rows = (...lines: [string, string][]) =>
  lines.map(([name, amount]) => `<tr><td>${name}</td><td>${amount}</td></tr>`).join("");

test.each([
  [
    "a table with tax and total",
    `<h2>Bills in your colours</h2><p>Add a logo.</p><div><div>Invoice 77 — Fern Boats</div><table>${rows(["Oars", "£200.00"], ["VAT 20%", "£40.00"], ["Total due", "£240.00"])}</table></div>`,
  ],
  [
    "lines with tax and total",
    "<h2>Rechnungen</h2><div><div>Ruder 100,00 €</div><div>MwSt. 19 % 19,00 €</div><div>Gesamtbetrag 119,00 €</div></div>",
  ],
  ["what is called an example", "<h3>Example: a club with two boats</h3><p>Two boats at £5 a month each make £10.</p>"],
  ["a sentence that is one", "<p>Ein Beispiel: Ein Verein mit zwei Booten zahlt 12 € im Monat.</p>"],
  ["what a customer sells", "<p>A kiosk that sells $2,100 on a Sunday sees which shift was too small.</p>"],
  ["what hits others", "<p>A missed report can cost a harbour a $700 penalty, so we remind you.</p>"],
])("amounts of %s are no prices [EVID-24]", (_, body) => {
  expect(pricesSeen(`<section>${body}</section>`)).toEqual([]);
});

test("a table of prices with taxes said at its end is no bill [EVID-24]", () => {
  const body = `<table>${rows(["Oars", "£20"], ["Rowlocks", "£9"])}</table><p>VAT 20% included.</p>`;
  expect(pricesSeen(body).map(([what, amount]) => [what, amount])).toEqual([
    ["Oars", 20],
    ["Rowlocks", 9],
  ]);
});
