import type { ConcernPattern } from "./pattern.ts";

export const learning: ConcernPattern = {
  key: "learning",
  short:
    /\b(?:e-learning|online (?:courses?|lessons?)|homework|curriculum)\b|^(?=.*\b(?:students?|pupils?|learners?)\b).*\b(?:quiz(?:zes)?|exercises)\b/,
  keywords: ["lesson", "exam", "course"],
  verbs: { customer: ["learn", "study"], provider: ["teach"] },
  object: ["lesson", "lessons"],
  heads: ["course", "lesson", "exercise", "puzzle", "quiz"],
  borrows: false,
  scope: "lessons, exercises and the progress of each {customer}",
  excluded: "Certificates recognised by the state",
  pages: [
    {
      name: "Lessons and progress",
      description: "Where {customers} work through lessons and see how far they have come.",
      sections: [
        {
          name: "Lesson plan",
          description: "Lessons in order, with the time each takes and what has been completed.",
          stories: ["Continue a lesson where I stopped"],
          features: [
            ["Position in a lesson", "The system shall store the position in a lesson every 10 seconds."],
            ["Resume where one stopped", "The system shall resume a lesson at its stored position on any device."],
          ],
        },
        {
          name: "Exercises and results",
          description: "Exercises with immediate feedback and results over time.",
          stories: ["See who needs help", "Give feedback on submitted work"],
          features: [
            ["Immediate feedback", "The system shall mark an answer within 1 second."],
            ["Right answer explained", "The system shall explain the right answer beside the mark."],
            ["Progress by topic", "The system shall show the share of right answers by topic over the last 30 days."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Continue a lesson where I stopped",
      want: "to continue a lesson where I stopped, on any device",
      so: "I can learn in the minutes I have",
      criteria: [
        ["Given I stopped at minute 7 on my phone", "When I open the lesson on my computer", "Then it continues at minute 7"],
        [
          "Given I worked offline",
          "When the connection is back and another device is further ahead",
          "Then nothing is overwritten and I choose where to continue",
        ],
      ],
    },
    {
      by: "provider",
      name: "See who needs help",
      want: "to see the progress of each {customer} by topic",
      so: "I can help those who are stuck before they give up",
      criteria: [
        ["Given results of the last 30 days", "When I open a group", "Then those below 50 percent in a topic are listed first"],
        ["Given somebody is not in my group", "When I open their results", "Then access is refused"],
      ],
    },
    {
      by: "provider",
      name: "Give feedback on submitted work",
      want: "to return submitted work with comments",
      so: "everybody knows what to do differently next time",
      criteria: [
        [
          "Given work submitted before the deadline",
          "When I return it with a comment",
          "Then its author is told and sees the comment beside the passage",
        ],
        [
          "Given work arrives after the deadline",
          "When I open the list",
          "Then it is marked as late and is not counted until I accept it",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Giving up half-way",
      functionality: "Lessons and progress",
      description:
        "People stop after the first weeks when they see no progress. Without a sign within the first 3 lessons the effort of {providers} is lost, so progress is shown from the first exercise on.",
    },
  ],
};
