import { Suspense, startTransition, use, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "#tests/support/render.ts";
import { Dialog } from "./dialog.tsx";

const words = Promise.withResolvers<string>();

function Words() {
  return <p>{use(words.promise)}</p>;
}

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <Suspense fallback={<p>Waiting</p>}>
      <button type="button" onClick={() => startTransition(() => setOpen(true))}>
        Open
      </button>
      {open ? (
        <Dialog open onOpenChange={() => undefined} title="Berth">
          <Words />
        </Dialog>
      ) : null}
    </Suspense>
  );
}

test("what is in a dialog is drawn with what opens it, piece by piece, and not in one go once the dialog stands [SPEED-31]", async () => {
  render(<Screen />);
  await page.getByRole("button", { name: "Open" }).click();
  await new Promise((done) => setTimeout(done, 100));
  expect(page.getByText("Waiting").elements()).toEqual([]);
  expect(page.getByRole("dialog").elements()).toEqual([]);
  words.resolve("Twelve");
  await expect.element(page.getByRole("dialog", { name: "Berth" }).getByText("Twelve")).toBeVisible();
});
