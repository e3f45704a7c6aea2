import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { draftEverything } from "#domain/drafter/full-draft.ts";
import { privacyLawOf } from "./privacy-law.ts";

test("a law of one region is named only where money and measures do not speak of another, and people read the language their idea is told in [LISTEN-374, LISTEN-387]", () => {
  expect(privacyLawOf("A visit costs 30 euros").name).toBe("the GDPR");
  expect(privacyLawOf("Members book a court").name).toBe("the GDPR");
  expect(privacyLawOf("A visit costs £30, and drivers enter the miles they drove").name).toBe("the UK GDPR");
  expect(privacyLawOf("Work over $500 has to be approved").name).toBe("the privacy law that applies to the operator");
  expect(privacyLawOf("Le client paie 40 $ par visite").name).toBe("the privacy law that applies to the operator");
  const german = draftEverything({
    ...nothingYet,
    project: { name: "Fähre" },
    questionnaire: {
      project_description:
        "Die Fahrgäste buchen eine Überfahrt. Der Schiffer bestätigt die Buchung. Die Kasse druckt die Fahrkarten.",
    },
  });
  expect(german.assumptions.find(({ name }) => name.startsWith("One language"))?.statement).toMatch(/read German/);
  const told = (cost: string) =>
    JSON.stringify(
      draftEverything({
        ...nothingYet,
        project: { name: "Ferry" },
        questionnaire: {
          project_description: `Passengers book a crossing. Skippers see who is on board. A crossing costs ${cost}.`,
        },
      }),
    );
  expect(told("$12")).not.toMatch(/GDPR|2016\/679/);
  expect(told("$12")).toMatch(/the privacy law that applies to the operator/);
  expect(told("12 euros")).toMatch(/under the GDPR/);
});

test("a limit of money and what is paid back to people is no price of the product [LISTEN-375]", () => {
  const pricing = (rule: string) =>
    draftEverything({
      ...nothingYet,
      project: { name: "Yard" },
      questionnaire: { project_description: `Tenants report faults. Fitters mend them. Owners see a list. ${rule}` },
    }).pricing;
  for (const rule of [
    "Any job that costs more than $800 must be approved by the owner.",
    "Managers can approve expenses up to 500 euros.",
    "The system refunds 40 cents per mile to each fitter.",
    "Fitters must upload a receipt for expenses over 50 euros.",
  ])
    expect(pricing(rule), rule).not.toMatch(/Said in the idea/);
  expect(pricing("A visit costs 30 euros.")).toMatch(/30 euros/);
  expect(pricing("A visit must be paid 5 days before, and half of the price is refunded until then.")).toMatch(
    /half of the price/i,
  );
});
