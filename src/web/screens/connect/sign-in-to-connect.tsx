import { Plug } from "lucide-react";
import { Link } from "react-router";
import { paths } from "#web/lib/paths.ts";
import { keepConnection } from "#web/lib/waiting-connection.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConnectMark } from "./connect-mark.tsx";

export function SignInToConnect({ search }: { search: string }) {
  const state = { from: paths.connect() + search };
  const keep = () => keepConnection(search);
  return (
    <div className="grid justify-items-center gap-2 text-center">
      <ConnectMark icon={<Plug />} />
      <h1 className="text-xl font-semibold tracking-tight text-balance">Sign in to connect an application</h1>
      <p className="text-pretty text-muted">
        It asks for access to one of your projects. You choose which one and what it may do.
      </p>
      <Button variant="primary" size="lg" className="mt-4 w-full" asChild>
        <Link to={paths.auth()} state={state} onClick={keep}>
          Sign in
        </Link>
      </Button>
      <Button size="lg" className="w-full" asChild>
        <Link to={paths.auth("signup")} state={state} onClick={keep}>
          Create an account
        </Link>
      </Button>
    </div>
  );
}
