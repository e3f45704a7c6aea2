import "#web/ui/theme.css";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { config } from "zod/v4/core";
import { whenUnsavedIsKnown } from "#web/editing/unsaved.ts";
import { App } from "./app.tsx";
import { keepEntryKey } from "./entry-key.ts";
import { routes } from "./routes.ts";
import { startAuth } from "./start-auth.ts";

// zod compiles its checks by `new Function`, which the content security policy refuses.
config({ jitless: true });

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

keepEntryKey();
void startAuth();

// a form begins with the words this tab may show
await whenUnsavedIsKnown();

createRoot(root).render(<App router={createBrowserRouter(routes)} />);
