import type { Locator, Page } from "@playwright/test";
import { extractText } from "unpdf";
import { expect, expectAccessible, linkTo, newcomer, test } from "./journey.ts";

/** How somebody reaches what is on the screen. What is pressed counts, a field that has to be pressed to type into it, too. */
type Hand = {
  press: (what: Locator) => Promise<void>;
  write: (field: Locator, words: string) => Promise<void>;
  entersFields: boolean;
};

const MOST_PRESSES = 12;
const idea =
  "A tool that keeps the leases of a parish's land. The office records each lease with its tenant and its rent. The board approves every new lease before it is signed. Tenants see what they owe and when their lease ends. The same land must never be let twice.";

const mouse: Hand = {
  entersFields: true,
  press: (what) => what.click(),
  async write(field, words) {
    await field.click();
    await field.page().keyboard.insertText(words);
  },
};

const finger: Hand = {
  entersFields: true,
  press: (what) => what.tap(),
  async write(field, words) {
    await field.tap();
    await field.page().keyboard.insertText(words);
  },
};

function keyboard(page: Page): Hand {
  async function reach(what: Locator) {
    await expect(what).toBeVisible();
    await expect(async () => {
      if (!(await what.evaluate((element) => element === document.activeElement))) {
        await page.keyboard.press("Tab");
        throw new Error("it is not reached yet");
      }
    }).toPass({ intervals: [1] });
  }
  return {
    entersFields: false,
    async press(what) {
      await reach(what);
      await page.keyboard.press("Enter");
    },
    async write(field, words) {
      await reach(field);
      await page.keyboard.insertText(words);
    },
  };
}

/** From the landing page to the whole drafted specification in the document; answers how many presses that took. */
async function firstHour(page: Page, hand: Hand): Promise<number> {
  const ada = newcomer("ada.lovelace");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  let presses = 0;
  /** Each screen of the way is pressed or written on. */
  const expectFitting = async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
  };
  const press = async (what: Locator) => {
    await expect(what).toBeVisible();
    await expectFitting();
    presses += 1;
    await hand.press(what);
  };
  const write = async (field: Locator, words: string) => {
    await expect(field).toBeVisible();
    await expectFitting();
    if (hand.entersFields) presses += 1;
    await hand.write(field, words);
  };

  await page.goto("/");
  await press(page.getByRole("main").getByRole("link", { name: "Start a specification" }));
  await write(page.getByLabel("Email"), ada.email);
  await write(page.getByRole("textbox", { name: "Password" }), ada.password);
  await press(button("Sign Up"));
  await expect(page.getByText(`Confirm ${ada.email}`)).toBeVisible();
  await expectFitting();
  const mailed = await linkTo(page, ada.email, /confirm/i);
  presses += 1;
  await page.goto(mailed);
  await press(button("Confirm my address"));
  await write(page.getByLabel("Your idea"), idea);
  await press(button("Continue"));
  await expect(page.getByRole("heading", { name: "A few questions about it" })).toBeVisible();
  await expect(page.getByLabel("How long do leases last")).toBeVisible();
  await expectAccessible(page);
  await press(button("Skip and draft everything"));
  await expect(page.getByRole("list", { name: "Sections" })).toBeVisible();
  await expectFitting();
  await expect(page.getByText(/^(Your specification is drafted|Drafted, but)/)).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole("link", { name: "Read the document" }).last());

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tool that keeps the leases");
  for (const number of ["US-1", "FEAT-1", "RISK-1", "TC-1"]) {
    await expect(page.getByRole("article", { name: new RegExp(`^${number} `) })).toBeAttached();
  }
  await expect(page.getByRole("main")).toContainText("must never be let twice");
  await expectFitting();
  return presses;
}

test("a newcomer goes from the landing page to a whole drafted specification in at most twelve presses and one paragraph, and prints it [FIRST-61] [READ-81]", async ({
  page,
}) => {
  expect(await firstHour(page, mouse)).toBeLessThanOrEqual(MOST_PRESSES);
  const { text } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), { mergePages: false });
  const [cover = "", ...others] = text;
  expect(cover).toContain("Tool that keeps the leases");
  expect(others.length).toBeGreaterThan(10);
  // a number stands in the margin, which is written before or after the page
  const margins = text.map((words) => [words.trim().split(/\s+/)[0], words.trim().split(/\s+/).at(-1)]);
  expect(margins[0]).not.toContain("1");
  for (const [at, margin] of margins.entries()) if (at > 0) expect(margin, `page ${at + 1}`).toContain(String(at + 1));
});

test("so it is with the keyboard alone [FIRST-62]", async ({ page }) => {
  expect(await firstHour(page, keyboard(page))).toBeLessThanOrEqual(MOST_PRESSES);
});

test("and by touch on a telephone, where no screen of the way scrolls sideways [FIRST-63]", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  expect(await firstHour(await context.newPage(), finger)).toBeLessThanOrEqual(MOST_PRESSES);
  await context.close();
});
