import { expect, test } from "vitest";
import { analyse } from "#domain/drafter/analysis/analyse.ts";

test("what can go is done no longer and is left out, and what is told in its place holds [LISTEN-300]", () => {
  const heard = (told: string) => {
    const { activities, rules, excluded } = analyse(
      `We run a harbour. The clerk filters the berths by pier and prints notices. ${told}`,
    );
    return { deeds: activities.map(({ said }) => said), rules: rules.map(({ text }) => text), excluded };
  };
  const replaced = heard("The notices can go: text messages from now on, sent by the program.");
  expect(replaced.deeds).toEqual(["filter the berths by pier"]);
  expect(replaced.excluded).toEqual(["The notices can go"]);
  expect(replaced.rules).toContain("the system sends text messages");
  expect(heard("The notices can go.").deeds).toEqual(["filter the berths by pier"]);
  expect(heard("The notices can go to the printer.").deeds).toContain("print notices");
  expect(heard("The clerk calls the visitors. The visitors can go.").deeds).toContain("call the visitors");
});
