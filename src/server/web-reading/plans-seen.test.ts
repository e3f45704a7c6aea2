import { expect, test } from "vitest";
import { pricesSeen, seen } from "./testing-seen.ts";

const box = (...lines: string[]) => `<div>${lines.map((line) => `<div>${line}</div>`).join("")}</div>`;
const plans = (body: string, language = "en") =>
  seen("plan", body, { language }).map(({ name, detail }) => [name, detail.includes]);

test("boxes of lines without headings are plans with what they list, free ones and those on request too [EVID-22]", () => {
  const body = `<div>${box("Beet", "Kostenlos", "Ein Garten")}${box("Hain", "ab 7,50 € pro Gärtner und Monat", "bei jährlicher Zahlung.", "Gießpläne")}${box("Park", "Preis auf Anfrage", "Alle Gärten")}</div>`;
  expect(plans(body, "de")).toEqual([
    ["Beet", ["Ein Garten"]],
    ["Hain", ["Gießpläne"]],
    ["Park", ["Alle Gärten"]],
  ]);
  expect(pricesSeen(body, { language: "de" })).toEqual([["Hain", 7.5, "EUR", "month"]]);
});

test.each([
  ["boxes", `<div>${box("Seed", "Free")}${box("Grove", "£9 / month")}${box("Park", "Talk to us")}</div>`],
  ["lines", "<ul><li>Seed: free, one bed</li><li>Grove: £9 a month, nine beds</li><li>Park: price on request</li></ul>"],
  ["cards", "<div><h3>Seed</h3><p>Free</p></div><div><h3>Grove</h3><p>£9/mo</p></div><div><h3>Park</h3><p>Custom</p></div>"],
])("one price among what costs nothing or is on request makes plans of all: %s [EVID-22]", (_, body) => {
  expect(plans(body).map(([name]) => name)).toEqual(["Seed", "Grove", "Park"]);
});

test("a first row that costs nothing names no column [EVID-22]", () => {
  const body = "<table><tr><td>Seed</td><td>Free</td></tr><tr><td>Grove</td><td>£9/mo</td></tr></table>";
  expect(pricesSeen(body)).toEqual([["Grove", 9, "GBP", "month"]]);
  expect(plans(body).map(([name]) => name)).toEqual(["Seed", "Grove"]);
});

test("a card with free delivery is no plan, nor is one that only asks to get in touch [EVID-22]", () => {
  const body =
    "<div><h3>Grove</h3><p>£9/mo</p></div><div><h3>Delivery</h3><p>Free delivery</p></div><div><h3>Questions?</h3><p>Get in touch with our gardeners.</p></div>";
  expect(plans(body)).toEqual([]);
});

test.each([
  ["€4 per seat and month", "month"],
  ["4 € pro Nutzer und Jahr", "year"],
  ["£4 and day tickets", null],
])("a period said after whom a price is for counts: %s [EVID-22]", (text, period) => {
  expect(pricesSeen(`<h3>Grove</h3><p>${text}</p>`).map((one) => one[3])).toEqual([period]);
});

test("a name between German marks is no quotation [EVID-22]", () => {
  expect(pricesSeen("<p>Das Paket „Hain“ kostet 9 € im Monat.</p>", { language: "de" })).toEqual([
    ["Paket Hain", 9, "EUR", "month"],
  ]);
});

test.each([
  [
    "en",
    "The Seed plan is free for one bed. Our Grove plan costs $9 a month, and the Park plan adds a map for $19 a month.",
    ["Seed", "Grove", "Park"],
    ["Grove plan", "Park plan"],
  ],
  ["en", "Choose Seed at $5 a month or Grove at $9 a month.", ["Seed", "Grove"], ["Seed", "Grove"]],
  ["en", "We offer two plans: Seed ($5 a month) and Grove ($9 a month).", ["Seed", "Grove"], ["Seed", "Grove"]],
  ["de", "Der Tarif Beet ist kostenlos, der Tarif Hain kostet 9 € im Monat.", ["Beet", "Hain"], ["Tarif Hain"]],
  ["fr", "La formule Parc coûte 19 € par mois.", ["Parc"], ["formule Parc"]],
  ["es", "El plan Huerto es gratis. El plan Bosque cuesta 9 € al mes.", ["Huerto", "Bosque"], ["plan Bosque"]],
])("plans are told by sentences: %s %s [EVID-23]", (language, sentence, names, prices) => {
  expect(plans(`<p>${sentence}</p>`, language).map(([name]) => name)).toEqual(names);
  expect(pricesSeen(`<p>${sentence}</p>`, { language }).map(([what]) => what)).toEqual(prices);
});

test.each([
  "Every plan is free for a month.",
  "On the Grove plan, further beds cost $2 a month each.",
  "Our Seed plan is free for 30 days.",
])("what is said of any plan, on one, or of a trial makes none: %s [EVID-23]", (sentence) => {
  expect(plans(`<p>${sentence}</p>`)).toEqual([]);
});

test("what cards show is not told again by a sentence, and a plan costs nothing where its card says for whom [EVID-23]", () => {
  const body =
    "<h2>Seed</h2><p>Free for one bed, for ever.</p><h2>Grove</h2><p>£9 mtl.</p><p>The Grove plan costs £9 a month.</p><h2>Park</h2><p>£90 p. a.</p>";
  expect(plans(body).map(([name]) => name)).toEqual(["Seed", "Grove", "Park"]);
});

test("names and prices that nothing holds together follow each other, with what is listed behind them [EVID-26]", () => {
  const line = (...texts: string[]) => texts.map((text) => `<div>${text}</div>`).join("");
  const body = line("Seed", "Free", "one bed", "Grove", "£9 a month", "nine beds", "Park", "£19 a month", "all beds");
  expect(plans(body)).toEqual([
    ["Seed", ["one bed"]],
    ["Grove", ["nine beds"]],
    ["Park", ["all beds"]],
  ]);
  expect(pricesSeen(body).map(([what, amount]) => [what, amount])).toEqual([
    ["Grove", 9],
    ["Park", 19],
  ]);
});

test("a table's line of prices is one also where it says for whom and how often [EVID-26]", () => {
  const body = `<table><tr><th></th><th>Seed</th><th>Grove</th><th>Park</th></tr><tr><th>Price per user per month</th><td>Free</td><td>£9</td><td>Ask us</td></tr><tr><th>Beds</th><td>1</td><td>9</td><td>all</td></tr></table>`;
  expect(plans(body).map(([name]) => name)).toEqual(["Seed", "Grove", "Park"]);
  expect(pricesSeen(body)).toEqual([["Grove", 9, "GBP", "month"]]);
});

test("a plan is named without for whom it is, also where words are set apart by styles or further things cost something [EVID-26]", () => {
  expect(plans("<h3>Seed – for one gardener</h3><p>£5 a month</p><h3>Grove</h3><p>£9 a month</p>").map(([name]) => name)).toEqual(
    ["Seed", "Grove"],
  );
  const glued = "<div><span>Seed</span><span>£5</span><span>per month</span></div>";
  expect(pricesSeen(glued)).toEqual([["Seed", 5, "GBP", "month"]]);
  const beyond = "<div><h3>Seed</h3><p>Free</p><p>then £2 per bed</p></div><div><h3>Grove</h3><p>£9 / month</p></div>";
  expect(plans(beyond).map(([name]) => name)).toEqual(["Seed", "Grove"]);
});
