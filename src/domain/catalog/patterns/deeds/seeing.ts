import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

export const SEEING: DeedPattern = {
  key: "see",
  verbs: ["see", "view", "read", "look", "know", "hear", "access", "open", "browse", "compare", "listen", "check"],
  so: "I know how things stand before I act",
  criteria: [
    [
      "Given something is known{of thing}",
      "When I {deed}",
      "Then I see {thing} as of that moment, with the time of the last change",
    ],
    ["Given nothing is known{of thing} yet", "When I want to {deed}", "Then I am told that there is nothing yet"],
  ],
  section: "View of {objects}",
  shows: "What is known at the moment, each with the time of its last change.",
  feature: "The system shall let {who} {theirs}.",
};

/** A file or a letter is opened as it is: it has no state of the moment. */
export const OPENING: DeedPattern = {
  key: "open",
  verbs: ["open", "read"],
  so: "I know what stands in it",
  criteria: [
    ["Given {thing is} there", "When I {deed}", "Then I see all{of thing}, with who added {it} and when"],
    ["Given {thing was} removed in the meantime", "When I {deed}", "Then I am told that {it is} no longer there"],
  ],
  section: "View of {objects}",
  shows: "What can be opened, with who added it and when.",
  feature: "The system shall let {who} {theirs}.",
};

/** "See how many jobs were late": a number, of which none is one too. */
export const COUNTED: DeedPattern = {
  key: "see",
  verbs: ["see"],
  so: "I know how things stand before I act",
  criteria: [
    ["Given some come under it", "When I {deed}", "Then I see the number, and can open what was counted"],
    ["Given none comes under it", "When I {deed}", "Then I see 0"],
  ],
  section: "Figures",
  shows: "The figures, each with the time it is of and what was counted.",
  feature: "The system shall let {who} {theirs}.",
};

export const MEASURED: DeedPattern = {
  key: "monitor",
  verbs: ["monitor", "measure", "track"],
  so: "I notice a change in time to act on it",
  criteria: [
    ["Given a device has sent a value", "When I open the view of {objects}", "Then the latest value and its time are shown"],
    [
      "Given no new value has arrived",
      "When I open the view of {objects}",
      "Then the last value is shown as outdated, together with its time",
    ],
  ],
  section: "Overview of {objects}",
  shows: "The latest values with their time, and the earlier ones.",
  feature: "The system shall show each value of {objects} with the time it was measured at.",
  risk: {
    name: "Decisions on outdated values",
    functionality: "Overview of {objects}",
    description:
      "If a value is old and looks current, people act on the wrong picture. Each value therefore carries its time, and is marked where no newer one has come.",
  },
};

/** Deeds by which somebody learns how things stand. */
export const WATCHING: readonly DeedPattern[] = [
  {
    key: "follow",
    verbs: ["follow", "track", "monitor", "watch", "trace", "observe", "supervise", "oversee"],
    so: "I notice it when something changes",
    criteria: [
      ["Given something has changed since I last looked", "When I {deed}", "Then I see the change and when it came about"],
      ["Given nothing has changed", "When I {deed}", "Then I see that nothing has, and since when"],
    ],
    section: "Following {objects}",
    shows: "How things stand, and what has changed, newest first.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "find",
    verbs: ["find", "search", "discover", "explore", "look up", "look for", "search for", "filter", "locate"],
    so: "I need not ask around for {it}",
    criteria: [
      ["Given something matches", "When I {deed}", "Then I see what matches, the closest first"],
      ["Given nothing matches", "When I {deed}", "Then I am told that nothing matches, and what I searched for is still there"],
    ],
    section: "Search for {objects}",
    shows: "What was searched for, and what matches it.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "extract",
    verbs: ["export", "download"],
    so: "I can use {it} outside of the product as well",
    criteria: [
      ["Given {thing is} complete", "When I {deed}", "Then I have a file with all that the screen shows{of thing}"],
      ["Given the file cannot be completed", "When I {deed}", "Then I get no part of it, and I am told why"],
    ],
    section: "Export of {objects}",
    shows: "What can be taken out, and what was taken out when.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "print",
    verbs: ["print", "print out"],
    so: "I have {it} on paper",
    criteria: [
      ["Given {thing is} up to date", "When I {deed}", "Then the print shows all that the screen shows{of thing}, with the date"],
      ["Given the printer does not answer", "When I {deed}", "Then I am told so, and I can save the print as a file"],
    ],
    section: "Printing {objects}",
    shows: "How the print will look, and when it was printed last.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "take-over",
    verbs: ["import", "sync", "synchronise", "synchronize", "migrate"],
    so: "nothing of it has to be typed again",
    criteria: [
      ["Given a file that can be read", "When I {deed}", "Then all of it is there afterwards, and I see how much that is"],
      ["Given a part of the file cannot be read", "When I {deed}", "Then that part is named, and nothing is taken over twice"],
    ],
    section: "Import of {objects}",
    shows: "What was taken over, when, and what could not be read.",
    feature: "The system shall let {who} {theirs}.",
  },
];
