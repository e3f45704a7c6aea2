import { CONCERNS } from "./catalog.ts";
import type { Trial } from "./deeds/trials.ts";

/** How the stories that nearly every product has are tried, by their names. */
const TRIALS: Readonly<Record<string, readonly Trial[]>> = {
  "Create an account": [
    [
      "Given I have no account yet",
      "When I register, wait 25 hours and open the confirmation link",
      "Then it is refused, no account exists, and I can ask for a new link",
    ],
    [
      "Given I have no account yet",
      "When I register with a password of 11 characters",
      "Then it is refused, and with 12 characters I am sent a confirmation link",
    ],
  ],
  "Delete my account": [
    [
      "Given something of mine is still open",
      "When I ask for deletion, finish it and ask again",
      "Then the first time it is named and nothing is deleted, and the second time the account is gone",
    ],
    [
      "Given I have confirmed with my password",
      "When I delete my account and wait 31 days",
      "Then it can no longer be used from the first day on, and nothing is found any more under my name and address",
    ],
  ],
  "Manage people and roles": [
    [
      "Given somebody is signed in on another device",
      "When I take a role from that person, who then opens a page of that role",
      "Then the page is refused, and the log names me, the role and the time",
    ],
    [
      "Given two administrators are there",
      "When I remove the role of the other and then my own",
      "Then the second removal is refused, because one administrator must remain",
    ],
  ],
  "Invite people": [
    [
      "Given nobody has an account with the address",
      "When I invite it to a role and the link is opened",
      "Then the account has that role and no other, and the invitation is shown as accepted",
    ],
    [
      "Given I have invited somebody",
      "When the link is opened a second time, or after 7 days",
      "Then it is refused, and I can send a new invitation",
    ],
  ],
  "Take access away": [
    [
      "Given somebody without access has an old address of a page",
      "When they open it and try to sign in",
      "Then nothing of the page is shown, and sign-in is refused",
    ],
    [
      "Given somebody is signed in on another device",
      "When I take their access away and they open a page 60 seconds later",
      "Then it is refused, and what they entered is still shown under their name",
    ],
  ],
  "Suspend an account": [
    [
      "Given an account is suspended",
      "When I end the suspension and its owner tries to sign in",
      "Then sign-in is no longer refused, and what the owner entered is there",
    ],
    [
      "Given somebody is signed in on another device",
      "When I suspend their account without a reason, and then with one",
      "Then the first is refused; after the second their next page is refused, and they read the reason",
    ],
  ],
  "Read the audit log": [
    [
      "Given I have changed the role of two people today",
      "When I filter by one of them and today",
      "Then one entry is shown, with the old and the new role; the other is not",
    ],
    [
      "Given an entry of the log is open",
      "When I try to change or delete it, on the page and through its address",
      "Then it is refused in both ways, and the entry is as it was",
    ],
  ],
  "See which notices did not arrive": [
    [
      "Given a notice to an address that exists, and one to an address that does not",
      "When both have been due for 1 minute",
      "Then the second alone stands among what did not arrive, with its receiver and the reason",
    ],
    [
      "Given the mail server does not answer for an hour",
      "When it answers again",
      "Then each notice of that hour is sent, and none of them twice",
    ],
  ],
  "Recover a forgotten password": [
    [
      "Given I have an account",
      "When I set a new password through the recovery link and open the recovery link again",
      "Then the second time it is refused, and I can sign in with the new password alone",
    ],
    [
      "Given my recovery link is 61 minutes old",
      "When I open it",
      "Then no password can be set with it; one that is 59 minutes old still works",
    ],
  ],
  "Keep my details up to date": [
    [
      "Given somebody who may see my details has them open",
      "When I change my phone number, save and wait a minute",
      "Then the other sees the new number after a reload",
    ],
    [
      "Given my name is emptied",
      "When I save my details",
      "Then nothing is stored, and after a reload the old name is still there",
    ],
  ],
};

const CRITERIA = new Map(
  CONCERNS.flatMap(({ stories }) =>
    stories.map(({ name, criteria }) => [name, criteria.map((lines) => lines.join("\n"))] as const),
  ),
);

/** The criteria of such a story as the catalogue has them, and how they are tried. */
export function trialsOfStory(name: string): { criteria: readonly string[]; trials: readonly string[] } {
  const trials = (TRIALS[name] ?? []).map((lines) => lines.join("\n"));
  return { criteria: CRITERIA.get(name) ?? [], trials };
}
