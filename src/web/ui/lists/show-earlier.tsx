import { Button } from "#web/ui/actions/button.tsx";

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Reads the next page of what is listed the last first; nothing where all is shown. */
export function ShowEarlier({ of, children }: { of: Pages; children: string }) {
  if (!of.hasNextPage) return null;
  return (
    <Button className="justify-self-center" loading={of.isFetchingNextPage} onClick={() => void of.fetchNextPage()}>
      {children}
    </Button>
  );
}
