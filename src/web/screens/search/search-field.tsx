import { Search } from "lucide-react";
import { searchLength } from "#domain/search.ts";
import { Input } from "#web/ui/fields/input.tsx";

export function SearchField({ value, onChange }: { value: string; onChange: (query: string) => void }) {
  return (
    <search className="relative">
      <Search aria-hidden className="pointer-events-none absolute top-3 left-3 size-4 text-faint" />
      <Input
        type="search"
        aria-label="Search this project"
        placeholder="Words, or a number such as US-14"
        maxLength={searchLength}
        autoFocus
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 pl-9 text-base"
      />
    </search>
  );
}
