import { expect, test } from "vitest";
import { nothingYet } from "#domain/brief.ts";
import { analyse } from "./analysis/analyse.ts";
import { draftEverything } from "./full-draft.ts";
import { draftUserStories } from "./user-stories.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
}
function peopleIn(text: string): string[] {
  return analyse(text).actors.map(({ singular }) => singular);
}

test.each([
  ["Greta is our cellarer. Greta tastes the must.", ["cellarer: taste the must"]],
  ["Mrs Adair in billing sends the reminders.", ["billing team: send the reminders"]],
  ["Mr Wuhrer, the rope foreman, signs the log. He orders the hooks.", ["rope foreman: order the hooks"]],
  [
    "Our two drivers, Bram and Ilse, load the sacks. Bram weighs the sacks.",
    ["driver: load the sacks", "driver: weigh the sacks"],
  ],
  ["The organ loft's keeper, Ruth, locks the loft. Ruth oils the hinges.", ["keeper: lock the loft", "keeper: oil the hinges"]],
  ["Our verger Colin Marsh opens the tower. Colin rings the bell.", ["verger: open the tower", "verger: ring the bell"]],
  ["Nurses enter wishes. The ward sister prints the roster. Sister Agnes approves a swap.", ["ward sister: approve a swap"]],
  ["Dr. Osei, the senior vet, examines each calf.", ["senior vet: examine each calf"]],
])("who is called by name is told by the role the text gives them: %s [LISTEN-90]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
  expect(peopleIn(text).join(" ")).not.toMatch(/\p{Lu}/u);
});

test("a name without a role is told by the name, the name of a product or a place is nobody's [LISTEN-90]", () => {
  expect(deedsOf("Maria, who runs the desk, checks guests in. She prints the key card.")).toEqual([
    "Maria: run the desk",
    "Maria: check guests in",
    "Maria: print the key card",
  ]);
  expect(peopleIn("Clara is our app for bakers. Clara sends mails. Bakers plan batches.")).toEqual(["baker"]);
  expect(peopleIn("In Leeds, the porter, who lives there, opens the hall. From Monday, the caretaker sweeps it.")).toEqual([
    "porter",
    "caretaker",
  ]);
  expect(peopleIn("Gary says Tony nicked his pitch. Vendors book pitches.")).toEqual(["vendor"]);
});

test.each([
  [
    "The quarry is run by a head mason and two carvers. The former marks the blocks; the latter cut and polish them.",
    ["head mason: mark the blocks", "carver: cut the blocks", "carver: polish the blocks"],
  ],
  [
    "The umpire counts the hits. The scorer enters them. They both sign the sheet.",
    ["umpire: sign the sheet", "scorer: sign the sheet"],
  ],
  ["Tutors and pupils agree a slot. Both can cancel it.", ["tutor: cancel the slot", "pupil: cancel the slot"]],
  ["The captain and the mate check the lines. They sign the log.", ["captain: sign the log", "mate: sign the log"]],
  ["Each crew has a skipper. He or she names the rowers.", ["skipper: name the rowers"]],
  [
    "When a volunteer signs up, they pick a shift. The coordinator checks their papers. They are told by letter.",
    ["volunteer: be told by letter"],
  ],
  ["The father registers the child. The nurse examines it. She writes the report. He signs it.", ["father: sign the report"]],
  ["The umpire, usually a parent, enters the score.", ["umpire: enter the score"]],
])("those who were spoken of before are whoever they were: %s [LISTEN-91]", (text, deeds) => {
  expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
});

test("I am no owner where others own something, and whoever signed a letter with a role is that [LISTEN-91]", () => {
  expect(deedsOf("I run a small kennels. Owners drop off dogs. I send the bill.")).toEqual([
    "owner: drop off dogs",
    "manager: send the bill",
  ]);
  expect(deedsOf("I assign the runs. Drivers report faults.\nKind regards\nMarion Webb\nDepot manager")).toContain(
    "depot manager: assign the runs",
  );
  expect(deedsOf("The chair opens the meeting. Minutes are approved by the chair.")).toEqual([
    "chair: open the meeting",
    "chair: approve minutes",
  ]);
});

