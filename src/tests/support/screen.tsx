import { createMemoryRouter } from "react-router";
import { inject } from "vitest";
import { page } from "vitest/browser";
import "#web/ui/theme.css";
import { known } from "./people.ts";
import { cleanup, render } from "./render.ts";

const { publishableKey, secretKey } = inject("server");
const meta = Object.assign(document.createElement("meta"), { name: "product-architect-key", content: publishableKey });
document.head.append(meta);

// the client reads its key from the page, so what stands on it is loaded after the page has one
const { db } = await import("#web/lib/supabase.ts");
const { queryClient } = await import("#web/lib/query-client.ts");
const { forgetToasts } = await import("#web/lib/toast-store.ts");
const { followAuth } = await import("#web/queries/follow-auth.ts");
const { App } = await import("#web/app/app.tsx");
const { routes } = await import("#web/app/routes.ts");

export { db };
/** A signed-in person of this test's own, in the browser, with an organization and a project. */
export async function signInAuthor() {
  // what the test before has opened would go on asking
  cleanup();
  queryClient.clear();
  const email = `author-${crypto.randomUUID()}@example.com`;
  const { password, password_hash } = known;
  const made = await fetch("/auth/v1/admin/users", {
    method: "POST",
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, "content-type": "application/json" },
    body: JSON.stringify({ email, password_hash, email_confirm: true }),
  });
  if (!made.ok) throw new Error(`${made.status}: ${await made.text()}`);
  await followAuth();
  const { data, error } = await db.auth.signInWithPassword({ email, password });
  if (error) throw error;
  const organization = await db.from("organizations").insert({ name: "Acme" }).select("id").single().throwOnError();
  const organization_id = organization.data.id;
  const project = await db.from("projects").insert({ organization_id, name: "Harbour" }).select("id").single().throwOnError();
  return { id: data.user.id, email, password, organization_id, project_id: project.data.id };
}

/** Shows the app at an address, as after a reload: nothing is remembered but what the device keeps. */
export async function open(address: string) {
  cleanup();
  queryClient.clear();
  forgetToasts();
  await page.viewport(1280, 900);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<App router={router} />);
  return { router, address: () => router.state.location.pathname + router.state.location.search };
}

/** The same for somebody made by `person` or `author` of people.ts, or for a visitor who is not signed in. */
export async function openAs(
  someone: { email: string; password: string } | null,
  address: string,
  { hasAccepted = true }: { hasAccepted?: boolean } = {},
) {
  cleanup();
  await followAuth();
  await db.auth.signOut({ scope: "local" });
  localStorage.clear();
  if (hasAccepted) localStorage.setItem("pa:cookie-consent", "accepted");
  if (someone) {
    const { error } = await db.auth.signInWithPassword({ email: someone.email, password: someone.password });
    if (error) throw error;
  }
  return open(address);
}
