import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";
import { ASSIGNING, PLACING, PUTTING_ELSEWHERE, TICKING_MINE } from "./by-sense.ts";
import { OPENING_UP } from "./changing.ts";
import { BOOKING_ON_REQUEST } from "./choosing.ts";
import { ENTERING } from "./recording.ts";
import { COUNTED } from "./seeing.ts";

/** How a deed is tried: steps that somebody can take, and what is then seen; in the last one it goes wrong. */
export type Trial = readonly [given: string, when: string, then: string];

/** Kinds that share their key with another one. */
const OF_ONE_KIND: ReadonlyMap<DeedPattern, readonly Trial[]> = new Map([
  [
    BOOKING_ON_REQUEST,
    [
      [
        "Given {thing is} free",
        "When I {deed} and look on another device",
        "Then {it is} shown there as waiting for an answer, with since when",
      ],
      [
        "Given {thing is} free, and whoever decides is signed in as well",
        "When I {deed} and somebody else asks for {it} too",
        "Then both stand in the list of what waits, and {it is} not shown as anybody's before one was accepted",
      ],
    ],
  ],
  [
    OPENING_UP,
    [
      [
        "Given {thing is} not open yet",
        "When I {deed} and look on another device",
        "Then {it is} shown there as open, with who opened {it} and when",
      ],
      [
        "Given {thing is} not open yet",
        "When I {deed} after somebody else has done so, from a page that was still open",
        "Then nothing is opened twice, and I see who opened {it} first",
      ],
    ],
  ],
  [
    PLACING,
    [
      [
        "Given those who take care of {it} are signed in as well",
        "When I {deed}",
        "Then they see what I asked for, with my name and the time, and I see that {it is} received",
      ],
      [
        "Given all is filled in but one required detail",
        "When I {deed}, fill it in and do so once more",
        "Then nothing is received the first time, and it is received once the second time",
      ],
    ],
  ],
  [
    ASSIGNING,
    [
      [
        "Given {thing is} not assigned yet",
        "When I {deed} and look on another device",
        "Then the assignment is shown there, with my name",
      ],
      [
        "Given {thing was} assigned while I had the page open",
        "When I {deed}",
        "Then I see how {it is} assigned and by whom, and nothing changes before I have confirmed it",
      ],
    ],
  ],
  [
    PUTTING_ELSEWHERE,
    [
      [
        "Given it is known where {thing is}",
        "When I {deed} and look on another device",
        "Then the new place is shown there, and the place before beside it",
      ],
      [
        "Given somebody else moved {it} while I had the page open",
        "When I {deed}",
        "Then nothing is overwritten, and I see who moved {it} and when",
      ],
    ],
  ],
  [
    TICKING_MINE,
    [
      [
        "Given {thing is} still open for me",
        "When I {deed} and look on another device",
        "Then {it is} shown there as done by me, with the time",
      ],
      ["Given {thing is} still open for me and for somebody else", "When I {deed}", "Then nothing changes for the other person"],
    ],
  ],
  [
    ENTERING,
    [
      [
        "Given nothing was entered before",
        "When I {deed}, save and open it on another device",
        "Then what I entered stands there, with my name and the time",
      ],
      [
        "Given the field is empty",
        "When I save, fill it in and save again",
        "Then nothing is stored the first time, and it is stored once the second time",
      ],
    ],
  ],
  [
    COUNTED,
    [
      ["Given three come under it and one does not", "When I {deed}", "Then I see 3, and can open the three that were counted"],
      [
        "Given none comes under it",
        "When somebody enters one that does and I open the page again",
        "Then the number has gone from 0 to 1, and the one that was counted can be opened; what does not come under it is not counted",
      ],
    ],
  ],
]);

const AGAIN_FROM_OLD_PAGE = "after somebody else has done so, from a page that was still open";

