import { Moon, Sun } from "lucide-react";
import { setTheme, useTheme } from "#web/lib/theme.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

export function ThemeToggle() {
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <IconButton label={`Switch to the ${other} theme`} onClick={() => setTheme(other)}>
      {theme === "dark" ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
