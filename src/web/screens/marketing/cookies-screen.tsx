import { pageTitle } from "#web/lib/page-title.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

const kept = [
  { name: "Your session", text: "The token that keeps you signed in. It is removed when you sign out." },
  { name: "pa:lastOrgId", text: "The organization you worked in last, so that you find it again." },
  { name: "pa:theme", text: "Whether you chose the light or the dark theme." },
  { name: "pa:lastActivity", text: "When you were last active in any tab, for the sign-out after 30 minutes without activity." },
  { name: "pa:cookie-consent", text: "That you accepted this notice." },
];

export function CookiesScreen() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-16 sm:px-6">
      <title>{pageTitle("Cookie Policy")}</title>
      <meta name="description" content="What Product Architect keeps in your browser, and why." />
      <PageHeader title="Cookie Policy" description="What Product Architect keeps in your browser, and why." />
      <p className="leading-6 text-muted">
        We keep only what the product needs to work, in the local storage of your browser. There is no advertising, no tracking
        and no analytics, and nothing is shared with anybody else.
      </p>
      <dl className="mt-8 grid divide-y border-y">
        {kept.map((entry) => (
          <div key={entry.name} className="grid gap-1 py-4 sm:grid-cols-[12rem_1fr]">
            <dt className="font-medium">{entry.name}</dt>
            <dd className="text-muted">{entry.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 leading-6 text-muted">
        You can remove all of it at any time by clearing this site’s data in your browser.
      </p>
    </div>
  );
}
