/** What is said of an instruction: how far it reaches. */
export const ofThisDraft = "It applies to this draft only, and is saved with it under Drafts.";
export const ofList = "To draft rows again that are already there, select them in the list.";
export const ofText = "A text is drafted as a whole: there are no rows to select.";
