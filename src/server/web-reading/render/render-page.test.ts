import { createServer } from "node:http";
import { afterAll, expect, test } from "vitest";
import { NotRead } from "#server/web-reading/not-read.ts";
import { systemChromium } from "./chromium.ts";
import { renderPage, usualPatience } from "./render-page.ts";

const program = systemChromium(process.env.CHROMIUM_PATH) ?? "";
let connections = 0;
const trap = createServer((_request, response) => response.end("trapped")).on("connection", () => {
  connections += 1;
});
await new Promise<void>((ready) => trap.listen(0, "127.0.0.1", ready));
afterAll(() => trap.close());
const listening = trap.address();
const at = `127.0.0.1:${typeof listening === "object" && listening ? listening.port : 0}`;

/** What a page shows that is made of this script, and what was asked for on its behalf. */
async function drawn(script: string, { more = "", signal = AbortSignal.timeout(60_000), patience = usualPatience } = {}) {
  const asked: string[] = [];
  const markup = `<!doctype html><title>t</title>${more}<body><div id="app"></div><script>${script}</script>`;
  const page = { address: "https://shop.example/a", content_type: "text/html", bytes: Buffer.from(markup) };
  const ask = async (address: string) => {
    asked.push(address);
    const content_type = address.endsWith(".json") ? "application/json" : "text/javascript";
    if (!address.startsWith("https://shop.example/")) throw new NotRead("inside");
    return { address, content_type, bytes: Buffer.from(address.endsWith(".json") ? '{"price":"£12"}' : "") };
  };
  const { bytes } = await renderPage(page, { program, ask, signal, most_bytes: 200_000, patience });
  return { text: bytes.toString("utf8"), asked };
}
const say = (text: string) => `document.querySelector("#app").textContent += ${text};`;

test("what a page fetches, draws late, or draws with its own hands tied is read [EVID-11]", async () => {
  const { text, asked } = await drawn(
    `setTimeout(() => fetch("/prices.json", { credentials: "include" }).then((r) => r.json()).then(({ price }) => { ${say("price")} }), 900);
     Object.defineProperty(Element.prototype, "outerHTML", { get: () => "made up" }); String.prototype.slice = () => "made up";`,
    { more: '<link rel="stylesheet" href="/own.css"><img src="/picture.png">' },
  );
  expect(text).toContain('<div id="app">£12</div>');
  expect(text).not.toContain(">made up<");
  expect(asked).toEqual(["https://shop.example/prices.json"]);
});

const roads: Record<string, string> = {
  fetch: `fetch("http://${at}/").catch(() => {})`,
  "a post": `fetch("/order", { method: "POST", body: "x" }).catch(() => {}); navigator.sendBeacon("http://${at}/")`,
  "a socket": `new WebSocket("ws://${at}/"); new EventSource("http://${at}/")`,
  "a worker": `new Worker(URL.createObjectURL(new Blob(['fetch("http://${at}/"); new WebSocket("ws://${at}/")'])))`,
  "a frame": `document.body.append(Object.assign(document.createElement("iframe"), { src: "http://${at}/" }))`,
  "another window": `open("http://${at}/"); open("http://${at}/", "_blank", "noopener")`,
  "a form": `document.body.insertAdjacentHTML("beforeend", '<form action="http://${at}/" method="post"></form>'); document.forms[0].submit()`,
  "a move": `location.href = "http://${at}/"`,
  "a picture": `new Image().src = "http://${at}/"; document.body.style.background = 'url("http://${at}/b")'`,
  hints: `document.head.insertAdjacentHTML("beforeend", ["preconnect", "dns-prefetch", "prefetch", "modulepreload"].map((rel) => \`<link rel="\${rel}" href="http://${at}/">\`).join(""))`,
  "a call": `new RTCPeerConnection({ iceServers: [{ urls: "stun:${at}" }] }).createDataChannel("x")`,
  speculation: `document.head.insertAdjacentHTML("beforeend", '<script type="speculationrules">{"prerender":[{"urls":["http://${at}/"]}]}</scr' + 'ipt>')`,
};
/** What takes the page away from itself is tried alone. */
const departures = ["a form", "a move"];
const together = [Object.keys(roads).filter((road) => !departures.includes(road)), ...departures.map((road) => [road])];
test.each(together)("by %s no page reaches this machine, and it is read all the same [EVID-12]", async (...ways) => {
  const before = connections;
  // one that is shut may throw, which shuts none of the others
  const { text, asked } = await drawn(ways.map((road) => `try { ${roads[road]} } catch {} ${say(`"${road}; "`)}`).join("\n"));
  expect(connections).toBe(before);
  expect(text).toContain(`<div id="app">${ways.map((road) => `${road}; `).join("")}</div>`);
  expect(text).not.toContain("trapped");
  for (const address of asked) expect(address).toBe(`http://${at}/`);
});

test("a page that never lets go costs itself alone [EVID-12]", async () => {
  for (const script of ["for (;;) {}", "for (;;) alert(1)", "const a = []; for (;;) a.push(new Array(1e6).fill(1.5))"]) {
    const patience = { budget: 500, shown: 2500, answering: 500 };
    await expect(drawn(script, { patience })).rejects.toMatchObject({ kind: "unavailable" });
  }
  const { text } = await drawn(`document.querySelector("#app").textContent = "x".repeat(4e5)`);
  expect(text.length).toBe(200_000);
  const { asked } = await drawn(`for (let i = 0; i < 500; i += 1) fetch("/" + i + ".json");`);
  expect(asked).toHaveLength(60);
  const ended = new AbortController();
  const reading = drawn("for (;;) {}", { signal: ended.signal });
  setTimeout(() => ended.abort(), 500);
  await expect(reading).rejects.toThrow("aborted");
});
