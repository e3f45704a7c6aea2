import type { ConcernPattern } from "./pattern.ts";

export const maps: ConcernPattern = {
  key: "maps",
  words: /\bon (?:an? |the )?maps?\b|\bgps\b/,
  short: /\b(?:nearby|neighbou?rhood|map)\b/,
  keywords: [],
  verbs: { customer: [], provider: [] },
  doneBy: { customer: /\bmap\b/ },
  object: ["place", "places"],
  borrows: false,
  scope: "a map with the same contents as a list",
  excluded: "Turn-by-turn navigation, which is left to the map application of the phone",
  pages: [
    {
      name: "Map",
      description: "Where places are seen on a map and open their details.",
      sections: [
        {
          name: "Map view",
          description: "Markers in the visible area, gathered into groups above 50.",
          stories: ["See {objects} on the map"],
          features: [
            [
              "Markers in view",
              "The system shall show up to 500 markers in the visible area within 1 second, and the same as a list for those who cannot see the map.",
            ],
            ["Position with consent", "The system shall ask before it uses a person's position."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\bmap\b/,
      name: "See {objects} on the map",
      want: "to see the {objects} within a distance I choose on the map",
      so: "I go no farther than needed",
      criteria: [
        [
          "Given I have shared my position",
          "When I choose 5 km",
          "Then I see the {objects} within 5 km, with the distance of each",
        ],
        [
          "Given I have not shared my position",
          "When I open the map",
          "Then it is not asked for again and I can enter an address",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Movement profiles",
      functionality: "Map and positions",
      description:
        "Positions over time show where a person lives and works. In the wrong hands this endangers people, so a person's position is used with consent only and erased after 24 hours.",
    },
  ],
};