/** By the key of the kind. */
const OF_KINDS: Readonly<Record<string, readonly Trial[]>> = {
  any: [
    [
      "Given it was not done before",
      "When I {deed} and look on another device",
      "Then it is shown there as done once, with my name and the time",
    ],
    [
      "Given I am signed in with another role",
      "When I open the address under which it is done",
      "Then nothing of it is shown, and it cannot be done",
    ],
  ],
  work: [
    [
      "Given the work{on thing} stands among what is still to be done",
      "When I {deed}, record it and open the list on another device",
      "Then the work stands there among what was done, with my name and the time",
    ],
    [
      "Given the work{on thing} could not be done",
      "When I try to close it without a reason",
      "Then it stays open, and I am asked for the reason",
    ],
  ],
  see: [
    [
      "Given a colleague changes something{of thing} while I have the page open",
      "When I {deed} again",
      "Then I see what was changed, with the time of that change",
    ],
    [
      "Given nothing is recorded yet",
      "When I want to {deed}",
      "Then the page says that there is nothing yet, and shows no empty table and no error",
    ],
  ],
  record: [
    [
      "Given every required detail is filled in",
      "When I {deed}, save and look on another device",
      "Then every detail stands there as I entered it, with my name and the time",
    ],
    [
      "Given all is filled in but one required detail",
      "When I {deed}, save, fill it in and save again",
      "Then nothing is stored the first time, and it is stored once the second time",
    ],
  ],
  request: [
    [
      "Given whoever takes care of it is signed in as well",
      "When I {deed} and press the button twice",
      "Then one request stands there as open, with my name and since when",
    ],
    [
      "Given all is filled in but one required detail",
      "When I {deed}, fill it in and send it again",
      "Then nothing is sent the first time, and the request is there once the second time",
    ],
  ],
  book: [
    [
      "Given {thing is} free",
      "When I {deed} and look on another device",
      "Then {it is} shown there as mine, and to somebody else as taken",
    ],
    [
      "Given {thing is} free, and two people have the page open",
      "When I {deed} and the other does the same in the same second",
      "Then one of us has {it}, the other is refused and told why, and after a reload both see the same",
    ],
  ],
  order: [
    [
      "Given {thing is} available",
      "When I {deed} and press the button twice",
      "Then there is one order, and those who take care of it see it once",
    ],
    [
      "Given a part{of thing} is gone since I opened the page",
      "When I {deed}",
      "Then nothing is ordered, the part is named, and the rest of what I chose is still there",
    ],
  ],
  "take-on": [
    [
      "Given nobody has taken {thing} yet",
      "When I {deed} and look on another device",
      "Then {it is} shown there under my name, and no longer among what nobody has taken",
    ],
    [
      "Given nobody has taken {thing} yet, and two people have the page open",
      "When I {deed} and the other does the same in the same second",
      "Then one of us has {it}, and the other is refused and sees whose {it is}",
    ],
  ],
  join: [
    [
      "Given a place is free",
      "When I {deed} and look on another device",
      "Then I am on the list once, and one place less is free",
    ],
    [
      "Given one place is free, and two people have the page open",
      "When I {deed} and the other does the same in the same second",
      "Then one of us is on the list, and the other is told that no place is free",
    ],
  ],
  told: [
    [
      "Given I can be reached and am not looking at the product",
      "When {occasion}",
      "Then the message has come, and the same is shown to me when I sign in",
    ],
    [
      "Given the address I gave does not exist",
      "When {occasion}",
      "Then the message is shown as not delivered to those in charge, and what it says to me at my next visit",
    ],
  ],
  get: [
    [
      "Given {thing is} not ready yet",
      "When I look for {it} and look once more as soon as {it is}",
      "Then I am told the first time what is waited for, and can open {it} the second time",
    ],
    [
      "Given {thing is} ready for me",
      "When {occasion} and somebody with another account looks for {it}",
      "Then I can open {it}, and the other cannot",
    ],
  ],
  report: [
    [
      "Given whoever is in charge is signed in as well",
      "When I {deed}",
      "Then it stands there as not taken yet, with my name, the time and what I wrote",
    ],
    [
      "Given I have not said what happened",
      "When I {deed}, say it and send it again",
      "Then nothing is sent the first time, and it has arrived once the second time",
    ],
  ],
  say: [
    [
      "Given two people are meant to know it and a third is not",
      "When I {deed}",
      "Then the two see it with my name and the time, and the third does not",
    ],
    [
      "Given one of those it is meant for cannot be reached",
      "When I {deed}",
      "Then I see who was not reached, and what I wrote is still there",
    ],
  ],
  hand: [
    [
      "Given the other side is signed in as well",
      "When I {deed} and record it",
      "Then the other side sees who has {it} now, since when, and who recorded it",
    ],
    [
      "Given a part{of thing} is damaged",
      "When I {deed} and record the damage",
      "Then both sides see the damage, and it does not count as done before that is settled",
    ],
  ],
  change: [
    [
      "Given somebody else has {thing} open",
      "When I {deed} and save",
      "Then the other sees the new state after a reload, and who changed it when",
    ],
    [
      "Given two people have {thing} open",
      "When I {deed} and save after the other has saved",
      "Then nothing of what the other saved is overwritten, and I see both versions",
    ],
  ],
  "own-entry": [
    [
      "Given what I enter is complete",
      "When I {deed}, save and look on another device",
      "Then the new version stands there, and the earlier one can still be opened",
    ],
    [
      "Given one required detail is emptied",
      "When I {deed} and save",
      "Then nothing is stored, and after a reload the earlier version is still there",
    ],
  ],
  "own-details": [
    ["Given what I enter is complete", "When I {deed}, save and look on another device", "Then it stands there as I left it"],
    [
      "Given one required detail is emptied",
      "When I {deed} and save",
      "Then nothing is stored, and after a reload what held before is still there",
    ],
  ],
  cancel: [
    [
      "Given somebody else counts on {thing}",
      "When I {deed}",
      "Then the other sees that {thing is} cancelled, since when and by whom",
    ],
    [
      "Given {thing was} cancelled while I had the page open",
      "When I {deed}",
      "Then nothing is cancelled twice, and I see since when {it is} cancelled",
    ],
  ],
  approve: [
    [
      "Given somebody waits for my decision{on thing}",
      "When I {deed}",
      "Then the other sees what was decided, when and by whom, and it is gone from the list of what waits",
    ],
    [
      "Given {thing was} changed while I had the page open",
      "When I {deed}",
      "Then nothing is decided, the change is marked, and I can decide once I have seen it",
    ],
  ],
  accept: [
    [
      "Given the other side is signed in as well",
      "When I {deed}",
      "Then the other side sees my answer and its time, and {thing is} gone from the list of what waits",
    ],
    [
      "Given {thing was} withdrawn while I had the page open",
      "When I {deed}",
      "Then my answer is not taken, and I see since when {it is} withdrawn",
    ],
  ],
  assign: [
    [
      "Given those it concerns are signed in as well",
      "When I {deed}",
      "Then each of them sees it on a page of their own, with its time",
    ],
    [
      "Given something else is assigned for the same hour",
      "When I {deed}",
      "Then I am warned with what it collides, and nothing is settled before I have answered",
    ],
  ],
  rule: [
    [
      "Given something else held until now",
      "When I {deed} and save",
      "Then the new one holds for what is entered from then on, and what was entered before stays as it was",
    ],
    [
      "Given a required value is emptied",
      "When I {deed} and save",
      "Then nothing changes, and after a reload what held before is still there",
    ],
  ],
  pay: [
    [
      "Given an amount is due",
      "When I {deed} and press the button twice",
      "Then it is paid once, with one receipt, and nothing is due any longer",
    ],
    [
      "Given the payment is declined the first time",
      "When I {deed} and try once more",
      "Then nothing is charged the first time, and the amount is charged once the second time",
    ],
  ],
  charge: [
    ["Given an amount is due", "When I {deed}", "Then the other side sees the same amount as I do, with its reason and date"],
    [
      "Given the amount was charged by a colleague while I had the page open",
      "When I {deed}",
      "Then I am warned, and it is charged once and not twice",
    ],
  ],
  "offer-to": [
    [
      "Given whoever it is meant for is signed in as well",
      "When I {deed}",
      "Then the other sees the offer, with its time, and nobody else does",
    ],
    [
      "Given a colleague offered {it} to somebody else while I had the page open",
      "When I {deed}",
      "Then nothing is offered, and I see who was offered {it} and when",
    ],
  ],
  refund: [
    [
      "Given the amount was paid",
      "When I {deed} and whoever paid looks",
      "Then they see the same amount as I do, with its reason and date",
    ],
    [
      "Given the amount was paid back by a colleague while I had the page open",
      "When I {deed}",
      "Then it is refused, and nothing is paid back twice",
    ],
  ],
  choose: [
    [
      "Given nothing is chosen yet",
      "When I go on without a choice",
      "Then I stay where I am, am told that a choice is missing, and nothing I entered is lost",
    ],
    [
      "Given there are two to choose from",
      "When I {deed}, go on and come back",
      "Then what I chose is still chosen, and the other is not",
    ],
  ],
  create: [
    [
      "Given all that is required{for thing} is there",
      "When I {deed}, save and open it on another device",
      "Then it stands there as I left it, with my name and the date",
    ],
    [
      "Given the connection breaks off after I saved a part",
      "When I come back and go on",
      "Then that part is there, and nothing of it is there twice",
    ],
  ],
  plan: [
    [
      "Given two people are involved and both are signed in",
      "When I {deed} and save",
      "Then both see the same day and the same time",
    ],
    [
      "Given something else is planned for the same hour",
      "When I {deed} and save",
      "Then I am told with what it collides, and nothing is stored before I have settled it",
    ],
  ],
  submit: [
    [
      "Given all that belongs to {thing} is there",
      "When I {deed} and press the button twice",
      "Then {thing has} arrived once, with the date, and whoever works through it sees the same",
    ],
    [
      "Given one required part{of thing} is missing",
      "When I {deed}, add the part and hand in again",
      "Then it is not accepted the first time, and it is accepted once the second time",
    ],
  ],
  send: [
    [
      "Given the connection breaks off half-way",
      "When I {deed} and try again",
      "Then nobody sees a part of it the first time, and it has arrived once the second time",
    ],
    [
      "Given two people are meant to have {thing} and a third is not",
      "When I {deed}",
      "Then the two can open {it}, and the third cannot",
    ],
  ],
  publish: [
    [
      "Given somebody it is meant for has the page open",
      "When I {deed}",
      "Then that person sees {it} after a reload, with the date",
    ],
    [
      "Given {thing is} not published yet",
      "When somebody opens the address under which {it is} to be seen",
      "Then nothing of {it} is shown",
    ],
  ],
  upload: [
    [
      "Given a file that can be read",
      "When I {deed} and open it on another device",
      "Then it is the same file to the last byte, with my name and the time",
    ],
    [
      "Given the connection breaks off half-way",
      "When I come back and look where it belongs",
      "Then nothing half-done can be opened there, and the upload can go on",
    ],
  ],
  examine: [
    [
      "Given I have a result{for thing}",
      "When I {deed}, enter the result and look on another device",
      "Then the result stands there as I entered it, with my name and the time",
    ],
    [
      "Given one value of the result is missing",
      "When I {deed} and save what I have",
      "Then it is shown as not complete; once the value is there, it is shown as complete",
    ],
  ],
  check: [
    [
      "Given nothing{of thing} is missing or wrong",
      "When I {deed} and look on another device",
      "Then it stands there as checked, with my name and the time",
    ],
    [
      "Given something{of thing} is wrong",
      "When I {deed}, name it, and it is put right",
      "Then it is shown as not checked until I have looked at it again, and what I named stays on record",
    ],
  ],
  finish: [
    [
      "Given {thing is} still open",
      "When I {deed} and look on another device",
      "Then {thing is} gone there from what is open, with who closed {it} and when",
    ],
    [
      "Given {thing is} still open",
      `When I {deed} ${AGAIN_FROM_OLD_PAGE}`,
      "Then nothing is closed twice, and I see who closed {it} first",
    ],
  ],
  confirm: [
    [
      "Given {thing is} not confirmed yet",
      "When I {deed} and somebody it concerns looks",
      "Then that person sees who confirmed it and when",
    ],
    [
      "Given {thing is} not confirmed yet",
      `When I {deed} ${AGAIN_FROM_OLD_PAGE}`,
      "Then nothing is confirmed twice, and I see who confirmed {it} first",
    ],
  ],
  tick: [
    [
      "Given {thing is} still open",
      "When I {deed} and look on another device",
      "Then {it is} shown there as done, with my name and the time",
    ],
    [
      "Given {thing is} still open",
      `When I {deed} ${AGAIN_FROM_OLD_PAGE}`,
      "Then nothing is counted twice, and I see who was first and when",
    ],
  ],
  mark: [
    [
      "Given {thing is} not marked so yet",
      "When I {deed} and a colleague looks on another device",
      "Then the colleague sees the mark, with my name and the time",
    ],
    [
      "Given {thing is} not marked so yet",
      `When I {deed} ${AGAIN_FROM_OLD_PAGE}`,
      "Then nothing is marked twice, and I see who was first and when",
    ],
  ],
  presence: [
    [
      "Given it has not been noted yet",
      "When I {deed} and somebody in charge looks",
      "Then the list shows who is there and who is not, with the time",
    ],
    [
      "Given it was noted by a colleague while I had the page open",
      "When I {deed}",
      "Then it counts once and not twice, with the earlier time",
    ],
  ],
  move: [
    [
      "Given somebody else it concerns is signed in as well",
      "When I {deed}",
      "Then the other sees how it stands now, how it stood before, and who changed it",
    ],
    [
      "Given something else stands where it is to go",
      "When I {deed}",
      "Then it is refused, I am told with what it collides, and after a reload all is as it was",
    ],
  ],
  scan: [
    [
      "Given a code that belongs to something",
      "When I {deed} and look on another device",
      "Then it stands there as scanned once, with the time",
    ],
    [
      "Given a code that belongs to something, and one that belongs to nothing",
      "When I {deed} with the one and with the other",
      "Then what the first belongs to is shown; of the second I am told that nothing is known, and can type it",
    ],
  ],
  photograph: [
    [
      "Given the camera may be used",
      "When I {deed} and look on another device",
      "Then the pictures are there, with my name and the time",
    ],
    [
      "Given the camera may not be used",
      "When I {deed}",
      "Then I am told so, and can choose a file instead; it is kept with my name and the time",
    ],
  ],
  lock: [
    [
      "Given {thing is} in use until then",
      "When I {deed} and look on another device",
      "Then {it is} shown there as out of use, with who ordered it and since when",
    ],
    [
      "Given somebody has {thing} open as free",
      "When I {deed} and the other asks for {it}",
      "Then the other is refused, and told that {it is} out of use and since when",
    ],
  ],
  unlock: [
    ["Given {thing is} shut", "When I {deed} and look on another device", "Then {it is} no longer shown there as shut"],
    [
      "Given somebody was refused while {thing was} shut",
      "When I {deed} and the other tries once more",
      "Then it is no longer refused, and it stands there who ended that and when",
    ],
  ],
  extract: [
    [
      "Given the connection breaks off half-way",
      "When I {deed} and try again",
      "Then I am told so the first time and have the whole file the second time",
    ],
    [
      "Given something{of thing} was changed a moment ago",
      "When I {deed} and open the file",
      "Then the change is in it, and nothing that my role may not see",
    ],
  ],
  "take-over": [
    [
      "Given a file that can be read",
      "When I {deed} and count what is there",
      "Then there are exactly those that stand in the file, each once",
    ],
    [
      "Given a file of which one line cannot be read",
      "When I {deed}, and then once more with the line put right",
      "Then the line is named the first time, and nothing is there twice after the second time",
    ],
  ],
  comment: [
    [
      "Given I have written nothing",
      "When I {deed}, write a line and save again",
      "Then nothing is stored the first time, and the line is stored once the second time",
    ],
    [
      "Given somebody it is meant for is signed in as well, and somebody else too",
      "When I {deed} and save",
      "Then the first can read my words with my name and the time, and the other cannot",
    ],
  ],
  find: [
    [
      "Given nothing matches",
      "When I {deed}",
      "Then I am told that nothing matches, and what I searched for still stands in the field",
    ],
    ["Given two things match and a third does not", "When I {deed}", "Then the two are shown and the third is not"],
  ],
  follow: [
    [
      "Given nothing has changed since I looked",
      "When I {deed}",
      "Then nothing is marked as new, and I see the time of the last change",
    ],
    [
      "Given I have looked at it a moment ago",
      "When something is changed by somebody else and I {deed}",
      "Then that change stands first, with its time, and what was not changed is not marked",
    ],
  ],
  delete: [
    ["Given two things are there", "When I {deed} and do not confirm it", "Then both are still there after a reload"],
    [
      "Given two things are there",
      "When I {deed}, confirm it and look on another device",
      "Then the one I meant is not there any longer, and the other is untouched",
    ],
  ],
  "send-back": [
    [
      "Given whoever made {it} is signed in as well",
      "When I {deed}",
      "Then that person sees my remarks with my name and the time, and {thing is} gone from the list of what waits",
    ],
    [
      "Given {thing was} changed while I had the page open",
      "When I {deed}",
      "Then nothing is sent back, the change is marked, and I can decide once I have seen it",
    ],
  ],
  "look-over": [
    [
      "Given something{of thing} was changed a moment ago",
      "When I {deed} and leave a remark",
      "Then I saw the change, and my remark stands there on another device with my name and the time",
    ],
    [
      "Given nothing is known{of thing} yet",
      "When I want to {deed}",
      "Then the page says that there is nothing yet, and shows no empty table and no error",
    ],
  ],
  "stand-in": [
    [
      "Given I have chosen who comes instead",
      "When I {deed} and both of them look",
      "Then the one sees that it is theirs now, and the other that it no longer is",
    ],
    [
      "Given who was to come instead was put down for something else while I had the page open",
      "When I {deed}",
      "Then I am told so, and nothing changes before I have answered",
    ],
  ],
  "put-together": [
    [
      "Given three can be picked",
      "When I {deed}, take two of them and look on another device",
      "Then the two are shown there as picked, and the third is not",
    ],
    ["Given nobody is picked yet", "When I {deed} and save", "Then nothing is stored, and I am told that nobody is picked"],
  ],
  print: [
    ["Given {thing was} changed a moment ago", "When I {deed}", "Then the print shows that change, and the date of today"],
    ["Given no printer answers", "When I {deed}", "Then I am told so, and the same can be saved as a file"],
  ],
};

/** The trials of a kind of deed; none where its criteria are all that can be tried. */
export function trialsOfKind(pattern: DeedPattern): readonly Trial[] {
  return OF_ONE_KIND.get(pattern) ?? OF_KINDS[pattern.key] ?? [];
}