test.each([
  ["Almoner\nChases late gifts. Waives the fee.", ["almoner: chase late gifts", "almoner: waive the fee"]],
  ["Beadles\nCount the sheep. Mark the lambs.", ["beadle: count the sheep", "beadle: mark the lambs"]],
  ["Head of sixth form\nMrs Tull and her colleagues weigh the risks.", ["head of sixth form: weigh the risks"]],
  ["The studio manager, that's me, hears each tape. I plan the week.", ["studio manager: plan the week"]],
  ["Me as the brewer, I open the taps. Best, Ines", ["brewer: open the taps"]],
  ["Odile, who runs the front desk, answers questions.", ["front desk team: answer questions"]],
  ["The lead hand (the foreman, that is) checks the rack before each shift.", ["foreman: check the rack before each shift"]],
  ["The buckets are rinsed by the boat hand. She logs each bucket.", ["boat hand: log each bucket"]],
  ["The joiner sends a sketch to the family. They approve it.", ["family: approve the sketch"]],
  ["The skippers land the catch, and our graders, they weigh every box.", ["grader: weigh every box"]],
  ["Forty-two rowers book boats.", ["rower: book boats"]],
])("a role in a heading, an aside or by what is run is the one who does the deed: %s [LISTEN-92]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/^(?:undefined|owner|Ines|Odile|colleague|joiner: approve|skipper: weigh)/m);
});

test("names of products, instruments, how it is elsewhere and titles are nobody [LISTEN-92]", () => {
  const text = `TERN – parish trips without paper
Corkboard replaces the cards. The hygrometer measures the air. Other co-ops use paper. Some clubs leave it all to a list.
Members book seats.`;
  expect(peopleIn(text)).toEqual(["member"]);
});

test.each([
  ["Not the teacher but the head signs the form.", ["head: sign the form"]],
  ["Somebody from accounts checks the invoices.", ["accounts team: check the invoices"]],
  ["People in the kitchen see the orders.", ["kitchen staff member: see the orders"]],
  ["Each of the guides keeps a log.", ["guide: keep a log"]],
  ["Admin staff: create accounts\nSales reps: log visits", ["admin staff member: create accounts", "sales rep: log visits"]],
  ["Our tilers split the work: one cuts the slate, another polishes it.", ["tiler: cut the slate", "tiler: polish the slate"]],
  ["My brother, the orchard man, prunes the rows.", ["orchard man: prune the rows"]],
  ["Trades who use the hoist can report damage.", ["trade: report damage"]],
  ["The plot holder next door confirms the boundary.", ["plot holder: confirm the boundary"]],
  ["A keyholder, the assistant who holds the keys, notes the temperature.", ["keyholder: note the temperature"]],
])("who is one of several, behind a place or told twice is one person: %s [LISTEN-93]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/^(?:undefined|teacher|customer|user|brother|assistant|sales rep: create)/m);
});

test.each([
  [
    "Hamid glazes pots, Lotte fires the kiln, and I do the rest.",
    ["Hamid: glaze pots", "Lotte: fire the kiln", "owner: do the rest"],
  ],
  ["Our skipper is called Joost. Deckhands report damage to Joost, who orders parts.", ["skipper: order parts"]],
  ["Mrs Trent, chair of the show committee, enters the classes.", ["chair: enter the classes"]],
  ["Each ward has a linen porter who brings sheets.", ["linen porter: bring sheets"]],
  ["Who counts the takings?\nTwo volunteers, always.", ["volunteer: count the takings"]],
  ["Clerks print letters. Porters send them to the owners.", ["porter: send the letters to the owners"]],
])("a name before a verb, who is called so and who somebody has act for themselves: %s [LISTEN-94]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/^(?:undefined|deckhand: order|skipper: be called|Hamid: do)/m);
});

test.each([
  ["The receptionist confirms the slot, or if the dentist is away she proposes a day.", ["receptionist: propose a day"]],
  ["Builders want plans. I'm the one who has to find six porters.", ["owner: find six porters"]],
  ["The board members propose films. All members choose a film.", ["board member: propose films", "member: choose a film"]],
])("who is away does nothing, the one who does it is who is said to, and members are no board: %s [LISTEN-95]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/^(?:dentist:|builder: find|board member: choose)/m);
});

