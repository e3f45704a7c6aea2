import { Braces, Download, FileText } from "lucide-react";
import { exportEntry, type WebToPrd } from "#web/queries/web-to-prd.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DropdownMenu, MenuItem } from "#web/ui/actions/dropdown-menu.tsx";

export function ExportMenu({ entry }: { entry: WebToPrd }) {
  return (
    <DropdownMenu
      trigger={
        <Button>
          <Download aria-hidden />
          Export Data
        </Button>
      }
    >
      <MenuItem onSelect={() => exportEntry(entry, "JSON")}>
        <Braces aria-hidden />
        JSON
      </MenuItem>
      <MenuItem onSelect={() => exportEntry(entry, "Markdown")}>
        <FileText aria-hidden />
        Markdown
      </MenuItem>
    </DropdownMenu>
  );
}
