import type { ConcernPattern } from "./pattern.ts";

export const content: ConcernPattern = {
  key: "content",
  short: /\b(?:blog|articles?|newsletters?|magazine|podcasts?|recipes?)\b/,
  keywords: ["publish", "news", "editorial", "content"],
  verbs: { customer: ["read"], provider: ["publish", "post", "curate"] },
  object: ["article", "articles"],
  heads: ["article", "recipe", "story", "podcast", "post", "newsletter", "guide", "tour"],
  borrows: false,
  scope: "writing, reviewing and publishing {objects}",
  excluded: "Translating content by machine",
  pages: [
    {
      name: "{Objects}",
      description: "Where {customers} read {objects}, newest first.",
      sections: [
        {
          name: "Overview of {objects}",
          description: "Titles with picture, date and topic, 12 to a page.",
          stories: ["Read {objects} on any screen"],
          features: [
            ["Topics and archive", "The system shall list {objects} by topic and month."],
            ["Permanent addresses", "The system shall give each {object} a permanent address."],
          ],
        },
        {
          name: "Reading view",
          description: "One {object} with author, date and what to read next.",
          stories: ["Read {objects} on any screen"],
          features: [
            [
              "Reading view",
              "The system shall show the text of {a object} within 1.5 seconds on a 4G connection, before pictures are loaded.",
            ],
          ],
        },
      ],
    },
    {
      name: "Editorial desk",
      description: "Where {providers} write, check and schedule {objects}.",
      sections: [
        {
          name: "Editor",
          description: "Text, pictures, topics and a preview as readers will see it.",
          stories: ["Write and publish {objects}", "Correct {a object} after publication"],
          features: [
            ["Drafts saved while writing", "The system shall save a draft every 10 seconds."],
            ["Versions of a draft", "The system shall keep the last 20 versions of a draft."],
            ["Scheduled publication", "The system shall publish {a object} at the chosen minute."],
            ["Withdrawal after publication", "The system shall let the author withdraw {a object} at any time."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "provider",
      name: "Write and publish {objects}",
      want: "to publish {a object} at a chosen time",
      so: "it reaches readers when they have time to read",
      criteria: [
        ["Given a draft with title and text", "When I schedule it for tomorrow 08:00", "Then it appears at 08:00 and I am told"],
        [
          "Given a picture without a description for the blind",
          "When I publish",
          "Then it is not published and the picture is marked",
        ],
      ],
    },
    {
      by: "customer",
      told: /\bread\b/,
      name: "Read {objects} on any screen",
      want: "to read {objects} on phone, tablet and computer",
      so: "I can use the minutes I have",
      criteria: [
        ["Given a screen 360 px wide", "When I open {a object}", "Then text and pictures fit without scrolling sideways"],
        [
          "Given {a object} was withdrawn",
          "When I open its old address",
          "Then I am told that it is no longer available and see 3 related ones",
        ],
      ],
    },
    {
      by: "provider",
      name: "Correct {a object} after publication",
      want: "to correct {a object} with a note on what was changed",
      so: "readers can trust what they read",
      criteria: [
        [
          "Given a published {object}",
          "When I correct it with a remark",
          "Then the new text and the remark with its date are shown within 1 minute",
        ],
        [
          "Given a colleague is editing the same {object}",
          "When I open the editor",
          "Then I see who it is and cannot overwrite their text",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Unlawful content",
      functionality: "Publication of {objects}",
      description:
        "Pictures without a licence and wrong statements about people lead to claims for damages. Source and licence are therefore required for each picture, and withdrawal takes effect within 1 minute.",
    },
  ],
};