test.each([
  [
    "Whoever opens the gate scans the tickets and turns away early guests.",
    ["person who opens the gate: scan the tickets", "person who opens the gate: turn away early guests"],
  ],
  ["You ask for a waterer. Whoever waters the plot signs the card.", ["waterer: sign the card"]],
  [
    "Visitors bring a toaster. The person at the door writes a number on a card.",
    ["person at the door: write a number on a card"],
  ],
  ["Members work. The one in the back room counts the crates.", ["person in the back room: count the crates"]],
  ["The pump is mended by whoever reads the report first.", ["person who reads the report first: mend the pump"]],
  ["Tilers split the work and each of them logs her hours.", ["tiler: split the work", "tiler: log my hours"]],
  [
    "The coach enters crews, the secretary pays the fees and both get the times.",
    ["coach: get the times", "secretary: get the times"],
  ],
  ["Everyone who's a member reserves a shift and swaps it in the plan.", ["member: reserve a shift"]],
  ["If a name is missing, the registrar is called, who decides on the admission.", ["registrar: decide on the admission"]],
  ["The bill is checked by me. Photos are chosen by us.", ["owner: check the bill", "team member: choose photos"]],
  ["The treasurer, currently my husband, pays the bills.", ["treasurer: pay the bills"]],
])("who is told by what they do or where they are is called so: %s [LISTEN-96]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/^(?:undefined|husband|visitor: write|user)/m);
});

test.each([
  [
    "The driver starts the engine. He signs the sheet, and so does the fireman.",
    ["driver: sign the sheet", "fireman: sign the sheet"],
  ],
  ["Guards sell tickets, and so do the people in the ticket hut.", ["person in the ticket hut: sell tickets"]],
  ["The conductor picks the pieces, the accompanist and he rehearse the songs.", ["conductor: rehearse the songs"]],
  [
    "Drivers and firemen are rostered by the planner; either of them can ask for a swap.",
    ["driver: ask for a swap", "fireman: ask for a swap"],
  ],
  ["For tours a small committee is formed: it books the coach.", ["committee: book the coach"]],
  [
    "The controller draws up the grid. Presenters read it, and when one of them can't make it she offers the slot to the others.",
    ["presenter: offer the slot to the others"],
  ],
  ["Islanders reserve a seat. Everyone who booked is told by text.", ["person who booked: be told by text"]],
  ["Only persons named by the parents may pick up a child.", ["person named by the parents: pick up a child"]],
  ["People with a wheelchair reserve a ramp.", ["person with a wheelchair: reserve a ramp"]],
  ["Singers tick the rehearsals. Ordinary singers may not read the accounts.", ["singer: tick the rehearsals"]],
  ["Educators tick off children and note who picks them up.", ["educator: note who picks the children up"]],
  ["Clubs enter members. The timekeepers measure the times. They read the chips.", ["timekeeper: read the chips"]],
  ["The conductor asks for extra rehearsals and the board agrees to them.", ["board: agree to the extra rehearsals"]],
])("who does it too, either, together or after one of them is whoever was meant: %s [LISTEN-97]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/^(?:undefined|guard: do|planner: ask|controller: offer|user|child:|club: read|ordinary)/m);
});

test.each([
  [
    "Players book rooms. Our game masters each look after one room: they start the clock.",
    ["game master: look after one room", "game master: start the clock"],
  ],
  [
    "Helpers hand out bibs. A waiter carries plates, another pours wine. They wash the glasses.",
    ["waiter: pour wine", "waiter: wash the glasses"],
  ],
  [
    "Clients name a deadline. Invoices are written by accounts and sent by them too.",
    ["accounts team: write invoices", "accounts team: send invoices"],
  ],
  [
    "A planner quotes the price; if the client accepts, she picks a translator.",
    ["planner: quote the price", "planner: pick a translator"],
  ],
  ["If a driver is late, he calls the office.", ["driver: call the office"]],
  [
    "Charity run for the hospice. Emails flood our bureau. Hikers ask for half board and see nobody's beds. The club's board releases the money.",
    ["board: release the money"],
  ],
])("who does it each, as another or in answer is whoever was meant: %s [LISTEN-99]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(
    /^(?:undefined|player: start|helper: wash|client: (?:send|pick)|charity|email|half|.*nobody)/m,
  );
});

test.each([
  [
    "Assistants hunt props. Other theatres can rent from us: they look through the catalogue and get an offer from the assistant.",
    ["theatre: look through the catalogue", "theatre: get an offer from the assistant"],
  ],
  [
    "Shelters list dogs. People who want to adopt meet the dog. They fill in a form.",
    ["person who wants to adopt: meet the dog", "person who wants to adopt: fill in a form"],
  ],
  ["Guests ring. The person at the door opens. She counts the coats.", ["person at the door: count the coats"]],
  ["The control room sees all buses and informs the drivers.", ["control room team: inform the drivers"]],
  ["Shelters list dogs. The foster home collects the dog.", ["foster home: collect the dog"]],
  ["The planner must okay each swap, and the council can look in.", ["planner: okay each swap"]],
  ["The council lends us the park. Exhibitors choose a plot.", ["exhibitor: choose a plot"]],
])("houses, rooms and people told by what they do act, what is lent to us is background: %s [LISTEN-100]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/^(?:undefined|assistant: (?:look|get)|user|guest: count|council: lend|planner: look)/m);
});

