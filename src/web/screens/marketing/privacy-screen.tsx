import { paths } from "#web/lib/paths.ts";
import { LegalDocument } from "./legal-document.tsx";
import { privacyClauses } from "./privacy-clauses.tsx";

export function PrivacyScreen() {
  return (
    <LegalDocument
      title="Privacy Policy"
      description="What Product Architect keeps about you, why, for how long, and your rights under the GDPR."
      path={paths.privacy()}
      intro="What we keep about you, why, who receives it, and what you can do about it, as the GDPR asks and in words one can read."
      clauses={privacyClauses}
    />
  );
}
