import { afterEach } from "vitest";
import { utils } from "vitest/browser";

// every try of a wait that is not over yet would write the whole page into an error that nobody reads
utils.configurePrettyDOM({ maxLength: 0 });

afterEach(({ task }) => {
  if (task.result?.state === "fail") console.error(utils.prettyDOM(document.body, 7000));
});
