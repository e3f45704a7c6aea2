import { hasOtherWays } from "#domain/sign-in-ways.ts";
import { publishableKey } from "#web/lib/publishable-key.ts";
import { sessionKey } from "#web/lib/session-key.ts";
import { readStored } from "#web/lib/storage.ts";

/**
 * A page drawn at build stands without the app, which is loaded at the first sign that somebody wants to do something here. What was
 * typed and pressed before the app had taken the page over is typed and pressed again then. Whoever is signed in, or brings along
 * what signs in, gets the app at once, and so does who looks for words or may sign in other than by a password.
 */
type Field = HTMLInputElement | HTMLTextAreaElement;

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin"];
const typed = new Map<Field, string>();
let pressed: HTMLButtonElement | undefined;
let isWoken = false;

function wake() {
  if (isWoken) return;
  isWoken = true;
  import("./main.tsx").then(({ shown }) => shown).then(goOn, giveUp);
}

function keepTyped({ target }: Event) {
  if (isField(target)) typed.set(target, target.value);
}

function keepPressed(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (!button || button.hasAttribute("popovertarget")) return;
  event.preventDefault();
  pressed = button;
  wake();
}

function goOn() {
  rest();
  for (const [field, value] of typed) {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value") ?? {};
    set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  pressed?.click();
  document.getElementById("root")?.toggleAttribute("data-alive", true);
}

/** Without the app the page does what it can: its forms are sent by the browser. */
function giveUp() {
  rest();
  delete document.documentElement.dataset.awaitsApp;
  if (pressed?.type === "submit") pressed.form?.requestSubmit(pressed);
}

/** The sign-in page is drawn as it is where there is nothing but a password. */
async function wakeForOtherWays() {
  const answer = await fetch("/auth/v1/settings", { headers: { apikey: publishableKey() } }).catch(() => undefined);
  if (hasOtherWays(await answer?.json().catch(() => undefined))) wake();
}

function rest() {
  for (const sign of signs) removeEventListener(sign, wake);
  removeEventListener("input", keepTyped, true);
  removeEventListener("click", keepPressed, true);
}

function isField(target: EventTarget | null): target is Field {
  return (target instanceof HTMLInputElement && target.type !== "file") || target instanceof HTMLTextAreaElement;
}

for (const sign of signs) addEventListener(sign, wake, { passive: true });
addEventListener("input", keepTyped, true);
addEventListener("click", keepPressed, true);
addEventListener("storage", ({ key, newValue }) => {
  if (key === sessionKey && newValue) wake();
});
// what the browser itself has put back after a reload
for (const field of document.querySelectorAll("input, textarea")) {
  if (isField(field) && field.value !== field.defaultValue) typed.set(field, field.value);
}
const brings = /[?&](?:code|q)=|[#&](?:access|refresh)_token=/.test(location.search + location.hash);
if (brings || "awaitsApp" in document.documentElement.dataset || readStored(sessionKey) !== null) wake();
else if (document.getElementById("root")?.dataset.drawn === "/auth") void wakeForOtherWays();
