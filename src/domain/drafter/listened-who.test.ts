import { expect, test } from "vitest";
import { analyse } from "./analysis/analyse.ts";

/** What each person does, in the words of the deed. */
function deedsOf(text: string): string[] {
  return analyse(text).activities.map(({ actor, said }) => `${actor?.singular}: ${said}`);
}

test.each([
  [
    "I'm a glazier in Kent, on my own apart from an apprentice, Wim, who sweeps the shop. Wim sees the orders.",
    ["apprentice: sweep the shop", "apprentice: see the orders"],
  ],
  [
    "Guests ask for a refund, which our office manager Pat approves. Pat fills the rooms.",
    ["office manager: approve the refund", "office manager: fill the rooms"],
  ],
  ["At 20 hours the system warns my deputy, Jonas, who moves people to other work.", ["deputy: move people to other work"]],
])("a name right behind a role is told by it, whatever was named before: %s [LISTEN-220]", (text, deeds) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(/\b(?:wim|pat|jonas)\b|warned who/i);
});

test("of a kind that was named, one is told by the name of it or left open, never as two [LISTEN-220]", () => {
  expect(deedsOf("The porter counts each trolley and flags a broken one.").join()).not.toMatch(/broken a/);
});

test.each([
  [
    "You take a rowing boat out and log the trip. While you row you note the herons. Every rower signs the rules once a season.",
    ["rower: note the herons"],
  ],
  [
    "You scan the shelf, you see what lies there. If you're a lodger, you reserve a shelf. If you're the caretaker, you empty it.",
    ["lodger: reserve a shelf", "lodger: see what lies there"],
  ],
  ["Each beekeeper lists a hive, and the others see that it's gone.", ["beekeeper: see that the hive is gone"]],
  ["A baker posts a spare loaf, and others within 3 km offer a cake in return.", ["baker: offer a cake in return"]],
])(
  "'you' are called by what you do, or by the first role given to you, and the others are the same: %s [LISTEN-221]",
  (text, deeds) => {
    const told = deedsOf(text);
    expect(told).toEqual(expect.arrayContaining(deeds));
    expect(told.join("\n")).not.toMatch(/^(?:customer|undefined)/m);
  },
);

test("who is met once as one of a kind gives no name to those who act [LISTEN-221]", () => {
  const told = analyse(
    "Walkers log a trip. Walkers count the birds. Walkers close gates. The warden calls in a reserve walker.",
  ).actors;
  expect(told.map(({ singular }) => singular)).toEqual(["walker", "warden"]);
});

const TALK = `Nora: Forty boats share one slipway, and at Easter they all ring me, the clerk.
Abel: And you want them to…?
Nora: Book a tide. A skipper enters the length and picks a tide.
Otis: The crane driver is me. I lift the boats, log the weight and lock the gate.
Nora: He has to be able to close a tide when it blows. I check the log.
Abel: Who else?
Runa: I paint the hulls.`;

test("each who speaks has the role they say they have, in all they say, else their name [LISTEN-222]", () => {
  const told = deedsOf(TALK);
  expect(told).toEqual(
    expect.arrayContaining([
      "crane driver: lift the boats",
      "crane driver: lock the gate",
      "crane driver: close a tide",
      "clerk: check the log",
      "Runa: paint the hulls",
    ]),
  );
  expect(told.join("\n")).not.toMatch(/\bowner\b|the clerk, the clerk/);
});

test("what somebody is wanted to do is answered with what they do [LISTEN-222]", () => {
  const talk = "A: Skippers pay. B: So you want them to…?\nA: Book a tide. Enter the length.\nB: Fine?";
  expect(deedsOf(talk.replace("B: So", "\nB: So"))).toContain("skipper: book a tide");
  expect(deedsOf("A: The farm pays. Farmers sow.\nB: And?\nA: Farmers reap.")).toContain("farmer: pay");
});

test.each([
  [
    "If you're a keeper, you hand out masks. Masks need the guild master's permission, which he gives in the app. Keepers pay.",
    [],
    /keeper: give/,
  ],
  ["Calls are taken by the warden on duty, by whom a boat is then assigned.", ["warden: assign a boat"], /^duty/m],
  ["Votes and counts must match every Friday. The clerk locks the hall.", ["clerk: lock the hall"], /^count/m],
  ["It has to work offline, because there's none by the sawmill, and it uploads the lists.", [], /sawmill/],
  ["Buoys come from another company, which shows its own map. Fans look at it.", [], /^company/m],
  ["I keep the list (my aunt would disown me). Inspectors look at it.", ["owner: keep the list"], /aunt/],
  ["Bidders should note that the park is large. The warden notes the wind.", ["warden: note the wind"], /bidder/],
  ["Jobs longer than 2 hours need two guides. Guides accept jobs.", ["guide: accept jobs"], /longer/],
  ["It keeps what was written by somebody's nephew. Growers log bags.", ["grower: log bags"], /nephew/],
])("nobody does what things, strangers and asides do: %s [LISTEN-223]", (text, deeds, wrong) => {
  const told = deedsOf(text);
  expect(told).toEqual(expect.arrayContaining(deeds));
  expect(told.join("\n")).not.toMatch(wrong);
});

