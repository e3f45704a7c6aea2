import { altKey, commandKey } from "#web/lib/key-caps.ts";

/** Keys pressed together, and what they do; several ways to the same are told one after the other. */
export type Shortcut = { keys: readonly (readonly string[])[]; does: string };

/** What is on a keyboard: a key that is given something to do anywhere is listed here, see `scripts/shortcuts.test.ts`. */
export const shortcuts: readonly { place: string; keys: readonly Shortcut[] }[] = [
  {
    place: "Everywhere",
    keys: [
      { keys: [[commandKey, "K"]], does: "Go to a project, a screen or a numbered row" },
      { keys: [["?"]], does: "Open this help" },
      { keys: [[commandKey, "Enter"]], does: "Save the form you are writing in" },
      { keys: [[commandKey, "Z"]], does: "Undo the latest change, while its message is shown" },
      { keys: [["F8"]], does: "Move to the messages" },
      { keys: [["Esc"]], does: "Close what is open" },
    ],
  },
  {
    place: "In a list",
    keys: [
      { keys: [["/"]], does: "Search the list" },
      { keys: [["↑"], ["↓"]], does: "Go one row up or down" },
      { keys: [["Page Up"], ["Page Down"]], does: "Go ten rows up or down" },
      { keys: [["Home"], ["End"]], does: "Go to the first or last row" },
      { keys: [["Enter"]], does: "Open the row" },
      { keys: [["Space"]], does: "Select the row" },
      {
        keys: [
          ["Shift", "↑"],
          ["Shift", "↓"],
        ],
        does: "Select several rows",
      },
      { keys: [[commandKey, "A"]], does: "Select all rows" },
      { keys: [["Delete"]], does: "Delete the row, or all selected rows" },
      {
        keys: [
          [altKey, "↑"],
          [altKey, "↓"],
        ],
        does: "Move the row up or down",
      },
      { keys: [["Esc"]], does: "Clear the selection, then go to the search" },
    ],
  },
  {
    place: "In the document",
    keys: [
      { keys: [["/"]], does: "Find words in the document" },
      { keys: [["Enter"]], does: "Go to the next match" },
      { keys: [["Shift", "Enter"]], does: "Go to the previous match" },
      { keys: [["Esc"]], does: "Clear the words, then leave the field" },
      { keys: [["N"], ["P"]], does: "Go to the next or previous change, while versions are compared" },
    ],
  },
  {
    place: "On a search page",
    keys: [
      { keys: [["↑"], ["↓"]], does: "Move through the results" },
      { keys: [["Enter"]], does: "Go to the first result, then open it" },
    ],
  },
  {
    place: "On Coverage",
    keys: [
      { keys: [["↑"], ["↓"], ["←"], ["→"]], does: "Go to the next or previous clause" },
      { keys: [["Enter"]], does: "Select the clause, or clear the selection" },
      { keys: [["L"]], does: "Link the chosen clause to a row" },
      { keys: [["A"]], does: "Make it an assumption" },
      { keys: [["O"]], does: "Make it an open point" },
      { keys: [["X"]], does: "Leave it out" },
    ],
  },
  {
    place: "On Completeness",
    keys: [
      { keys: [["/"]], does: "Search the items" },
      { keys: [["↑"], ["↓"]], does: "Go to the next or previous item" },
      { keys: [["N"]], does: "Go to the next open item" },
      { keys: [["A"]], does: "Apply the chosen item" },
      { keys: [["W"]], does: "Waive it" },
      { keys: [["Y"]], does: "Accept what is proposed for it" },
      { keys: [["O"]], does: "Open it again" },
    ],
  },
  {
    place: "In the preview of an import",
    keys: [
      { keys: [["↑"], ["↓"]], does: "Go one piece up or down" },
      { keys: [["Home"], ["End"]], does: "Go to the first or last piece" },
      { keys: [["Space"]], does: "Select the piece" },
      {
        keys: [
          ["Shift", "↑"],
          ["Shift", "↓"],
        ],
        does: "Select several pieces",
      },
      { keys: [[commandKey, "A"]], does: "Select all pieces" },
      { keys: [["Esc"]], does: "Clear the selection" },
    ],
  },
  {
    place: "While you type",
    keys: [
      { keys: [["Enter"]], does: "Add the address, name the technology or create the version you typed" },
      { keys: [["↓"], ["Enter"]], does: "In the search of a list: go to its first row" },
      { keys: [["Esc"]], does: "Clear the search, or close the form" },
    ],
  },
  {
    place: "While you drag a row",
    keys: [{ keys: [["Esc"]], does: "Cancel the move" }],
  },
];
