import type { ConcernPattern } from "./pattern.ts";

export const notifications: ConcernPattern = {
  key: "notifications",
  words:
    /\b(?:remind(?:s|ed|er|ers)?|notif\w+|alerts?|alerted|warn(?:s|ed|ing)?|inform(?:s|ed)?|alarms?|(?:by|an) e-?mail|gets? an? (?:e-?mail|mail|text|message|notice)|sms|text messages?|push|(?:is|are|be|get|gets) told)\b/,
  keywords: [],
  verbs: { customer: [], provider: ["notify", "remind", "warn"] },
  doneBy: { customer: /^(?:be|get) (?:told|notified|reminded|informed|warned|alerted|an? (?:mail|e-mail|text|message))/ },
  object: ["notice", "notices"],
  borrows: false,
  scope: "notices that are kept with what became of them",
  excluded: "Printed letters and phone calls",
  unlessSaid: /\b(?:letters?|phon(?:e|es|ed|ing)|calls?|called|rings?|rung)\b/,
  pages: [
    {
      name: "Notifications",
      description: "Where it is seen what people were told, and what did not arrive.",
      sections: [
        {
          name: "Sent notices",
          description: "Each notice with receiver, time and state, newest first.",
          stories: ["See which notices did not arrive"],
          features: [
            [
              "One notice for one event",
              "The system shall send a person one notice of an event, even when it is triggered twice.",
            ],
            ["Link to what happened", "The system shall link each notice to the page it is about."],
            [
              "Notices that did not arrive",
              "The system shall mark a notice as not delivered after 3 attempts within 24 hours and show it to {admins}.",
            ],
          ],
        },
        {
          needs: ["little"],
          name: "Inbox",
          description: "Notices of the last 90 days, unread ones first.",
          stories: ["Read what concerns me"],
          features: [["Inbox", "The system shall show a notice in the inbox of its receiver within 5 seconds of the event."]],
        },
      ],
    },
  ],
  stories: [
    {
      by: "admin",
      name: "See which notices did not arrive",
      want: "to see which notices did not arrive and why",
      so: "whoever was not reached is told in another way",
      criteria: [
        [
          "Given a notice to an address that does not exist",
          "When it has bounced",
          "Then I see it with its receiver and the reason within 1 minute",
        ],
        [
          "Given the mail server does not answer",
          "When a notice is due",
          "Then it is tried again for 24 hours and is not sent twice",
        ],
      ],
    },
    {
      needs: ["little"],
      by: "everyone",
      told: /^(?:be|get) (?:told|notified|informed)/,
      name: "Read what concerns me",
      want: "to see in one list what has happened since my last visit",
      so: "I miss nothing that waits for my answer",
      criteria: [
        ["Given 3 events concern me", "When I open the inbox", "Then I see them newest first, each linked to its page"],
        [
          "Given the thing a notice is about was deleted",
          "When I open it",
          "Then I am told that it is no longer available and the notice is marked as read",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Notices that do not arrive",
      functionality: "Notifications",
      description:
        "A mail in the spam folder or a wrong number looks as if somebody had been told. Each notice is therefore kept with its time and state, and one that did not arrive is shown.",
    },
  ],
};
