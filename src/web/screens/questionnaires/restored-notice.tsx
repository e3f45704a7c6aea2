import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Banner
      tone="info"
      title="Your unsaved answers are back"
      action={
        <Button size="sm" className="-my-0.5" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      They were kept on this device and are saved when you continue.
    </Banner>
  );
}
