import { afterEach } from "vitest";
import { utils } from "vitest/browser";

// every try of a wait that is not over yet would write the whole page into an error that nobody reads
utils.configurePrettyDOM({ maxLength: 0 });

afterEach(({ task }) => {
  if (task.result?.state !== "fail") return;
  // biome-ignore lint/performance/useDomNodeTextContent: as somebody would read it
  throw new Error(`The page it failed on:\n${document.body.innerText.slice(0, 7000)}`);
});
