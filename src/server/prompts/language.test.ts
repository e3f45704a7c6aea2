import { expect, test } from "vitest";
import { type Brief, nothingYet } from "#domain/brief.ts";
import { missedLanguage } from "./language.ts";

const texts = {
  English:
    "The marketplace lets farmers sell boxes of vegetables to restaurants. A farmer lists a box with its price, and the restaurant orders it for the next day. When the payment fails, the order is not sent.",
  Spanish:
    "El mercado permite que los agricultores vendan cajas de verduras a los restaurantes. Cada agricultor publica una caja con su precio y el restaurante la pide para el día siguiente. Cuando el pago falla, el pedido no se envía.",
  French:
    "Le marché permet aux agriculteurs de vendre des caisses de légumes aux restaurants. Chaque agriculteur publie une caisse avec son prix et le restaurant la commande pour le lendemain. Si le paiement échoue, la commande est annulée.",
  German:
    "Der Marktplatz lässt Bauern Kisten mit Gemüse an Restaurants verkaufen. Ein Bauer stellt eine Kiste mit ihrem Preis ein, und das Restaurant bestellt sie für den nächsten Tag. Wenn die Zahlung scheitert, wird die Bestellung nicht gesendet.",
  Mandarin:
    "这个市场让农民向餐馆出售蔬菜箱。农民发布带有价格的箱子，餐馆为第二天订购。如果付款失败，订单将不会发送，餐馆会收到通知，并可以在三十分钟内再次付款。",
};
const names = Object.keys(texts) as (keyof typeof texts)[];
const briefOf = (prd_language: string | null): Brief => ({
  project: { name: "Boxes" },
  questionnaire: prd_language === null ? null : { prd_language },
  ...nothingYet,
});

test.each(names)("a text in %s passes where that was chosen, and no other does", (wanted) => {
  for (const language of names) {
    expect(missedLanguage(briefOf(wanted), texts[language]), language).toBe(language === wanted ? undefined : wanted);
  }
});

test("whatever is short, mixed, of another language or not chosen at all passes", () => {
  expect(missedLanguage(briefOf("German"), "Login and sign up for the API")).toBeUndefined();
  const mixed = `${texts.German} As a farmer, I want to sell a box, so that it is eaten. Given a box, when it is sold, then it is gone.`;
  expect(missedLanguage(briefOf("German"), mixed)).toBeUndefined();
  expect(missedLanguage(briefOf("Other"), texts.English)).toBeUndefined();
  expect(missedLanguage(briefOf(null), texts.French)).toBeUndefined();
});