test.each([
  ["The charge nurse writes the roster. Nurses tick tasks off.", ["charge nurse: write the roster", "nurse: tick tasks off"]],
  ["The bed manager assigns a bed. The manager also blocks a ward.", ["bed manager: block a ward"]],
  [
    "Crews report locks. The mate inspects the boat with the hirer and they agree on a price, and both sign the list.",
    ["mate: agree on a price", "hirer: agree on a price", "mate: sign the list", "hirer: sign the list"],
  ],
  ["The foreman assigns a boat; he or his mate cleans it.", ["foreman: clean the boat", "mate: clean the boat"]],
  ["Drivers of ours confirm the tours. Guests pay at the gate.", ["driver: confirm the tours", "guest: pay at the gate"]],
  ["Teachers register a school. The first enter a team.", ["teacher: register a school"]],
])("who does it with another, of ours or besides the only one is whoever was meant: %s [LISTEN-101]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect([...told, ...peopleIn(text)].join("\n")).not.toMatch(
    /^(?:crew member: (?:agree|sign)|charge nurse: tick|manager:|enter)/m,
  );
});

test.each([
  ["Parents book toys. Grandparents can be added to a card by the parents.", ["parent: add grandparents to a card"]],
  ["Someone from the honey house prints the labels.", ["person from the honey house: print the labels"]],
  ["Anyone with a complaint writes to the governor.", ["person with a complaint: write to the governor"]],
  [
    "The treasurer counts the till with the cashier, and they both sign the sheet.",
    ["treasurer: sign the sheet", "cashier: sign the sheet"],
  ],
  ["Rangers fine people who ride at night.", ["ranger: fine people who ride at night"]],
])("who only sounds like another, is from somewhere or only spoken of is told apart: %s [LISTEN-102]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/^(?:undefined|grandparent|customer|user)/m);
});

test("conditions and wishes in formal words are told as any others [LISTEN-98]", () => {
  const told = analyse("Runners check times. Should a runner complain, the timekeeper corrects the time.").activities;
  expect(told.map(({ said, condition }) => [said, condition])).toEqual([
    ["check times", undefined],
    ["correct the time", "if a runner complains"],
  ]);
  expect(deedsOf("It is intended that pages be scanned by volunteers, and that every scan be checked by the archivist.")).toEqual(
    ["volunteer: scan pages", "archivist: check every scan"],
  );
});

test("what somebody does who is no class of the project is nobody else's story [LISTEN-96]", () => {
  const text =
    "Families reserve an hour. The girl at the scales weighs the buckets. Whoever opens the gate scans the tickets. Pickers see the rows on a map.";
  const brief = { ...nothingYet, project: { name: "Orchard" }, questionnaire: { project_description: text } };
  const whole = draftEverything(brief);
  const named = new Map(whole.user_classes.map(({ id, name }) => [id, name]));
  const told = (classes: typeof whole.user_classes) =>
    draftUserStories({ ...brief, user_classes: classes })
      .filter(({ story }) => /weigh the buckets|scan the tickets/.test(story))
      .map(({ story, user_class_id }) => `${named.get(user_class_id ?? "")}: ${/I want to (.+?),/.exec(story)?.[1]}`);
  expect(told(whole.user_classes)).toEqual([
    "Girl at the scales: weigh the buckets",
    "Person who opens the gate: scan the tickets",
  ]);
  expect(told(whole.user_classes.filter(({ name }) => /Family|Picker/.test(name)))).toEqual([]);
});

test("whom nobody names does nothing, and who only has something done is no user class [LISTEN-93]", () => {
  expect(
    deedsOf("Volunteers sort the clothes. Those who have paid get a code. The one who finds the bag fills in a card."),
  ).toEqual(["volunteer: sort the clothes"]);
  expect(deedsOf("Guests ask the concierge for a taxi. He orders it, and she pays a fee.")).toEqual([
    "guest: ask the concierge for a taxi",
    "concierge: order the taxi",
  ]);
  const text =
    "The bursar chases late payers, prints the list and checks the fees. Teachers take the roll at the coach. The cook reads the list.";
  expect(peopleIn(text)).toEqual(["bursar", "teacher", "cook"]);
});

test("testers and scholars are people [LISTEN-576]", () => {
  expect(deedsOf("A tester plays the build in the browser. Scholars request a scan.")).toEqual([
    "tester: play the build in the browser",
    "scholar: request a scan",
  ]);
});
