import type { ConcernPattern } from "./pattern.ts";

export const analytics: ConcernPattern = {
  key: "analytics",
  short: /\b(?:statistics|analytics|dashboards?|kpis?|forecasts?)\b/,
  keywords: ["chart", "insight", "metric", "trend"],
  verbs: { customer: [], provider: ["analyse", "analyze", "forecast"] },
  object: ["figure", "figures"],
  borrows: false,
  scope: "figures and reports on how the product is used",
  excluded: "Combining figures with data from other companies",
  pages: [
    {
      name: "Reports",
      description: "Where {providers} see figures by period and group, and export them.",
      sections: [
        {
          name: "Key figures",
          description: "The figures that matter for the week, compared with the week before.",
          stories: ["See the key figures of the week"],
          features: [
            [
              "Comparison with the period before",
              "The system shall show each key figure with its change against the period before, in percent and absolute.",
            ],
          ],
        },
        {
          name: "Report builder",
          description: "Figures by period, group and place as table and chart.",
          stories: ["Export a report"],
          features: [
            ["Reports by period and group", "The system shall calculate a report on 12 months of data within 5 seconds."],
            ["Scheduled reports", "The system shall send a saved report by e-mail at a chosen weekday and hour."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "provider",
      name: "See the key figures of the week",
      want: "to see the key figures of the week beside those of the week before",
      so: "I notice a change before it becomes a problem",
      criteria: [
        ["Given data of the last 2 weeks", "When I open the reports", "Then each figure shows its change in percent"],
        [
          "Given data of the current day is still being counted",
          "When I open the reports",
          "Then today is marked as incomplete and is not part of the comparison",
        ],
      ],
    },
    {
      by: "provider",
      name: "Export a report",
      want: "to export a report as CSV or PDF",
      so: "I can use the figures in my own calculations",
      criteria: [
        [
          "Given a report with 2,000 lines",
          "When I export it as CSV",
          "Then the file is ready within 10 seconds and states the filters used",
        ],
        [
          "Given a report with more than 100,000 lines",
          "When I export it",
          "Then it is refused with the limit, and a shorter period is suggested",
        ],
      ],
    },
    {
      by: "admin",
      name: "See how the product is used",
      want: "to see how many people use which function",
      so: "the next improvement goes where it helps most",
      criteria: [
        [
          "Given consent of the people counted",
          "When I open the usage figures",
          "Then I see active people per day, week and month",
        ],
        [
          "Given a group of fewer than 5 people",
          "When I filter down to it",
          "Then no figure is shown so that nobody can be recognised",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Wrong conclusions from figures",
      functionality: "Reports",
      description:
        "Incomplete days and groups under 5 make trends appear that do not exist. Decisions taken on them cost money, so incomplete periods are marked and such groups are hidden.",
    },
  ],
};
