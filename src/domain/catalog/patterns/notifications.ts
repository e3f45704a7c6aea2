import type { ConcernPattern } from "./pattern.ts";

export const notifications: ConcernPattern = {
  key: "notifications",
  keywords: ["notify", "notification", "alert", "reminder", "remind", "push", "warn", "sms", "email", "e-mail"],
  verbs: { customer: [], provider: ["notify", "remind", "warn"] },
  object: ["notification", "notifications"],
  borrows: false,
  scope: "telling people what concerns them, in the product and by e-mail, at the times they choose",
  excluded: "Printed letters and phone calls",
  pages: [
    {
      name: "Notifications",
      description: "Where people read what has happened and choose what they want to hear about.",
      sections: [
        {
          name: "Inbox",
          description: "Notifications of the last 90 days, unread ones first.",
          stories: ["Read what concerns me"],
          features: [
            ["Notification inbox", "The system shall show a notification within 5 seconds of the event."],
            ["Link to what happened", "The system shall link each notification to the place it is about."],
            [
              "Digest by e-mail",
              "The system shall gather notifications that are not urgent into one e-mail a day at the hour the person chose.",
            ],
          ],
        },
        {
          name: "Preferences",
          description: "Which events are told where, and at which hours it stays quiet.",
          stories: ["Choose what I am told about"],
          features: [
            [
              "Quiet hours",
              "The system shall hold back notifications during the quiet hours a person set, except for those marked as urgent.",
            ],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "everyone",
      name: "Read what concerns me",
      want: "to see in one list what has happened since my last visit",
      so: "I miss nothing that waits for my answer",
      criteria: [
        ["Given 3 events concern me", "When I open the inbox", "Then I see them newest first, each linked to its place"],
        [
          "Given the thing a notification is about was deleted",
          "When I open it",
          "Then I am told that it is no longer available and the notification is marked as read",
        ],
      ],
    },
    {
      by: "everyone",
      name: "Choose what I am told about",
      want: "to choose for each kind of event whether I am told by e-mail, in the product or not at all",
      so: "I am not interrupted by what does not concern me",
      criteria: [
        [
          "Given I have switched off e-mail for a kind of event",
          "When such an event happens",
          "Then it is in my inbox and no e-mail is sent",
        ],
        ["Given a notice the law demands", "When I try to switch it off", "Then the choice is refused with the reason"],
      ],
    },
    {
      calledBy: /\b(?:remind\w*|due|overdue|deadline|expir\w*|chas(?:e|es|ing))\b/,
      by: "provider",
      name: "Remind people of what is due",
      want: "to have reminders sent automatically before a date",
      so: "I do not have to chase anyone by phone",
      criteria: [
        [
          "Given something is due in 24 hours",
          "When the reminder time is reached",
          "Then each person concerned receives one reminder",
        ],
        [
          "Given the e-mail address of a person does not exist",
          "When the reminder bounces",
          "Then I see that it was not delivered and to whom",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Notification fatigue",
      functionality: "Notifications",
      description:
        "People who are disturbed more than 5 times a day switch everything off and then miss what is urgent. Events are therefore gathered and quiet hours respected.",
    },
  ],
};
