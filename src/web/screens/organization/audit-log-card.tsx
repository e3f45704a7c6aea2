import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/layout/card.tsx";

export function AuditLogCard() {
  return (
    <Card className="pb-4">
      <CardHeader
        title="Audit log"
        description="Who signed in, invited, changed, exported or deleted what, for admins to read and export."
        actions={
          <Button asChild>
            <Link to={paths.auditLog()}>Open the audit log</Link>
          </Button>
        }
      />
    </Card>
  );
}
