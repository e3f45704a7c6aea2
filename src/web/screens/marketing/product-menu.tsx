import { ChevronDown } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { buttonVariants } from "#web/ui/actions/button.tsx";
import { cn } from "#web/ui/cn.ts";
import { productPlaces } from "./public-places.ts";

/** Opens under its button and closes when something is chosen, with Escape, or when the focus or the pointer goes elsewhere. */
export function ProductMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears what the button and the links inside send up
    <div
      className="relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        data-state={open ? "open" : "closed"}
        className={buttonVariants({ variant: "ghost" })}
        onClick={(event) => {
          // some browsers do not focus a button on a click, and leaving it is what closes the list
          event.currentTarget.focus();
          setOpen(!open);
        }}
      >
        Product
        <ChevronDown aria-hidden className={cn("transition-transform", open && "rotate-180")} />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute top-full left-0 z-30 mt-2 w-72 rounded-lg border bg-raised p-1 shadow-float animate-rise"
      >
        {productPlaces.map(({ to, label, hint }) => (
          <li key={to}>
            <Link to={to} className="grid gap-0.5 rounded-md px-3 py-2 hover:bg-hover" onClick={() => setOpen(false)}>
              <span className="font-medium">{label}</span>
              <span className="text-xs text-muted">{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
