import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { isBinding } from "./binding.ts";
import { draftEverything } from "./full-draft.ts";

const draftOf = (project_description: string) =>
  draftEverything({ ...nothingYet, project: { name: "Yard" }, questionnaire: { project_description } });
const rulesIn = (text: string) =>
  draftOf(text)
    .features.map(({ description }) => /this rule: "(.+)\."$/.exec(description)?.[1] ?? "")
    .filter(Boolean);
const deedsIn = (text: string) =>
  analyse(text).activities.map(({ actor, said, condition }) =>
    [`${actor?.singular}: ${said}`, condition].filter(Boolean).join(" "),
  );

const storiesIn = (text: string, reasons = false) =>
  draftOf(text).user_stories.map(({ story }) => (reasons ? story : story.replace(/, so that [^"]*$/, "")));

test.each([
  ["The bosun gets the crew list and nobody else may read it.", ["The bosun gets the crew list and nobody else may read it"], ""],
  [
    "Stewards pour wine and may taste every bottle but cannot sell any.",
    ["Stewards pour wine and may taste every bottle but cannot sell any"],
    "",
  ],
  [
    "The cooper planes the staves; their width never exceeds 9 cm.",
    ["The cooper planes the staves; their width never exceeds 9 cm"],
    "",
  ],
  [
    "A cask holds 200 litres, and the coopers tally theirs nightly.",
    ["A cask holds 200 litres, and the coopers tally theirs nightly"],
    "theirs",
  ],
])("what a clause leaves open is quoted whole, once, and is no story: %s [LISTEN-70]", (text, rules, open) => {
  expect(rulesIn(text)).toEqual(rules);
  const stories = draftOf(text).user_stories.filter(({ priority }) => priority === "must");
  if (open) expect(stories.map(({ story }) => story).join("\n")).not.toMatch(new RegExp(`\\b${open}\\b`));
});

test.each([
  ["The bosun hoists a sail when it's dry.", ["bosun: hoist a sail when the sail is dry"]],
  ["Growers ask us for a loan. We answer it within a day.", ["team member: answer the loan within a day"]],
  [
    "The librarian binds a book. When he's done the reader stamps the card in his presence.",
    ["reader: stamp the card in the librarian's presence when the librarian is done"],
  ],
  [
    "If you're the mayor, you write a letter to the baker; once he has signed it, you file his answer.",
    ["mayor: file the baker's answer once the baker has signed the letter"],
  ],
  ["The glazier measures the window, checks its frame and photographs it.", ["glazier: photograph the window"]],
])("a pronoun stands for what its own sentence names, else for what was spoken of last: %s [LISTEN-71]", (text, deeds) => {
  expect(deedsIn(text)).toEqual(expect.arrayContaining(deeds));
});

test("a deed within a deed is a story of its own, and hangs on nothing that another clause says [LISTEN-72]", () => {
  expect(deedsIn("The steward sets up the tent and hands over the lamp, but not before the fee is in.")).toEqual([
    "steward: set up the tent",
    "steward: hand over the lamp but not before the fee is in",
  ]);
  expect(deedsIn("The crate is weighed by the porter and put into a cellar.")).toEqual([
    "porter: weigh the crate",
    "porter: put the crate into a cellar",
  ]);
  expect(deedsIn("The jar is opened by a taster, by whom the oil is compared with a sample if it is cloudy.")[0]).toBe(
    "taster: open the jar",
  );
  expect(deedsIn("If you're the mayor, you sign the deed.")).toEqual(["mayor: sign the deed"]);
});

test("what was, what goes wrong and how many there are bind nobody, and no rule repeats its deeds [LISTEN-73]", () => {
  for (const said of [
    "Nobody brought a ladder",
    "We've spoken to nine farms and all of them agreed",
    "Half of the keys get lost",
    "The three barges are rented",
    "We look after some 90 graves and it rains",
    "No forms, no queues, just a tap",
    "As promised, a few lines before Monday",
    "The lids aren't",
    "Never again",
  ])
    expect(isBinding(said), said).toBe(false);
  for (const said of ["Nobody may bring a ladder", "The three barges must be cleaned", "If a key gets lost, the tenant pays"])
    expect(isBinding(said), said).toBe(true);
  expect(rulesIn("Rowers get a refund of 20 euros. A boat stays out for at most 3 hours.")).toEqual([
    "A boat stays out for at most 3 hours",
  ]);
});

test("people are called what they are, many of them are told, and who is only helped has no page [LISTEN-74]", () => {
  const draft = draftOf(
    "Members row a boat. Members are told when a boat is free. We clean the boats. Guest care answers letters. One man who knows the keys retires. The cox greets a visitor. The head of boats repairs an oar. The head of boats lends a boat.",
  );
  const stories = draft.user_stories.map(({ story }) => story).join("\n");
  expect(stories).toContain("As a member, I want to row a boat");
  expect(stories).toContain("As a team member, I want to clean the boats");
  expect(stories).toContain("As guest care, I want to answer letters");
  expect(stories).toContain("As a head of boats, I want to lend a boat");
  const names = draft.user_classes.map(({ name }) => name);
  expect(names).not.toContain("Man");
  expect(draft.user_classes.find(({ name }) => name === "Member")?.description).toContain("are told when a boat is free");
  expect(draft.pages.map(({ name }) => name)).not.toContain("Visitors");
});

test("a suggestion comes where a word calls for it, and a reason fits what is done [LISTEN-75]", () => {
  const told =
    "Keepers feed seals. Keepers upload a chart. Vets open a pen. Vets give a talk. Vets choose a diet. Guests invite a friend. Guests are told about feeding.";
  const stories = draftOf(told).user_stories.map(({ story }) => story);
  expect(stories.join("\n")).not.toMatch(
    /reminders sent automatically|bring back charts|charts that were shared|reported content/,
  );
  for (const deed of ["open a pen", "give a talk", "invite a friend"])
    expect(stories.find((story) => story.includes(deed))).toContain("so that everybody it concerns sees that it is done");
  expect(
    draftOf(`${told} Keepers are reminded of what is due.`)
      .user_stories.map(({ story }) => story)
      .join("\n"),
  ).toMatch(/remind/);
});

test("a deed whose pronoun only the deed before it explains is told together with that one, and nothing is quoted or guessed [LISTEN-76]", () => {
  expect(deedsIn("The porter fetches a crate, takes a photo of it and puts it on a shelf.")).toEqual([
    "porter: fetch a crate, take a photo of it and put it on a shelf",
  ]);
  expect(deedsIn("Masons register new blocks and retire old ones.")).toEqual([
    "mason: register new blocks",
    "mason: retire old blocks",
  ]);
  const both = draftOf("Masons lift a crate, take a photo of it and put it on a shelf. Masons polish a lamp.");
  expect(both.features.map(({ name }) => name)).toContain("Lifting a crate, taking a photo of it and putting it on a shelf");
  expect(deedsIn("The porter fetches a crate and hangs a lamp. The keeper weighs it.")).toContain("keeper: weigh the lamp");
  expect(storiesIn("Agreed: porters lift a crate, the mason picks a tile, done.")).toContain("As a mason, I want to pick a tile");
  const open = "A crate is sent to porters or to masons. They polish a lamp.";
  expect(storiesIn(open).join("\n")).not.toContain("polish");
  expect(analyse(open).rules.map(({ text }) => text)).toContain("They polish a lamp");
  expect(storiesIn("A tide rises. The keeper sees a flag, a lamp burns, and the porter moves it.").join("\n")).not.toContain(
    "was said",
  );
});

test("headings say what is left out and what is today, and surroundings are no stories [LISTEN-77]", () => {
  const draft = draftOf(
    "Background\nRowers copy a list by hand.\n\nScope\nCoxes book a boat. Stewards still send faxes. Stewards keep asking for money. Stewards wear gloves. A steward, who built a pier, opens a gate. Windchest replaces a folder.\n\nNot included\nDivers weigh an anchor.\n",
  );
  const stories = draft.user_stories.map(({ story }) => story).join("\n");
  expect(stories).toMatch(/As a cox, I want to book a boat[\s\S]*As a steward, I want to open a gate/);
  expect(stories).not.toMatch(/copy|faxes|asking|gloves|pier|folder|anchor/);
  expect(draft.overview).toContain("Rowers copy a list by hand");
  expect(draft.scope.slice(draft.scope.indexOf("## Out of scope"))).toContain("Divers weigh an anchor");
});

test("where people are told by what they do, no other side and no search is suggested, and no reason is borrowed [LISTEN-78]", () => {
  const stories = storiesIn(
    "Players sign up for a match. Arbiters settle the dispute. Nurses rate the urgency. Players browse matches. Keepers subscribe members. Builders offer dates to keepers. Keepers ask builders.",
    true,
  );
  expect(stories.find((story) => story.includes("sign up for a match"))).toContain("so that a place is kept for me");
  for (const deed of ["settle the dispute", "rate the urgency"])
    expect(stories.find((story) => story.includes(deed))).toContain("so that everybody it concerns sees that it is done");
  expect(stories.join("\n")).not.toMatch(/save a search|plans I compared|with terms and availability|what \S+ ask me/);
});

test.each([
  [
    "The ranger walks the paths once a month, photographs fences and sends a notice.",
    ["ranger: walk the paths once a month", "ranger: photograph fences", "ranger: send a notice"],
  ],
  [
    "Rowers say how many boats they want and may cancel until noon.",
    ["rower: say how many boats I want", "rower: cancel until noon"],
  ],
  [
    "The keeper orders lamps and, if need be, takes the boat out of service.",
    ["keeper: order lamps", "keeper: take the boat out of service"],
  ],
  ["The passport is applied for by the skipper, not by us.", ["skipper: apply for the passport"]],
  ["Crates are counted and sealed by the porter.", ["porter: count crates", "porter: seal crates"]],
  ["The porter asks for the log, the treasurer prints it.", ["porter: ask for the log"]],
])("a deed is told whole, and ends where it ends: %s [LISTEN-80]", (text, deeds) => {
  expect(deedsIn(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  ["The porter closes the pier if it's pouring.", ["porter: close the pier if it's pouring"]],
  ["The cook sees what is short this week.", ["cook: see what is short this week"]],
  ["The porter shows the pier once you're ready.", ["porter: show the pier once the customer is ready"]],
  ["Rowers swap seats with each other.", ["rower: swap seats with others"]],
  ["Grade B is repacked by the porter.", ["porter: repack grade B"]],
])("small words keep their sense: %s [LISTEN-81]", (text, deeds) => {
  expect(deedsIn(text)).toEqual(expect.arrayContaining(deeds));
});

test.each([
  [
    "Passes lapse 12 months after the sale; the tool warns 30 days before.",
    "Passes lapse 12 months after the sale; the tool warns 30 days before",
  ],
  [
    "The permit ends after 3 years, and the system warns 60 days before.",
    "The permit ends after 3 years, and the system warns 60 days before",
  ],
  ["No wiring, no lamp control: the switch boards do that.", "No wiring, no lamp control: the switch boards do that"],
  ["For parcels above 30 kg the system blocks the label.", "the system blocks the label for parcels above 30 kg"],
  ["For example the app blocks the label.", "the system blocks the label"],
])("what leans on the rest of its sentence, or on a condition in front of it, is told with it: %s [LISTEN-297]", (text, rule) => {
  const told = analyse(text).rules.map((one) => one.text);
  expect(told).toContain(rule);
  expect(told).not.toContain("the system warns 30 days before");
  expect(told).not.toContain("the switch boards do that");
});
