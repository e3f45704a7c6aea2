import type { DeedPattern } from "#domain/catalog/patterns/pattern.ts";

/** Whether something is as it should be: nothing is measured. */
export const CHECKING: DeedPattern = {
  key: "check",
  verbs: ["check"],
  so: "what is incomplete or wrong is noticed in time",
  criteria: [
    [
      "Given nothing{of thing} is missing or wrong",
      "When I {deed}",
      "Then {thing is} shown as checked, with my name and the time",
    ],
    [
      "Given something{of thing} is missing or wrong",
      "When I {deed} and name it",
      "Then {thing is} not shown as checked, and what I named stands beside {it}",
    ],
  ],
  section: "Check of {objects}",
  shows: "What is still to be checked, and what was checked by whom, when and with what outcome.",
  feature: "The system shall let {who} {theirs}.",
};

const RECORD: DeedPattern = {
  key: "record",
  verbs: [
    "log",
    "record",
    "register",
    "note",
    "note down",
    "write down",
    "write up",
    "type in",
    "type up",
    "key in",
    "capture",
    "add",
    "write",
    "enter",
    "document",
    "describe",
    "type",
    "dictate",
    "fill",
    "mark",
    "declare",
    "state",
    "disclose",
    "indicate",
    "name",
    "save",
    "store",
    "keep",
    "itemise",
    "itemize",
    "catalogue",
    "catalog",
    "digitise",
    "digitize",
    "transcribe",
    "tag",
  ],
  so: "it can be looked up later",
  criteria: [
    ["Given I have every required detail{of thing}", "When I {deed} and save", "Then {thing is} kept with my name and the time"],
    [
      "Given a required detail{of thing} is missing",
      "When I {deed} and save",
      "Then nothing is stored, the detail is named, and what I entered is still there",
    ],
  ],
  section: "Entry of {objects}",
  shows: "The form for a new entry, and the earlier ones, newest first.",
  feature: "The system shall let {who} {theirs}.",
  risk: {
    name: "Incomplete or wrong entries",
    functionality: "Entry of {objects}",
    description:
      "People enter things in a hurry, on a phone or while they do something else. What is missing or mistyped misleads whoever relies on it later, so what is required is checked on entry, and each entry can be corrected with its first words kept.",
  },
};

/** Deeds by which something is written down: entering, examining, photographing, scanning, making. */
export const RECORDING: readonly DeedPattern[] = [
  RECORD,
  {
    key: "examine",
    verbs: [
      "inspect",
      "count",
      "measure",
      "test",
      "examine",
      "audit",
      "sample",
      "weigh",
      "check",
      "assess",
      "estimate",
      "survey",
      "grade",
    ],
    so: "what I found is on record for those who come after me",
    criteria: [
      [
        "Given I have a result{for thing}",
        "When I {deed} and enter the result",
        "Then the result is kept with my name and the time",
      ],
      [
        "Given a part of the result is missing",
        "When I {deed} and save what I have",
        "Then it is not shown as complete, and the missing part is named",
      ],
    ],
    section: "Results for {objects}",
    shows: "The form for a result, and the earlier ones with who found them and when.",
    feature: "The system shall let {who} record the result of {doing}.",
  },
  {
    key: "photograph",
    verbs: ["photograph", "film", "picture"],
    so: "it can be seen later how things were",
    criteria: [
      ["Given the camera may be used", "When I {deed}", "Then the pictures are kept with my name and the time"],
      ["Given the picture cannot be kept", "When I {deed}", "Then I am told so at once, and can take it again"],
    ],
    section: "Photographs of {objects}",
    shows: "The pictures, newest first, each with its date and who took it.",
    feature: "The system shall keep the date and the author of each picture that is taken when {they do}.",
  },
  {
    key: "scan",
    verbs: ["scan"],
    so: "nothing has to be typed",
    criteria: [
      ["Given the scan can be read", "When I {deed}", "Then what it belongs to is shown, and the scan is kept with the time"],
      ["Given the scan cannot be read", "When I {deed}", "Then I am told so, and can type what stands on it"],
    ],
    section: "Scanning of {objects}",
    shows: "What was scanned last, by whom and when.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "create",
    verbs: [
      "create",
      "make",
      "build",
      "design",
      "compose",
      "draw",
      "draw up",
      "draft",
      "compile",
      "prepare",
      "generate",
      "set up",
    ],
    so: "others can work with {it}",
    criteria: [
      [
        "Given all that is required{for thing} is there",
        "When I {deed} and save",
        "Then {thing is} kept, and {opens} again as I left {it}",
      ],
      ["Given the connection is lost before I have finished", "When I come back", "Then nothing that I saved is missing"],
    ],
    section: "Work on {objects}",
    shows: "What is begun and what is finished, each with its author and its date.",
    feature: "The system shall let {who} {theirs}.",
  },
  {
    key: "calculate",
    verbs: ["calculate", "compute", "forecast", "predict", "analyse", "analyze", "evaluate", "summarise", "summarize"],
    so: "nobody has to work it out by hand",
    criteria: [
      ["Given all that goes into it is entered", "When I {deed}", "Then the result is shown with what it rests on"],
      ["Given a figure that it needs is missing", "When I {deed}", "Then no result is shown, and the missing figure is named"],
    ],
    section: "Calculation of {objects}",
    shows: "The results, each with what it rests on.",
    feature: "The system shall let {who} {theirs}.",
    risk: {
      name: "Wrong figures that look right",
      functionality: "Calculation of {objects}",
      description:
        "A result looks exact even where what went into it was wrong or missing. Somebody decides by it, so each result shows what it rests on, and none is shown where a part of that is missing.",
    },
  },
];

/** "Enter the weight", "note the reason": one value, of which no part can be missing. */
export const ENTERING: DeedPattern = {
  ...RECORD,
  criteria: [
    ["Given {thing is} known to me", "When I {deed} and save", "Then {thing is} kept with my name and the time"],
    [
      "Given {thing is} left empty",
      "When I save what I entered",
      "Then nothing is stored, I am told that {it is} missing, and what I entered is still there",
    ],
  ],
};
