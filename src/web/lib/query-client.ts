import { MutationCache, QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import { Failure } from "#domain/failure.ts";
import { isGone, isOvertaken } from "#domain/revisions.ts";
import { reportAdded } from "./added-rows.ts";
import { noteWritten } from "./own-writes.ts";
import { record } from "./record.ts";
import { holdBack, type ListedRow, type NewestFirst, type ReadRows, refresh } from "./refresh.ts";
import type { ToastFacts } from "./toast-line.ts";
import { announce, type NamedToast } from "./toast-store.ts";
import type { ToastKey } from "./toasts.ts";

type MutationMeta = {
  /** What to say once it is done. */
  toast?: ToastKey | NamedToast;
  /** What to say when it fails; `null` says nothing. */
  failure?: ToastKey | NamedToast | null | ((error: unknown) => ToastKey | NamedToast | null);
  /** Takes back what was done with these variables, and answered; offered beside the toast. */
  undo?: (variables: unknown, data: unknown) => Promise<unknown>;
  /** It answers the row it added; the list the row stands in leads to it. */
  adds?: boolean;
  /** The queries it makes stale; read again before the mutation counts as done. */
  refreshes?: readonly QueryKey[];
  /** The queries in which it changed rows and nothing else: the row it answers, or was given, unless `ids` says which. */
  row?: QueryKey;
  ids?: (variables: unknown, data: unknown) => readonly string[];
  /** What those rows are now, as lists read them, so that none is read again; none where they are gone. */
  known?: (data: unknown) => readonly ListedRow[];
};

type QueryMeta = {
  failure?: ToastKey | null | ((error: unknown) => ToastKey | null);
  /** Reads some rows of the list that the query holds. */
  rows?: ReadRows;
  /** A row that a mutation answered is put where it belongs in this list, instead of reading it again. */
  newestFirst?: NewestFirst;
};

declare module "@tanstack/react-query" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a declaration is widened by an interface only
  interface Register {
    mutationMeta: MutationMeta;
    queryMeta: QueryMeta;
  }
}

let isSessionOver = async () => false;

/** Whom to ask, when a request was refused for want of a session, whether the session is over; then the sign-in screen says so. */
export function askWhenRefused(ask: () => Promise<boolean>) {
  isSessionOver = ask;
}

/** The code of what somebody gave up themselves: nobody need be told. */
export const GIVEN_UP = "given_up";

async function sayFailure(error: unknown, say: () => void) {
  if (error instanceof Failure && error.code === GIVEN_UP) return;
  const isRefused = error instanceof Failure && error.kind === "signed_out";
  if (!isRefused || !(await isSessionOver())) say();
}

export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      retry: (count, error) => count < 1 && !(error instanceof Failure && error.kind === "signed_out"),
    },
    // a save without a network fails at once and says so, instead of waiting for one
    mutations: { retry: false, networkMode: "always" },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      const told = query.meta?.failure;
      const failure = typeof told === "function" ? told(error) : told;
      // what is said in place may be about a secret, such as a link's token
      const called = told === null ? query.queryKey.slice(0, 1) : query.queryKey;
      void sayFailure(error, () => (failure ? announce(failure, {}, error) : record("A query failed", called, error)));
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: async (data, variables, _result, { meta }) => {
      noteWritten(factsOf(data));
      const { toast, undo } = meta ?? {};
      // how it went is said by the mutation that undoes it
      const action = undo && { label: "Undo", undoes: true, run: () => void undo(variables, data).catch(() => undefined) };
      if (toast) announce(toast, { ...factsOf(variables), ...factsOf(data) }, undefined, action);
      const { id = factsOf(variables).id } = factsOf(data);
      const { refreshes = [], row } = meta ?? {};
      const ids = meta?.ids?.(variables, data) ?? (typeof id === "string" ? [id] : undefined);
      await Promise.all([
        ...refreshes.map((queryKey) => refresh(queryClient, { queryKey })),
        row && refresh(queryClient, { queryKey: row }, ids && { ids, known: meta?.known?.(data) }),
      ]);
      if (meta?.adds && typeof id === "string") reportAdded(id);
    },
    onError: (error, variables, _result, { meta }) => {
      // somebody was here first, so what is shown is behind; but it stays while words for it are being typed
      if (meta?.row && (isOvertaken(error) || isGone(error))) holdBack(queryClient, { queryKey: meta.row });
      const failure = typeof meta?.failure === "function" ? meta.failure(error) : meta?.failure;
      void sayFailure(error, () => {
        if (failure !== null) announce(failure ?? "app.failed", factsOf(variables), error);
      });
    },
  }),
});

function factsOf(value: unknown): ToastFacts {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
