import { expect, test } from "vitest";
import { pricesSeen, seen } from "./testing-seen.ts";

const card = (inside: string) => `<div class="card">${inside}</div>`;
const plans = (body: string) => seen("plan", body).map(({ name }) => name);

test.each([
  ["before its name", card("<p>$7 / month</p><h3>Reed</h3>") + card("<p>$20 / month</p><h3>Willow</h3>")],
  ["behind a badge", card("<span>Most popular</span><p>$7 / month</p><h3>Reed</h3>") + card("<h3>Willow</h3><p>$20 / month</p>")],
  [
    "behind what it is for",
    card("<h3>Reed</h3><div><p>For one boat</p><p>$7 / month</p></div>") +
      card("<h3>Willow</h3><div><p>For a club</p><p>$20 / month</p></div>"),
  ],
])("a price %s in its card has the name of its card [EVID-17]", (_, body) => {
  expect(pricesSeen(`<h2>Plans</h2><div>${body}</div>`)).toEqual([
    ["Reed", 7, "USD", "month"],
    ["Willow", 20, "USD", "month"],
  ]);
  expect(plans(`<h2>Plans</h2><div>${body}</div>`)).toEqual(["Reed", "Willow"]);
});

test("rows within a card have names of their own [EVID-17]", () => {
  const row = (name: string, price: string) => `<div><span>${name}</span><p>${price}</p></div>`;
  const body = `<section><h3>Boats</h3>${row("Canoe", "£20")}${row("Punt", "£30")}</section><section><h3>Extras</h3>${row("Rug", "£3")}${row("Basket", "£9")}</section>`;
  expect(pricesSeen(body).map(([what, amount]) => [what, amount])).toEqual([
    ["Canoe", 20],
    ["Punt", 30],
    ["Rug", 3],
    ["Basket", 9],
  ]);
});

test("of a table the row or the column that says no price names it, also where cells reach over several [EVID-17]", () => {
  const body = `<table><tr><th></th><th>Reed</th><th>Willow</th></tr><tr><td>Jahresbeitrag</td><td>90 €</td><td>auf Anfrage</td></tr></table>
    <table><tr><th>Boat</th><th>Weekday</th><th>Weekend</th></tr><tr><td rowspan="2">Canoe</td><td>20 €</td><td>25 €</td></tr><tr><td colspan="2">18 €</td></tr></table>
    <table><tr><th>One evening</th><td>60 €</td></tr><tr><th>Two evenings</th><td>100 €</td></tr></table>`;
  expect(pricesSeen(body, { language: "de" })).toEqual([
    ["Reed", 90, "EUR", "year"],
    ["Canoe (Weekday)", 20, "EUR", null],
    ["Canoe (Weekend)", 25, "EUR", null],
    ["Canoe", 18, "EUR", null],
    ["One evening", 60, "EUR", null],
    ["Two evenings", 100, "EUR", null],
  ]);
});

test.each([
  ["There is a joining fee of £25.", "joining fee"],
  ["We charge a one-time $75 to move your old logs.", "move your old logs"],
  ["The crate of ten is £12 with postage.", "crate of ten"],
  ["La Caña sale a 25 € al mes.", "Caña"],
  ["Strom wird mit 45 Cent pro kWh berechnet.", "Strom"],
  ["Yes, £25.", "Prices"],
])("a price in a sentence is named by the thing: %s [EVID-17]", (sentence, what) => {
  expect(pricesSeen(`<p>${sentence}</p>`).map(([said]) => said)).toEqual([what]);
});

test("prices in a panel that a tab brings to sight are read, what is hidden from everybody is not [EVID-17]", () => {
  const body = `<div role="tabpanel"><p>Reed $7</p></div><div role="tabpanel" hidden><p>Willow $9</p></div><p hidden>Gold $99</p>
    <p data-cycle="month">Oak $5</p><p data-cycle="year" style="display:none">Oak $50</p>`;
  expect(pricesSeen(body).map(([what, amount]) => [what, amount])).toEqual([
    ["Reed", 7],
    ["Willow", 9],
    ["Oak", 5],
    ["Oak", 50],
  ]);
});

test.each([
  [
    "a list of terms",
    "<dl><dt>Reed</dt><dd>5 € pro Monat</dd><dd>Ein Boot</dd><dt>Willow</dt><dd>9 € pro Monat</dd><dt>Oak</dt><dd>auf Anfrage</dd></dl>",
  ],
  ["lines", "<ul><li>Reed – free, for one boat</li><li>Willow – £4 a month</li><li>Oak – £9 a month</li></ul>"],
  [
    "the heads of a table",
    "<table><tr><th></th><th>Reed</th><th>Willow</th><th>Oak</th></tr><tr><td>Per month</td><td>free</td><td>$4</td><td>Call us</td></tr><tr><td>Price per year</td><td>free</td><td>$40</td><td>$90</td></tr></table>",
  ],
  [
    "like elements without headings",
    "<div><div><b>Reed</b><br>free</div><div><b>Willow</b><br>€4 / month</div><div><b>Oak</b><br>€9 / month</div></div>",
  ],
  [
    "what folds away",
    "<details><summary>Reed £2 a month</summary></details><details><summary>Willow £4 a month</summary></details><details><summary>Oak: on request</summary></details>",
  ],
  [
    "headings with their prices",
    "<h3>Reed – £2 / month</h3><p>One.</p><h3>Willow – £4 / month</h3><p>Two.</p><h3>Oak – ask us</h3>",
  ],
  ["paragraphs", "<p>Reed: 3 € im Quartal.</p><p>Willow: 5 € im Quartal.</p><p>Oak: auf Anfrage.</p>"],
  [
    "rows of a table",
    "<table><tr><th>Plan</th><th>Monthly</th></tr><tr><td>Reed</td><td>free</td></tr><tr><td>Willow</td><td>£4</td></tr><tr><td>Oak</td><td>£9</td></tr></table>",
  ],
])("plans are told by %s, those without a price too [EVID-18]", (_, body) => {
  expect(plans(body)).toEqual(["Reed", "Willow", "Oak"]);
});

test("what is said above cards of the time their prices are for holds for each of them [EVID-18]", () => {
  const cards = ["Pro", "Plus"].map((name) => card(`<h3>${name}</h3><p>£5</p>`)).join("");
  expect(pricesSeen(`<h2>Plans</h2><p>All prices are per month.</p><div>${cards}</div>`)).toEqual([
    ["Pro", 5, "GBP", "month"],
    ["Plus", 5, "GBP", "month"],
  ]);
});

test("whom an amount is for belongs to the amount it stands beside [EVID-17]", () => {
  const named = (text: string) => pricesSeen(`<p>${text}</p>`).map(([what, amount]) => [what, amount]);
  expect(named("Hire costs £15 an hour for members and £22 for everybody else.")).toEqual([
    ["Hire", 15],
    ["Hire", 22],
  ]);
  expect(named("Der Beitrag beträgt 48 €, für Paare 72 €.")).toEqual([
    ["Beitrag", 48],
    ["Beitrag für Paare", 72],
  ]);
});

test("in boxes without headings a price has the name behind it where none stands before it [EVID-29]", () => {
  const box = (...lines: string[]) => `<div>${lines.map((line) => `<div>${line}</div>`).join("")}</div>`;
  expect(pricesSeen(box("£7", "per month", "Reed", "one boat") + box("£20", "per month", "Willow", "nine boats"))).toEqual([
    ["Reed", 7, "GBP", "month"],
    ["Willow", 20, "GBP", "month"],
  ]);
});
