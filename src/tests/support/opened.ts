/** What a test file has opened and not closed yet. */
export const opened: (() => Promise<void>)[] = [];