test.each([
  [
    "The tenants cut reeds. The boatman comes. Anyone who doesn't want to cut can lend the plot.",
    ["tenant: lend the plot"],
    /public/,
  ],
  ["Skippers book a tide. Everyone who's booked gets a message.", ["skipper: get a message"], /person who/],
  [
    "Ruth keeps the diary; I want her to enter each tuning once and pick a tuner. Ruth prints the list.",
    ["Ruth: enter each tuning once", "Ruth: pick a tuner"],
    /undefined/,
  ],
])(
  "who is told by what they do or don't, and whom somebody wants to do something, are those who were named: %s [LISTEN-224]",
  (text, deeds, wrong) => {
    const told = deedsOf(text);
    expect(told).toEqual(expect.arrayContaining(deeds));
    expect(told.join("\n")).not.toMatch(wrong);
  },
);

test.each([
  [
    "Loans are requested by readers or by partner institutions, with the purpose stated.",
    ["reader: request loans", "partner institution: request loans with the purpose stated"],
  ],
  ["The boxes are weighed by the shed hand and a label is printed.", ["shed hand: print a label"]],
  ["The parcel is frozen, and only then are the boxes checked in by the porter.", ["porter: check the boxes in"]],
  ["The clerk files the plan. Only then can the town surveyor approve the plan.", ["town surveyor: approve the plan"]],
  ["Nobody under 16 rides alone, and every rider confirms the rules.", ["rider: confirm the rules"]],
  [
    "What the binder can't do: coopers log the staves on a phone, photograph cracks and set a date.",
    ["cooper: log the staves on a phone", "cooper: set a date"],
  ],
  [
    "I'd love a little app where somebody who comes home with a net photographs each moth and sends the picture to the expert.",
    ["customer: photograph each moth", "customer: send the picture to the expert"],
  ],
])(
  "each of several doers, also behind 'only then' and beside those who may not, does what is theirs: %s [LISTEN-225]",
  (text, deeds) => {
    expect(deedsOf(text)).toEqual(expect.arrayContaining(deeds));
  },
);

test("a list ends where its neighbour begins, whatever stands under that [LISTEN-225]", () => {
  const told = deedsOf(
    "- Warden\\n  - approves moves\\n  - closes a bay\\n- Smokehouse things\\n  - prints the label\\n".replaceAll("\\n", "\n"),
  );
  expect(told).toContain("warden: close a bay");
  expect(told.join("\n")).not.toMatch(/warden: print/);
});

test("a thing that is 'not in the app' takes nobody out who was spoken of before it, and why something is not asked for is no deed [LISTEN-290]", () => {
  const told = deedsOf(
    "Coopers log the staves and set a date. An apprentice enters readings. No maps, the coopers know their cellars better than any computer. Raffle at Easter: not in the app.",
  );
  expect(told).toEqual(["cooper: log the staves", "cooper: set a date", "apprentice: enter readings"]);
  expect(deedsOf("Coopers log the staves. Nurses read the list. The coopers: no access.")).toEqual(["nurse: read the list"]);
  expect(deedsOf("Coopers log the staves. The tailor reads the list. No login.")).toEqual(["cooper: log the staves"]);
});

test.each([
  ["A warden draws the route. The registrar has no account, she replies by post and the warden files the deed.", /warden: reply/],
  ["A warden draws the route. The individual doesn't log in, she replies by post.", /warden: reply/],
  ["A warden draws the route. The tallyer stays at home and has no account, he replies by post.", /warden: reply/],
])("'she' right behind a clause is whom that clause was about, and nobody named before: %s [LISTEN-296]", (text, wrong) => {
  expect(deedsOf(text).join("\n")).not.toMatch(wrong);
});

test("whom a list of words does not know does what 'she' does right behind [LISTEN-296]", () => {
  const told = deedsOf("A warden draws the route. The tallow weighs the malt, she signs the slip.");
  expect(told).toEqual(["warden: draw the route", "tallow: weigh the malt", "tallow: sign the slip"]);
});
