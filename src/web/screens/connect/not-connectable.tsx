import { Unplug } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConnectMark } from "./connect-mark.tsx";

export function NotConnectable({ sentence, back }: { sentence: string; back?: string }) {
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <ConnectMark icon={<Unplug />} />
      <h1 className="text-xl font-semibold tracking-tight text-balance">This cannot be connected</h1>
      <p className="text-pretty wrap-anywhere text-muted">{sentence}</p>
      <p className="text-xs text-muted">No access was granted.</p>
      {back ? (
        <Button variant="primary" size="lg" className="mt-4 w-full" asChild>
          <a href={back}>Go back</a>
        </Button>
      ) : null}
      <Button size="lg" className={back ? "w-full" : "mt-4 w-full"} asChild>
        <Link to={paths.dashboard()}>To the dashboard</Link>
      </Button>
    </div>
  );
}
