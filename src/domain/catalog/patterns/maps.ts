import type { ConcernPattern } from "./pattern.ts";

export const maps: ConcernPattern = {
  key: "maps",
  keywords: [
    "map",
    "location",
    "gps",
    "nearby",
    "route",
    "navigation",
    "position",
    "geolocation",
    "neighbourhood",
    "neighborhood",
  ],
  verbs: { customer: ["navigate"], provider: [] },
  object: ["place", "places"],
  borrows: false,
  scope: "showing {objects} and positions on a map",
  excluded: "Turn-by-turn navigation, which is left to the map application of the phone",
  pages: [
    {
      name: "Map",
      description: "Where {customers} see what is around them and open its details.",
      sections: [
        {
          name: "Map view",
          description: "Markers in the visible area, gathered into groups above 50.",
          stories: ["See what is around me", "Share my position for a limited time"],
          features: [
            [
              "Markers in view",
              "The system shall show up to 500 markers in the visible area within 1 second and the same as a list.",
            ],
            ["Position with consent", "The system shall ask before it uses a person's position."],
            ["Positions erased after a day", "The system shall erase a person's position after at most 24 hours."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "See what is around me",
      want: "to see on a map what lies within a distance I choose",
      so: "I do not travel farther than needed",
      criteria: [
        ["Given I have shared my position", "When I choose 5 km", "Then I see what lies within 5 km, with the distance of each"],
        [
          "Given I have not shared my position",
          "When I open the map",
          "Then it is not asked for again and I can enter an address",
        ],
      ],
    },
    {
      by: "customer",
      name: "Share my position for a limited time",
      want: "to share my position for up to 2 hours",
      so: "the others can find me and nobody follows me afterwards",
      criteria: [
        ["Given I share my position for 1 hour", "When the hour is over", "Then sharing ends by itself and I am told"],
        [
          "Given the phone has no reception",
          "When the others look",
          "Then my last position is shown with its time and marked as not current",
        ],
      ],
    },
    {
      by: "provider",
      name: "Correct a place on the map",
      want: "to move a marker to the exact spot",
      so: "people arrive at the right door",
      criteria: [
        ["Given a place I am responsible for", "When I move its marker and save", "Then the new spot is shown within 1 minute"],
        [
          "Given the new spot is more than 10 km away",
          "When I save",
          "Then it is not stored before I have confirmed the distance",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Movement profiles",
      functionality: "Map and positions",
      description:
        "Positions over time show where a person lives and works. In the wrong hands this endangers people, so positions are erased after 24 hours and sharing ends by itself.",
    },
  ],
};
