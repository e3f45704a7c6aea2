import { paths } from "#web/lib/paths.ts";
import { LegalDocument } from "./legal-document.tsx";
import { termsClauses } from "./terms-clauses.tsx";

export function TermsScreen() {
  return (
    <LegalDocument
      title="Terms of Service"
      description="The terms of using Product Architect, with a fair-use policy for AI integrations."
      path={paths.terms()}
      intro="What you can expect of us, and what we expect of you, the fair use of AI integrations included."
      clauses={termsClauses}
    />
  );
}
