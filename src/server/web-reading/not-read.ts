import type { UnreadWhy } from "#domain/evidence/unread.ts";
import { Failure, type FailureKind } from "#domain/failure.ts";

const anotherTime = "Try again later or enter another address.";

const sentences: Readonly<Record<UnreadWhy, string>> = {
  robots: "The website asks programs not to read this page (robots.txt). Enter another address.",
  slow: `The website took too long to answer. ${anotherTime}`,
  gone: "The website has no page at this address. Correct the address.",
  refused: "The website does not let us read this page. Enter another address.",
  busy: "The website takes no more visits from us now. Try again later.",
  error: `The website answered with an error. ${anotherTime}`,
  file: "The website has no web page at this address, but a file. Enter the address of a page.",
  circles: `The website sends its visitors in circles. ${anotherTime}`,
  elsewhere: `The website sends its visitors to an address that is none. ${anotherTime}`,
  inside: "This address does not lead to a public website. Enter the address of a website on the internet.",
  unreachable: "The website could not be reached. Check the address and try again.",
  broken: "The website's page could not be read. Enter the address of another page of it.",
  scripts: "The website's page has no text that could be read. Enter the address of another page of it.",
  blank: "The website's page has no text that could be read. Enter the address of another page of it.",
  enough: `Enough pages were read. ${anotherTime}`,
  time: `The website took too long to answer. ${anotherTime}`,
  size: `The website is too large to be read. ${anotherTime}`,
};

/** A page of the web that is not read, and why. */
export class NotRead extends Failure {
  readonly why: UnreadWhy;

  constructor(why: UnreadWhy, { sentence = sentences[why], cause }: { sentence?: string; cause?: unknown } = {}) {
    const kind: FailureKind = why === "inside" ? "invalid" : "unavailable";
    super(kind, sentence, { cause });
    this.why = why;
  }
}
