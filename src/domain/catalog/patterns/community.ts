import type { ConcernPattern } from "./pattern.ts";

export const community: ConcernPattern = {
  key: "community",
  short: /\b(?:forum|discussions?|discuss(?:es)?)\b/,
  keywords: ["community", "follower", "comment"],
  verbs: { customer: [], provider: [] },
  object: ["discussion", "discussions"],
  borrows: false,
  scope: "groups and discussions among {customers}",
  pages: [
    {
      name: "Community",
      description: "Where {customers} discuss, help each other and form groups.",
      sections: [
        {
          name: "Discussions",
          description: "Topics with answers, newest or most helpful first.",
          stories: ["Start a discussion", "Report a harmful post"],
          features: [
            ["Topics and answers", "The system shall show a new answer to everybody who reads the topic within 5 seconds."],
            [
              "Reporting of posts",
              "The system shall hide a post after 3 reports by different people until it has been looked at.",
            ],
          ],
        },
        {
          name: "Groups",
          description: "Open and closed groups with their members and rules.",
          stories: ["Keep a group in order"],
          features: [
            ["Closed groups", "The system shall show the contents of a closed group to its members only."],
            [
              "Requests to join a closed group",
              "The system shall let the owner of a closed group accept or decline each request to join.",
            ],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\bdiscuss/,
      name: "Start a discussion",
      want: "to start a discussion under a topic",
      so: "people with the same question can answer",
      criteria: [
        ["Given I am a member", "When I post a title and a text", "Then it is visible within 5 seconds and I am told of answers"],
        [
          "Given I have posted 5 topics within 10 minutes",
          "When I post another one",
          "Then it is refused and I see when I can post again",
        ],
      ],
    },
    {
      by: "customer",
      name: "Report a harmful post",
      want: "to report a post that breaks the rules",
      so: "the discussion stays civil",
      criteria: [
        ["Given a post by somebody else", "When I report it with a reason", "Then I receive the decision within 2 working days"],
        ["Given I have reported the post before", "When I report it again", "Then the second report is not counted"],
      ],
    },
    {
      by: "provider",
      name: "Keep a group in order",
      want: "to remove what breaks the rules of the group",
      so: "members find what the group is for",
      criteria: [
        ["Given a request to join", "When I accept it", "Then the person is a member within 5 seconds and is told"],
        [
          "Given a post I removed",
          "When its author appeals within 14 days",
          "Then I cannot decide on it myself and an administrator does",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Hostile discussions",
      functionality: "Community",
      description:
        "Hostile people, 5 among 100, can drive all others away. Posts are hidden after 3 reports and new members post at most 5 topics in 10 minutes.",
    },
  ],
};
