import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { ExportChosen } from "./export-chosen.tsx";

/** The way out of the workspace for a specification: every format, whole or in part, of any version. */
export function ExportButton({ version }: { version?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="max-sm:size-8 max-sm:px-0" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Download aria-hidden />
        <span className="max-sm:sr-only">Export</span>
      </Button>
      {isOpen ? <ExportChosen version={version} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
