import { expect, test } from "vitest";
import { whoActsIn } from "#domain/evidence/people/who-acts.ts";
import { seen } from "./testing-seen.ts";

const rolesSeen = async (body: string, language = "en") =>
  seen("role", body, { language, path: "/features", whoActs: await whoActsIn(language) }).map(({ name }) => name);

test("a line or a heading written for somebody tells their role, discount or not [EVID-21]", async () => {
  const body = `<p><b>For landlords:</b> all keys in one list.</p><p>For caretakers: a map of every door, and clubs get 20% off.</p>
    <div><h3>For lodgers</h3><p>One code for the whole week.</p></div><div><h3>For boats</h3><p>A berth for a night.</p></div>`;
  expect(await rolesSeen(body)).toEqual(["Landlord", "Caretaker", "Lodger"]);
});

test("who may do what is told by whom it names, a reception too [EVID-21]", async () => {
  const body = "<h2>Wer was darf</h2><p>Die Pforte kann Besucher einlassen.</p><p>Wächter können Türen sperren.</p>";
  expect(await rolesSeen(body, "de")).toEqual(["Pforte", "Wächter"]);
});
