import "#web/ui/theme.css";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { config } from "zod/v4/core";
import { whenUnsavedIsKnown } from "#web/editing/unsaved.ts";
import { readAuth } from "#web/queries/session.ts";
import { App } from "./app.tsx";
import { keepEntryKey } from "./entry-key.ts";
import { routes } from "./routes.ts";
import { startAuth } from "./start-auth.ts";
import { withScreens } from "./with-screens.ts";

// zod compiles its checks by `new Function`, which the content security policy refuses.
config({ jitless: true });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

keepEntryKey();
void startAuth();

// a form begins with the words this tab may show
await whenUnsavedIsKnown();

const { pathname } = location;
const { dataset } = document.documentElement;
const isVisitors = !("awaitsApp" in dataset) && readAuth().status === "signed_out";
// what is drawn for addresses at which there is nothing is the same for all of them
const isDrawn = isVisitors && ["*", pathname.replace(/(?<=.)\/$/, "")].includes(root.dataset.drawn ?? "");
const router = isDrawn
  ? createBrowserRouter(await withScreens(routes, pathname), { hydrationData: {} })
  : createBrowserRouter(routes);

/** Once the app stands there and hears what is done. */
export const shown = new Promise<void>((resolve) => {
  const app = <App router={router} onShown={resolve} />;
  if (isDrawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
delete dataset.awaitsApp;
