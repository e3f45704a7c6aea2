import { Menu } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { productName } from "#web/lib/page-title.ts";
import { paths } from "#web/lib/paths.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useLoneKey } from "#web/ui/actions/use-lone-key.ts";
import { Brand } from "#web/ui/marks/brand.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { HelpDialog } from "./help/help-dialog.tsx";
import { Notifications } from "./notifications.tsx";
import { Palette } from "./palette/palette.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const openHelp = () => setHelpOpen(true);
  useLoneKey("?", openHelp);
  return (
    <header className="print:hidden sticky top-0 z-30 flex h-14 shrink-0 items-center gap-1 border-b bg-surface px-3 sm:px-4">
      <IconButton label="Open menu" className="lg:hidden" onClick={onOpenMenu}>
        <Menu aria-hidden />
      </IconButton>
      <Link to={paths.dashboard()} className="mr-auto flex rounded-md p-1">
        <Brand name={productName} />
      </Link>
      <Palette onHelp={openHelp} />
      <Notifications />
      <ThemeToggle />
      <AccountMenu onHelp={openHelp} />
      <HelpDialog open={isHelpOpen} onOpenChange={setHelpOpen} />
    </header>
  );
}
