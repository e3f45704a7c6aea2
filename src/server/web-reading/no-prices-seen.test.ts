import { expect, test } from "vitest";
import { pricesSeen } from "./testing-seen.ts";

test.each([
  ["a donation", "<p>Our members have given £9,200 for the new boat.</p>"],
  ["what a town gave", "<p>The county gave €80,000 towards the pier.</p>"],
  ["a grant to others", "<p>The heritage office gives schools up to $30,000.</p>"],
  ["what is paid out", "<p>La asociación reparte 40.000 € al año entre los músicos.</p>"],
  ["what a council brought in", "<p>El ayuntamiento aportó 3.000 €.</p><p>Abbiamo raccolto 2.000 € per la scuola.</p>"],
  ["the most something can come to", "<p>Late books cost up to £5.</p>"],
  ["a sum insured", "<p>We insure every parcel for $900.</p><p>Unsere Haftpflicht deckt Schäden bis 2.000.000 €.</p>"],
  ["a deposit in other tongues", "<ul><li>Borg € 50</li><li>Schlüsseldepot CHF 50.–</li></ul>"],
  ["a deposit", "<ul><li>Kaution 100 €</li></ul><p>We hold a deposit of £50 and give it back.</p>"],
  ["a saving", "<p>Wer zwei Boote mietet, spart 30 Euro.</p><p>Save $40 with three boats.</p>"],
  ["a discount", "<p>Students pay £10 less.</p><p>Kinder zahlen 5 € weniger.</p>"],
  ["what an order has to reach", "<p>Bei Aufträgen über 900 € ist die Anfahrt frei.</p><p>Pedidos de más de 70 €</p>"],
  ["what makes sending free", "<p>Gratis verzending vanaf € 40.</p><p>Lieferung ab CHF 80.– gratis.</p>"],
  ["what something cost elsewhere", "<p>In Minden waren das 12.000 €.</p>"],
  ["what hits the business", "<p>A lost paddle costs the club £60 to replace.</p>"],
  ["what a customer paid", "<p>Great service. I came for £35 and stayed all day. — Ida</p>"],
  ["what is quoted", "<p>Eine Kundin sagt: „Vorher gab ich 80 € im Monat aus.“</p>"],
  ["a review", "<h2>Valoraciones</h2><p>Muy bueno por 20 €</p>"],
  ["a price by the kilo beside the price", "<p>Smoked ham, 300 g (40 € per kg)</p>"],
  ["a rate of credit", "<p>0 % Finanzierung: 36 Raten zu 20 € im Monat.</p>"],
])("%s is no price [EVID-16]", (_, body) => {
  expect(pricesSeen(body)).toEqual([]);
});

test.each([
  ["A voucher for two is £42 in a box.", 42],
  ["Die Erstaufnahme kostet einmalig 160 Euro.", 160],
  ["La visita sale a 12 € por persona.", 12],
  ["On the large plan each further crew is $1.50 per month.", 1.5],
  ["We fetch your boat for £30 within the bay.", 30],
  ["Insurance £5 per day", 5],
  ["I charge £40 an hour.", 40],
])("what a sentence asks of customers is a price: %s [EVID-16]", (sentence, amount) => {
  expect(pricesSeen(`<p>${sentence}</p>`).map(([, said]) => said)).toEqual([amount]);
});
