import { Search } from "lucide-react";
import { Form } from "react-router";
import { longestDocsQuery } from "#domain/docs/doc-places.ts";
import { paths } from "#web/lib/paths.ts";
import { Input } from "#web/ui/fields/input.tsx";

/** Leads to what the documentation says of some words, with and without scripts. */
export function DocsSearchForm() {
  return (
    <search>
      <Form action={paths.docsSearch()} className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-faint" />
        <Input
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder="Search"
          required
          maxLength={longestDocsQuery}
          className="pl-8"
        />
      </Form>
    </search>
  );
}
