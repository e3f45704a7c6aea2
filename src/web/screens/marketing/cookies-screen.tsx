import { paths } from "#web/lib/paths.ts";
import { type Clause, LegalDocument } from "./legal-document.tsx";
import { LegalList } from "./legal-list.tsx";

const kept = [
  { name: "pa:session", text: "The token that keeps you signed in. It is removed when you sign out." },
  { name: "pa:lastActivity", text: "When you were last active in any tab, for the sign-out after 30 minutes without activity." },
  { name: "pa:invitation", text: "The invitation you followed, until you are signed in and have seen it." },
  { name: "pa:lastOrgId", text: "The organization you worked in last, so that you find it again." },
  { name: "pa:notifications-seen", text: "Up to when you have looked behind the bell." },
  {
    name: "pa:tab",
    text: "Words you typed and have not saved or sent yet, by the tab you typed them in. They are removed when you do.",
  },
  { name: "pa:theme", text: "Whether you chose the light or the dark theme." },
  { name: "pa:cookie-consent", text: "That you accepted this notice." },
];

const clauses: readonly Clause[] = [
  {
    title: "No tracking",
    text: [
      "We set no advertising, tracking or analytics cookies, and load nothing from other sites. Nothing of what is listed here is shared with anybody else.",
    ],
  },
  {
    title: "What your browser keeps",
    text: [
      "We keep only what the product needs to work, in the local storage of your browser:",
      <LegalList key="kept" entries={kept} />,
    ],
  },
  {
    title: "How to remove it",
    text: [
      "Sign out to remove the session. To remove all of it, clear this site’s data in your browser at any time; the notice then asks again.",
    ],
  },
];

export function CookiesScreen() {
  return (
    <LegalDocument
      title="Cookie Policy"
      description="What Product Architect keeps in your browser, and why."
      path={paths.cookies()}
      intro="What we keep in your browser, and why."
      clauses={clauses}
    />
  );
}
