import { Plus, X } from "lucide-react";
import { useState } from "react";
import { withUrl } from "#domain/web-to-prd-search.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Field } from "#web/ui/fields/field.tsx";
import { Input } from "#web/ui/fields/input.tsx";

type Props = { urls: readonly string[]; onChange: (urls: readonly string[]) => void; error: string | undefined };

export function UrlList({ urls, onChange, error }: Props) {
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string>();

  function add() {
    const joined = withUrl(urls, typed);
    setRefusal(joined.refusal);
    if (joined.refusal) return;
    onChange(joined.urls);
    setTyped("");
  }

  return (
    <div className="grid gap-2">
      <Field label="URLs to scrape" error={refusal ?? error}>
        <div className="flex gap-2">
          <Input
            type="url"
            name="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://example.com"
            value={typed}
            onChange={(event) => {
              setRefusal(undefined);
              setTyped(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
          <Button className="h-9" onClick={add}>
            <Plus aria-hidden />
            Add URL
          </Button>
        </div>
      </Field>
      {urls.length > 0 ? (
        <ul aria-label="URLs to scrape" className="divide-y rounded-lg border">
          {urls.map((url) => (
            <li key={url} className="flex items-center gap-2 py-1 pr-1 pl-3">
              <span className="min-w-0 grow truncate">{url}</span>
              <IconButton label={`Remove ${url}`} size="icon-sm" onClick={() => onChange(urls.filter((one) => one !== url))}>
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
