import * as z from "zod";

/** Why a page of a website was not read, as people are told. */
export const unreadWhys = {
  robots: "forbidden by robots.txt",
  slow: "took too long",
  gone: "there is no page",
  refused: "the website does not let us read it",
  busy: "the website takes no more visits now",
  error: "the website answered with an error",
  file: "a file, not a web page",
  circles: "sends its visitors in circles",
  elsewhere: "leads to another website",
  inside: "leads to no public website",
  unreachable: "could not be reached",
  broken: "could not be read",
  scripts: "shows nothing without JavaScript, and no browser was there to run it",
  blank: "shows nothing in a browser either",
  enough: "enough pages were read",
  time: "the time for one website was over",
  size: "the website is larger than what is read of one",
} as const;
export type UnreadWhy = keyof typeof unreadWhys;

export const unreadPage = z.object({ address: z.string().max(2000), why: z.string().max(200) });
export type UnreadPage = z.output<typeof unreadPage>;
