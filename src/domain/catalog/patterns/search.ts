import type { ConcernPattern } from "./pattern.ts";

const SAVED = /\bsaved? (?:a |the |their )?search(?:es)?\b|\bsomething new fits\b/;

export const search: ConcernPattern = {
  key: "search",
  words:
    /\bsearch(?:es)? (?:by|for|in|all|the (?:list|archive|catalogue|records?))\b|\b(?:is|be|are) searchable\b|\bsaved? search(?:es)?\b|\bfilter(?:s|ed)? by\b/,
  short: /\b(?:search(?:es|able)?|catalogue|catalog|directory|find(?:s)? (?:an? |the )?\w+)\b/,
  keywords: ["filter", "browse", "discover", "compare", "match"],
  doneBy: { customer: /\b(?:search|find|look up|browse)\b/ },
  verbs: { customer: ["find", "search", "browse", "filter", "discover", "explore"], provider: [] },
  object: ["entry", "entries"],
  borrows: true,
  scope: "finding {objects} by words and filters",
  excluded: "Searching inside scanned images",
  unlessSaid: /\bscanned\b/,
  pages: [
    {
      name: "Search",
      description: "Where people find {objects} by words and narrow the list with filters.",
      sections: [
        {
          name: "Search field and filters",
          description: "Words, category, date and further filters, each with the number of matches.",
          stories: ["Find {objects} by words and filters"],
          features: [
            [
              "Search with typing errors",
              "The system shall find {objects} with up to 2 typing errors in a word and answer within 1 second for 100,000 entries.",
            ],
            ["Filters with counts", "The system shall show beside each filter how many {objects} match."],
          ],
        },
        {
          name: "Results",
          description: "Matches in order of closeness, 20 to a page, with the words found marked.",
          stories: ["Find {objects} by words and filters"],
          features: [["Sorting of results", "The system shall sort the matches by closeness, date or name."]],
        },
        {
          calledBy: SAVED,
          name: "Saved searches",
          description: "Searches kept by name, with a notice of new matches.",
          stories: ["Save a search"],
          features: [
            ["Notice of new matches", "The system shall notify the owner of a saved search of new matches once a day at most."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\bsearch\b/,
      name: "Find {objects} by words and filters",
      want: "to search {objects} by words and narrow the list with filters",
      so: "I see the ones that fit in under a minute",
      criteria: [
        [
          "Given 5,000 {objects}",
          "When I enter a word and choose a filter",
          "Then the matches appear within 1 second together with their number",
        ],
        [
          "Given no {object} matches",
          "When I search",
          "Then I am told that nothing was found and which filter to remove to get matches",
        ],
      ],
    },
    {
      calledBy: SAVED,
      by: "customer",
      name: "Save a search",
      want: "to save a search under a name",
      so: "I hear of new matches without searching again",
      criteria: [
        [
          "Given a search with filters",
          "When I save it as a daily notice",
          "Then I receive new matches once a day and none twice",
        ],
        [
          "Given I already have 20 saved searches",
          "When I save another one",
          "Then it is not saved and I am asked which one to replace",
        ],
      ],
    },
    {
      by: "customer",
      calledBy: /\bcompar\w*\b/,
      name: "Compare up to 4 {objects}",
      want: "to see up to 4 {objects} side by side",
      so: "I notice the differences before I decide",
      criteria: [
        [
          "Given I have marked 3 {objects}",
          "When I open the comparison",
          "Then their details stand side by side and differences are highlighted",
        ],
        ["Given I have marked 4 {objects}", "When I mark a fifth", "Then it is refused and I am asked which one to drop"],
      ],
    },
  ],
  risks: [
    {
      name: "Entries that nobody finds",
      functionality: "Search for {objects}",
      description:
        "What was typed with an error or under another word is not found and is entered a second time. So the search forgives up to 2 typing errors, and searches without a match are reviewed once a month.",
    },
  ],
};
