import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import { type ComponentProps, type MouseEvent, type Ref, useCallback, useLayoutEffect, useRef } from "react";
import { cn } from "#web/ui/cn.ts";
import { hasNobodyFocus } from "./give-focus.ts";

export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap select-none transition-colors duration-100 disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4",
  {
    variants: {
      variant: {
        primary: "bg-accent text-on-accent shadow-card hover:bg-accent-strong",
        secondary: "border border-line bg-surface text-ink shadow-card hover:bg-sunken data-[state=open]:bg-sunken",
        ghost: "text-muted hover:bg-hover hover:text-ink data-[state=open]:bg-hover data-[state=open]:text-ink",
        danger: "bg-danger text-on-accent shadow-card hover:bg-danger-strong",
        "danger-ghost": "text-danger-ink hover:bg-danger-soft",
        link: "rounded-sm text-accent-ink underline-offset-4 hover:underline",
      },
      size: {
        sm: "h-7 px-2.5 text-xs",
        md: "h-8 px-3 text-sm",
        lg: "h-10 px-4 text-sm",
        icon: "size-8",
        "icon-sm": "size-7",
      },
    },
    compoundVariants: [{ variant: "link", className: "h-auto min-h-6 px-0" }],
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & { loading?: boolean; asChild?: boolean };

export function Button({ variant, size, loading, asChild = false, className, ...rest }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    const { disabled: _disabled, ...passed } = rest;
    return <Slot.Root className={classes} {...passed} />;
  }
  return loading === undefined ? (
    <button type="button" className={classes} {...rest} />
  ) : (
    <WorkingButton className={classes} loading={loading} {...rest} />
  );
}

/** A button that starts work and waits for it. */
function WorkingButton({ loading, disabled, onClick, ref, children, ...rest }: ComponentProps<"button"> & { loading: boolean }) {
  const keep = useFocusOver(loading, ref);
  function press(event: MouseEvent<HTMLButtonElement>) {
    // the second press of a double click would begin the work again, or meet what has just appeared under the pointer
    if (event.detail > 1) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button type="button" {...rest} ref={keep} disabled={disabled || loading} aria-busy={loading || undefined} onClick={press}>
      {loading ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
      {children}
    </button>
  );
}

/** A button that is disabled loses the focus; once the work is done it has it again, unless it went elsewhere. */
function useFocusOver(loading: boolean, ref: Ref<HTMLButtonElement> | undefined) {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (loading) hadFocus.current = document.activeElement === own.current;
    else if (hadFocus.current && hasNobodyFocus()) own.current?.focus({ preventScroll: true });
    if (!loading) hadFocus.current = false;
  }, [loading]);
  return useCallback(
    (node: HTMLButtonElement | null) => {
      own.current = node;
      if (typeof ref === "function") return ref(node);
      if (ref) ref.current = node;
    },
    [ref],
  );
}
