import type { ConcernPattern } from "./pattern.ts";

export const messaging: ConcernPattern = {
  key: "messaging",
  // who sends a message to all is told by that deed: nobody writes back
  words:
    /\bchat(?:s|ting)?\b|\bexchanges? messages\b|\b(?:messages?|messages to|write(?:s)? to) (?:each other|one another)\b|\b(?:send|write)s? messages\b[^.;]*\b(?:answer|repl(?:y|ies))/,
  short: /\bmessaging\b/,
  keywords: [],
  verbs: { customer: ["message", "chat"], provider: [] },
  doneBy: { customer: /\b(?:chat|message|ask .* question)/ },
  object: ["conversation", "conversations"],
  borrows: false,
  scope: "written conversations between {customers} and {providers}",
  excluded: "Voice and video calls",
  pages: [
    {
      name: "Messages",
      description: "Where {customers} and {providers} write to each other.",
      sections: [
        {
          name: "Conversation list",
          description: "Conversations with name, last message and number of unread ones.",
          stories: ["Answer {customers}"],
          features: [
            ["Unread counter", "The system shall show the number of unread messages on every page, no older than 5 seconds."],
          ],
        },
        {
          name: "Conversation",
          description: "Messages in order of time, with their receipts.",
          stories: ["Write to {a provider}"],
          features: [
            [
              "Message delivery",
              "The system shall deliver a message of up to 2,000 characters within 5 seconds and show whether it was read.",
            ],
          ],
        },
        {
          needs: ["market"],
          name: "Blocked people",
          description: "People who were blocked, with the date.",
          stories: ["Block a person"],
          features: [
            ["Blocking of a person", "The system shall let a person block another one at once."],
            ["Report with its messages", "The system shall send the last 20 messages along with a report."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      name: "Write to {a provider}",
      want: "to write to {a provider} in the place where I read the answer",
      so: "what we agreed on can be looked up later",
      criteria: [
        ["Given an open conversation", "When I send a message", "Then it is delivered within 5 seconds and shown with its time"],
        [
          "Given I am offline",
          "When I send a message",
          "Then it is kept, marked as not sent, and sent once the connection is back",
        ],
      ],
    },
    {
      by: "provider",
      name: "Answer {customers}",
      want: "to see unanswered messages first",
      so: "nobody waits longer than one working day",
      criteria: [
        ["Given 4 unanswered messages", "When I open the list", "Then they are on top, the oldest first"],
        [
          "Given a conversation was closed by the other side",
          "When I try to answer",
          "Then nothing is sent and I see who closed it",
        ],
      ],
    },
    {
      needs: ["market"],
      by: "customer",
      name: "Block a person",
      want: "to block a person who bothers me",
      so: "I receive nothing more from them",
      criteria: [
        ["Given a conversation", "When I block the person", "Then their messages no longer reach me and they are not told"],
        [
          "Given an open transaction with this person",
          "When I block them",
          "Then I am warned and messages about that transaction still arrive",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Messages that nobody reads",
      functionality: "Messages",
      description:
        "A message that waits unread for days holds up what it is about. So unread ones are counted on every page and told by e-mail after 24 hours.",
    },
    {
      needs: ["market"],
      name: "Abuse in messages",
      functionality: "Messages",
      description:
        "Insults, fraud and dealings outside of the product happen in private messages. Reports carry the last 20 messages so that administrators can decide on facts.",
    },
  ],
};
