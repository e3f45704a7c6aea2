import type { Locator, Page } from "@playwright/test";
import { extractText } from "unpdf";
import { expect, expectAccessible, linkTo, newcomer, test } from "./journey.ts";

/** How somebody reaches what is on the screen. What is pressed counts, a field that has to be pressed to type into it, too; the steps of a keyboard from one thing to the next are counted apart. */
type Hand = {
  press: (what: Locator) => Promise<void>;
  write: (field: Locator, words: string) => Promise<void>;
  entersFields: boolean;
  /** How often a key was pressed to get from one thing to the next. */
  steps: () => number;
};

const MOST_PRESSES = 12;
/** Of Tab, from the beginning of the landing page to the document. */
const MOST_STEPS = 60;
const idea =
  "A tool that keeps the leases of a parish's land. The office records each lease with its tenant and its rent. The board approves every new lease before it is signed. Tenants see what they owe and when their lease ends. The same land must never be let twice.";

const mouse: Hand = {
  entersFields: true,
  steps: () => 0,
  press: (what) => what.click(),
  async write(field, words) {
    await field.click();
    await field.page().keyboard.insertText(words);
  },
};

const finger: Hand = {
  entersFields: true,
  steps: () => 0,
  press: (what) => what.tap(),
  async write(field, words) {
    await field.tap();
    await field.page().keyboard.insertText(words);
  },
};

function keyboard(page: Page): Hand {
  let steps = 0;
  async function reach(what: Locator) {
    await expect(what).toBeVisible();
    await expect(async () => {
      if (!(await what.evaluate((element) => element === document.activeElement))) {
        steps += 1;
        await page.keyboard.press("Tab");
        throw new Error("it is not reached yet");
      }
    }).toPass({ intervals: [1] });
  }
  return {
    entersFields: false,
    steps: () => steps,
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

/** A line of the document by its chapter, some of each of the outermost ones. */
const lines: Record<string, RegExp> = {
  "1.1": /is a software product for offices, tenants and boards/,
  "1.2": /In scope\s*Offices can record each lease with the tenant and the rent/,
  "1.3.1": /new, self-contained product/,
  "1.3.2": /Approving every new lease/,
  "1.3.3": /UC-1\s*Office/,
  "1.3.4.1": /The idea does not say who pays for the product/,
  "1.3.4.2": /not sold/,
  "1.3.4.3": /RISK-1\s*The same land is let twice/,
  "1.3.5": /AS-1/,
  "1.4": /GT-1/,
  "2": /ISO\/IEC\/IEEE 29148/,
  "3.1.1": /PAGE-1\s*Leases/,
  "3.1.2.1": /As an office, I want to record each lease/,
  "3.1.3.1": /The system shall let offices record each lease/,
  "3.2": /NFR-\d+/,
  "3.4.1": /EI-1\s*Web pages/,
  "3.7.5": /SM-1/,
  "4.1": /Test of 2 acceptance criteria/,
  "4.2": /TC-1\s*Record each lease/,
  "5.2": /UC-2\s*Tenant/,
  "5.3": /SEC-1/,
};

/** What the document says in each of its chapters, those within them apart. */
function chaptersOf(page: Page): Promise<Record<string, string>> {
  return page.getByRole("main").evaluate((main) => {
    const said: Record<string, string> = {};
    let number = "";
    for (const sheet of main.querySelectorAll(".document-sheet")) {
      const heading = sheet.querySelector("[data-chapter]");
      number = heading?.getAttribute("data-chapter") ?? number;
      const words = [...sheet.children].filter((part) => part !== heading).map((part) => part.textContent ?? "");
      said[number] = (said[number] ?? "") + words.join(" ");
    }
    return said;
  });
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
  await expect(page.getByText("Your specification is drafted")).toBeVisible();
  await expectAccessible(page);
  await press(page.getByRole("link", { name: "Read the document" }).last());

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tool that keeps the leases");
  for (const number of ["US-1", "FEAT-1", "RISK-1", "TC-1"]) {
    await expect(page.getByRole("article", { name: new RegExp(`^${number} `) })).toBeAttached();
  }
  await expect(page.getByRole("main")).toContainText("must never be let twice");
  for (const [number, line] of Object.entries(lines)) {
    await expect.poll(async () => (await chaptersOf(page))[number], `chapter ${number}`).toMatch(line);
  }
  const outermost = new Set(Object.keys(await chaptersOf(page)).map((number) => number.replace(/\..*/, "")));
  expect(new Set(Object.keys(lines).map((number) => number.replace(/\..*/, "")))).toEqual(outermost);
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
  const hand = keyboard(page);
  const presses = await firstHour(page, hand);
  test.info().annotations.push({ type: "presses", description: `${presses}, and Tab ${hand.steps()} times between them` });
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  expect(hand.steps()).toBeLessThanOrEqual(MOST_STEPS);
});

test("and by touch on a telephone, where no screen of the way scrolls sideways [FIRST-63]", async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  expect(await firstHour(await context.newPage(), finger)).toBeLessThanOrEqual(MOST_PRESSES);
  await context.close();
});
