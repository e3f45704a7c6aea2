import { ListFilter, Search, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useLoneKey } from "#web/ui/actions/use-lone-key.ts";
import { cn } from "#web/ui/cn.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { counted, inFigures } from "#web/ui/text/counted.ts";
import { ListSought } from "./list-sought.tsx";
import type { Listed } from "./list-spec.ts";
import type { List } from "./use-list.ts";

/** A picker cannot stand on nothing. */
const everything = "*";

type ToolsProps<Row extends Listed> = {
  list: List<Row>;
  canChoose?: boolean;
  /** Its rows stand in an order that people give them. */
  canMove?: boolean;
};

/** Search, filters, order and count of a list; `/` leads to the search. */
export function ListTools<Row extends Listed>({ list, canChoose = false, canMove = false }: ToolsProps<Row>) {
  const { spec, searchField, query, shown, total, isNarrowed, chosen } = list;
  const { filters = [], sorts = [], noun } = spec;
  useLoneKey("/", () => searchField.current?.focus());
  const into = () => list.entry.current?.toFirst();
  const out = () => (query === "" ? searchField.current?.blur() : list.search(""));
  // on a phone they would take the room of the first rows, and not all of them fit one line of a window
  const pickers = useId();
  const [isOpen, setIsOpen] = useState(false);
  const aside = `${pickers}aside`;
  const used = filters.filter(({ key }) => list.filtered[key]).length;
  const isPutAway = ({ key, isAside }: (typeof filters)[number]) => isAside && !isOpen && !list.filtered[key];
  const picker = (filter: (typeof filters)[number]) => (
    <Select
      key={filter.key}
      size="sm"
      aria-label={filter.label}
      className={cn("w-auto max-w-48", isPutAway(filter) && "sm:hidden")}
      value={filter.choices.find(({ value }) => value === list.filtered[filter.key])?.value ?? everything}
      onValueChange={(value) => {
        if (filter.isAside) setIsOpen(true);
        list.filter(filter.key, value === everything ? "" : value);
      }}
      choices={[{ value: everything, label: filter.all }, ...filter.choices]}
    />
  );
  const areAllChosen = shown.length > 0 && chosen.length === shown.length;
  return (
    <search aria-label={noun.many} className="flex flex-wrap items-center gap-2">
      {canChoose ? (
        <label className="grid h-8 w-6 place-items-center pointer-coarse:h-11 pointer-coarse:w-8">
          <input
            type="checkbox"
            aria-label={`Select all ${noun.many}`}
            className="size-4 accent-accent"
            checked={areAllChosen}
            ref={(box) => {
              if (box) box.indeterminate = chosen.length > 0 && !areAllChosen;
            }}
            onChange={areAllChosen ? list.chooseNone : list.chooseAll}
          />
        </label>
      ) : null}
      <div className="relative min-w-40 grow basis-[calc(100%-2.5rem)] sm:grow-0 sm:basis-64">
        <Search aria-hidden className="pointer-events-none absolute top-2 left-2.5 size-4 text-faint" />
        <Input
          ref={searchField}
          type="search"
          aria-label={`Search ${noun.many}`}
          aria-keyshortcuts="/"
          placeholder={`Search ${noun.many}`}
          value={query}
          onChange={(event) => list.search(event.target.value)}
          onBlur={list.settle}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || !["ArrowDown", "Enter", "Escape"].includes(event.key)) return;
            event.preventDefault();
            if (event.key === "Escape") out();
            else into();
          }}
          className="h-8 pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden"
        />
        {query === "" ? (
          <kbd
            aria-hidden
            className="absolute top-1.5 right-2 rounded-sm border px-1 font-sans text-2xs text-faint max-sm:hidden"
          >
            /
          </kbd>
        ) : (
          <IconButton
            label="Clear the search"
            size="icon-sm"
            className="absolute top-0.5 right-0.5"
            onClick={() => {
              list.search("");
              searchField.current?.focus();
            }}
          >
            <X aria-hidden />
          </IconButton>
        )}
      </div>
      {filters.length > 0 ? (
        <Button size="sm" aria-expanded={isOpen} aria-controls={pickers} className="sm:hidden" onClick={() => setIsOpen(!isOpen)}>
          <ListFilter aria-hidden />
          {used > 0 ? `Filter and sort (${used})` : "Filter and sort"}
        </Button>
      ) : null}
      <div id={pickers} className={cn("contents", filters.length > 0 && !isOpen && "max-sm:hidden")}>
        {filters.filter(({ isAside }) => !isAside).map(picker)}
        {filters.some(({ key, isAside }) => isAside && !list.filtered[key]) ? (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={aside}
            className="max-sm:hidden"
            onClick={() => setIsOpen(!isOpen)}
          >
            <ListFilter aria-hidden />
            More filters
          </Button>
        ) : null}
        <div id={aside} className="contents">
          {filters.filter(({ isAside }) => isAside).map(picker)}
        </div>
        {sorts.length > 0 ? (
          <Select
            size="sm"
            aria-label="Order"
            className="w-auto max-w-48"
            value={sorts.find(({ key }) => key === list.sorted)?.key ?? everything}
            onValueChange={(value) => list.sort(value === everything ? "" : value)}
            choices={[
              { value: everything, label: canMove ? "Manual order" : "Oldest first" },
              ...sorts.map(({ key, label }) => ({ value: key, label })),
            ]}
          />
        ) : null}
      </div>
      {filters.map(({ key, action }) =>
        action && canChoose && list.filtered[key] === action.value && shown.length > 0 ? (
          <Button key={key} size="sm" onClick={() => action.run(shown)}>
            {action.label}
          </Button>
        ) : null,
      )}
      {canChoose && canMove && list.sorted !== "" ? (
        <p className="text-xs text-muted">Rows can be moved in manual order.</p>
      ) : null}
      <p role="status" className="ml-auto text-xs text-muted tabular-nums">
        {isNarrowed ? `${inFigures(shown.length)} of ${counted(total, noun)}` : counted(total, noun)}
      </p>
      {isNarrowed ? (
        <Button
          variant="link"
          size="sm"
          onClick={() => {
            list.clear();
            searchField.current?.focus();
          }}
        >
          Show all
        </Button>
      ) : null}
      <ListSought list={list} />
    </search>
  );
}
