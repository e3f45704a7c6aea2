import { BadgeCheck, CircleAlert, CornerDownLeft, Plug } from "lucide-react";
import type { AskingClient as Client } from "#domain/connections.ts";
import { ConnectMark } from "./connect-mark.tsx";

/** Who asks, and how much of that is known. */
export function AskingClient({ client }: { client: Client }) {
  const { name, is_verified, host, returns_to, is_local } = client;
  return (
    <>
      <div className="grid justify-items-center gap-2 text-center">
        <ConnectMark icon={<Plug />} />
        <h1 className="text-xl font-semibold tracking-tight text-balance wrap-anywhere" dir="auto">
          Connect {name}?
        </h1>
        <p className="text-pretty text-muted">It asks for access to one of your projects.</p>
      </div>
      <ul className="grid gap-2.5 rounded-lg border bg-sunken px-4 py-3 text-sm">
        {is_verified ? (
          <li className="flex gap-2.5">
            <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
            <span className="min-w-0 wrap-anywhere">
              Verified by its domain: <strong className="font-medium">{host}</strong>
            </span>
          </li>
        ) : (
          <li className="flex gap-2.5">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-ink" />
            <span className="min-w-0 wrap-anywhere">
              It says it is <strong className="font-medium">{name}</strong>, which nobody has verified. Only allow it if you
              started this yourself.
            </span>
          </li>
        )}
        <li className="flex gap-2.5">
          <CornerDownLeft aria-hidden className="mt-0.5 size-4 shrink-0 text-faint" />
          <span className="min-w-0 wrap-anywhere">
            You will be sent back to <strong className="font-medium">{is_local ? programOf(returns_to) : returns_to}</strong>
          </span>
        </li>
      </ul>
    </>
  );
}

const programOf = (returns_to: string) =>
  returns_to === "this computer" ? "a program on this computer" : `a program: ${returns_to}`;
