import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import type { FetchedPage } from "#server/web-reading/fetch-page.ts";
import { NotRead } from "#server/web-reading/not-read.ts";
import { openDevTools, type Told } from "./devtools.ts";

export type Rendering = {
  /** The browser's program. */
  program: string;
  /** Asks for what the page needs, by the rules of whoever reads the site; nothing else reaches the page. */
  ask(address: string): Promise<FetchedPage>;
  signal: AbortSignal;
  /** In bytes: what is beyond is not read. */
  most_bytes: number;
  patience?: typeof usualPatience;
};

const MOST_REQUESTS = 60;
/** In milliseconds: what a page has to show itself, by a clock of its own that leaps over its waiting, and by ours; and what its browser has to say what it shows. */
export const usualPatience = { budget: 5000, shown: 9000, answering: 3000 };
/** Of what a page asks for, what can change its words; it may wait for its styles, which nobody looks at. */
const needed = new Set(["Script", "XHR", "Fetch"]);
const noStyle: FetchedPage = { address: "", content_type: "text/css", bytes: Buffer.alloc(0) };

const attached = z.object({ sessionId: z.string() });
const made = z.object({ targetId: z.string() });
const paused = z.object({
  requestId: z.string(),
  resourceType: z.string(),
  frameId: z.string(),
  request: z.object({ url: z.string(), method: z.string(), headers: z.record(z.string(), z.string()) }),
});
const tree = z.object({ frameTree: z.object({ frame: z.object({ id: z.string(), url: z.string() }) }) });
const world = z.object({ executionContextId: z.int() });
const written = z.object({ result: z.object({ value: z.string() }) });

/** The page as its scripts make it, for whoever looks at it: it asks for things, and is answered by us alone. Fails as reading does. */
export async function renderPage(page: FetchedPage, rendering: Rendering): Promise<FetchedPage> {
  const { program, ask, signal, most_bytes, patience = usualPatience } = rendering;
  const { budget } = patience;
  const leaping = { policy: "pauseIfNetworkFetchesPending", budget, maxVirtualTimeTaskStarvationCount: 10_000 };
  let asked = 0;
  let [session, main] = ["", ""];
  const shown = Promise.withResolvers<void>();
  const hear = ({ method, params }: Told) => {
    if (method === "Fetch.requestPaused") void answer(paused.parse(params)).catch(() => {});
    if (method === "Page.frameNavigated") void browser.send("Emulation.setVirtualTimePolicy", leaping, session).catch(() => {});
    if (method === "Emulation.virtualTimeBudgetExpired") shown.resolve();
    if (method === "Page.javascriptDialogOpening") {
      void browser.send("Page.handleJavaScriptDialog", { accept: false }, session).catch(() => {});
    }
  };
  const browser = await openDevTools(program, hear);
  const stop = () => void browser.close();
  signal.addEventListener("abort", stop);
  // a page that never lets go of its browser is left with it
  const bell = setTimeout(stop, patience.shown + patience.answering);

  async function answer({ requestId, resourceType, frameId, request }: z.output<typeof paused>): Promise<void> {
    // what is aborted leaves the page where it is
    const refuse = () => browser.send("Fetch.failRequest", { requestId, errorReason: "Aborted" }, session);
    const isPage = resourceType === "Document" && frameId === main && sameAddress(request.url, page.address);
    if (isPage) return fulfil(requestId, page, request.headers);
    if (resourceType === "Stylesheet") return fulfil(requestId, noStyle, request.headers);
    asked += 1;
    // whoever is led elsewhere would read another page's words as this one's, and nothing is sent to anybody
    const isRefused = request.method !== "GET" || !needed.has(resourceType) || asked > MOST_REQUESTS;
    if (isRefused) return void (await refuse());
    const found = await ask(request.url).catch(() => undefined);
    await (found ? fulfil(requestId, found, request.headers) : refuse());
  }

  const fulfil = async (requestId: string, found: FetchedPage, headers: Record<string, string>) => {
    const origin = headers.Origin ?? headers.origin ?? "*";
    const responseHeaders = [
      { name: "Content-Type", value: found.content_type },
      { name: "Access-Control-Allow-Origin", value: origin },
      ...(origin === "*" ? [] : [{ name: "Access-Control-Allow-Credentials", value: "true" }]),
    ];
    const body = found.bytes.toString("base64");
    await browser.send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body }, session);
  };

  try {
    const { targetId } = made.parse(await browser.send("Target.createTarget", { url: "about:blank" }));
    session = attached.parse(await browser.send("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    const send = (method: string, params = {}) => browser.send(method, params, session);
    await send("Page.enable");
    await send("Page.setDownloadBehavior", { behavior: "deny" }).catch(() => {});
    await send("Fetch.enable", { patterns: [{ urlPattern: "*" }] });
    main = tree.parse(await send("Page.getFrameTree")).frameTree.frame.id;
    await send("Page.navigate", { url: page.address });
    await Promise.race([shown.promise, pause(patience.shown, undefined, { ref: false, signal })]);
    const { frame } = tree.parse(await send("Page.getFrameTree")).frameTree;
    if (new URL(frame.url).origin !== new URL(page.address).origin) throw new NotRead("elsewhere");
    // a world of our own, where the page's scripts have changed nothing
    const { executionContextId } = world.parse(await send("Page.createIsolatedWorld", { frameId: main }));
    const expression = `document.documentElement.outerHTML.slice(0, ${most_bytes})`;
    const said = written.parse(
      await send("Runtime.evaluate", {
        expression,
        contextId: executionContextId,
        returnByValue: true,
        timeout: patience.answering,
      }),
    );
    return {
      address: page.address,
      content_type: "text/html; charset=utf-8",
      bytes: Buffer.from(said.result.value).subarray(0, most_bytes),
    };
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof NotRead ? cause : new NotRead("scripts", { cause });
  } finally {
    clearTimeout(bell);
    signal.removeEventListener("abort", stop);
    await browser.close();
  }
}

const sameAddress = (one: string, other: string) => one.replace(/#.*$/, "") === other.replace(/#.*$/, "");
