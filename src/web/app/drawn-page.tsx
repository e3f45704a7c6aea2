import { prerender } from "react-dom/static";
import { createMemoryRouter } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { holdAuth } from "#web/queries/session.ts";
import { App } from "./app.tsx";
import { docRoutes, publicRoutes } from "./public-routes.ts";
import { routes } from "./routes.ts";
import { withScreens } from "./with-screens.ts";

/** The addresses whose pages are drawn at build; the server knows that of the sign-in page there are two. */
export const drawnAddresses = [
  "/",
  ...[...publicRoutes, ...docRoutes].flatMap(({ path = [] }) => path),
  paths.auth(),
  paths.auth("signup"),
];

/** Stands for every address at which there is nothing. */
export const nowhere = "/404";

/** What React writes in front of a page because it belongs into the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link) [^>]*>)*/;

/** What a visitor sees at an address, as HTML, and what belongs into its head: its own title and description among it. */
export async function drawPage(address: string): Promise<{ head: string; body: string }> {
  holdAuth({ status: "signed_out", session: null, user: null });
  const { pathname } = new URL(address, siteOrigin());
  const router = createMemoryRouter(await withScreens(routes, pathname), { initialEntries: [address], hydrationData: {} });
  const { prelude } = await prerender(<App router={router} />);
  const html = await new Response(prelude).text();
  const [hoisted = ""] = HOISTED.exec(html) ?? [];
  return { head: headOf(hoisted), body: html.slice(hoisted.length) };
}

/** The innermost of the titles is the page's; the description is the one that previews show. */
function headOf(hoisted: string) {
  const title = hoisted.match(/<title>[^<]*<\/title>/g)?.at(-1) ?? "";
  const [, description] = /<meta property="og:description" content="([^"]*)"/.exec(hoisted) ?? [];
  const described = description ? `<meta name="description" content="${description}"/>` : "";
  return title + described + hoisted.replace(/<title>[^<]*<\/title>/g, "");
}
