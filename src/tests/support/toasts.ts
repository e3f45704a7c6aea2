import { expect } from "vitest";

/** A single text stands below 'Success' or 'Error', or is a title with nothing below it; else title and text. */
type Words = [text: string] | [title: string, text: string];

const asked = new WeakSet<Element>();

function inSight() {
  const all = document.querySelectorAll('[role="region"][aria-label^="Notifications"] [data-style][data-state="open"]');
  return [...all].filter((toast) => !asked.has(toast) && toast.checkVisibility());
}

function read(toast: Element): string {
  const words = [...toast.querySelectorAll(":scope > div > div")].map((part) =>
    [part.firstChild, ...part.querySelectorAll("li")].map((line) => line?.textContent).join("\n"),
  );
  return [toast.getAttribute("data-style"), words[0], words[1] ?? ""].join(" | ");
}

/** A toast that was waited for once is not found again: the next one asked for is another. */
async function wait(style: "default" | "destructive", single: string, words: Words) {
  const [first, text] = words;
  const meant =
    text === undefined ? [`${style} | ${single} | ${first}`, `${style} | ${first} | `] : [`${style} | ${first} | ${text}`];
  let said: string[] = [];
  const isThere = () => {
    const found = inSight().find((toast) => meant.includes(read(toast)));
    if (found) asked.add(found);
    said = [...new Set([...said, ...otherToasts()])];
    return found ? meant : said;
  };
  await expect.poll(isThere, { message: "a toast" }).toEqual(meant);
}

export const expectToast = (...words: Words) => wait("default", "Success", words);
export const expectFailure = (...words: Words) => wait("destructive", "Error", words);

/** What every toast in sight says that was not waited for: its style, its title and its text. */
export const otherToasts = () => inSight().map(read);
