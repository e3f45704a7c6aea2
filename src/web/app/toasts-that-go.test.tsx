import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "#web/ui/theme.css";
import { cleanup, render } from "#tests/support/render.ts";
import { announce, dismissToast, forgetToasts, useHeldToasts } from "#web/lib/toast-store.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { Toaster } from "./toaster.tsx";

const toasts = () => page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

beforeEach(async () => {
  forgetToasts();
  await page.viewport(1280, 800);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

let held: ReturnType<typeof useHeldToasts> = [];
function Held() {
  held = useHeldToasts();
  return null;
}

test("a dismissed toast leaves the list after 1,000,000 ms [LIMIT-04]", () => {
  vi.useFakeTimers();
  const draw = render(<Held />);
  announce("organization.switched", { name: "Acme" });
  draw(<Held />);
  dismissToast(held[0]?.id ?? "");
  vi.advanceTimersByTime(999_999);
  draw(<Held />);
  expect(held.map(({ open }) => open)).toEqual([false]);
  vi.advanceTimersByTime(1);
  draw(<Held />);
  expect(held).toEqual([]);
});

/** Drags the toast to the right by so many pixels and lets go. */
function drag(toast: Element, pixels: number) {
  // of a pointer that is none nothing can be captured
  vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue();
  const at = (clientX: number) => ({ bubbles: true, button: 0, pointerId: 1, pointerType: "touch", clientX, clientY: 10 });
  toast.dispatchEvent(new PointerEvent("pointerdown", at(10)));
  for (const x of [pixels / 2, pixels]) toast.dispatchEvent(new PointerEvent("pointermove", at(10 + x)));
  toast.dispatchEvent(new PointerEvent("pointerup", at(10 + pixels)));
}

test("a toast swiped by 50 pixels stays, by more it goes [LIMIT-05]", async () => {
  render(<Toaster />);
  announce("organization.switched", { name: "Acme" });
  await expect.element(toasts().first()).toBeVisible();
  drag(toasts().first().element(), 50);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(toasts().elements()).toHaveLength(1);
  drag(toasts().first().element(), 51);
  await expect.poll(() => toasts().elements().length).toBe(0);
});

test("a double click takes back once, and does not reach what stands beneath", async () => {
  const [beneath, taken] = [vi.fn(), vi.fn()];
  render(
    <>
      <button type="button" className="fixed inset-0" onClick={beneath}>
        Beneath
      </button>
      <Toaster />
    </>,
  );
  announce("rows.removed", { what: "3 stories" }, undefined, { label: "Undo", run: taken, undoes: true });
  await page.getByRole("button", { name: "Undo", exact: true }).dblClick();
  await expect.poll(() => toasts().elements().length).toBe(0);
  announce("rows.removed", { what: "2 stories" }, undefined, { label: "Undo", run: taken, undoes: true });
  await page.getByRole("button", { name: "Dismiss" }).dblClick();
  await expect.poll(() => toasts().elements().length).toBe(0);
  expect(taken).toHaveBeenCalledTimes(1);
  expect(beneath).not.toHaveBeenCalled();
});

const undo = page.getByRole("button", { name: "Undo", exact: true });
const offer = (what: string, run: () => void) =>
  announce("rows.removed", { what }, undefined, { label: "Undo", run, undoes: true });

test("a toast that was answered offers nothing more while it fades [POLISH-91]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [answered, newer] = [vi.fn(), vi.fn()];
  render(<Toaster />);
  offer("1 story", answered);
  await page.getByRole("button", { name: "Dismiss" }).click();
  offer("2 stories", newer);
  await expect.poll(() => toasts().elements().length).toBe(2);
  await undo.first().click();
  expect([answered, newer].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test("the keys of Undo pass over a toast that was answered, to the next older one [POLISH-91]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const [older, dismissed] = [vi.fn(), vi.fn()];
  render(<Toaster />);
  offer("1 story", older);
  offer("2 stories", dismissed);
  await page.getByRole("button", { name: "Dismiss" }).first().click();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect([older, dismissed].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test("a press counts though the hand moves meanwhile, and after a swipe that was given up [POLISH-91]", async () => {
  const [trembling, after] = [vi.fn(), vi.fn()];
  render(<Toaster />);
  offer("1 story", trembling);
  await userEvent.dragAndDrop(undo, undo, { sourcePosition: { x: 8, y: 10 }, targetPosition: { x: 20, y: 12 } });
  expect(trembling).toHaveBeenCalledTimes(1);
  await expect.poll(() => toasts().elements().length).toBe(0);

  offer("2 stories", after);
  await expect.element(undo).toBeVisible();
  drag(toasts().first().element(), 30);
  await undo.click();
  expect(after).toHaveBeenCalledTimes(1);
});

test("what is offered waits until a dialog is closed, and may then be taken as long as ever [POLISH-93]", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  render(<Toaster />);
  const dialog = (isOpen: boolean) => (
    <Dialog open={isOpen} title="What the draft changed" onOpenChange={() => {}}>
      Words
    </Dialog>
  );
  offer("1 story", vi.fn());
  await expect.poll(() => toasts().elements().length).toBe(1);
  vi.advanceTimersByTime(9_000);
  const draw = render(dialog(true));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  vi.advanceTimersByTime(60_000);
  draw(dialog(false));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  vi.advanceTimersByTime(9_900);
  expect(toasts().elements()).toHaveLength(1);
  vi.advanceTimersByTime(200);
  await expect.poll(() => toasts().elements().length).toBe(0);
});
