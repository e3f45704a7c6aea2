import type { PlacedName, PlacedPageMap } from "#domain/pictures/place-page-map.ts";
import { cn } from "#web/ui/cn.ts";
import { useCitations } from "#web/ui/text/citations.ts";

const LINE = 18;

export function PageMapPicture({ placed }: { placed: PlacedPageMap }) {
  const { width, height, classes, pages, kind } = placed;
  const used = new Set(placed.uses.map(({ page }) => page));
  const isGrid = kind === "grid";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture of links is a group of them
    <svg
      role="group"
      aria-label="Who uses which page"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      className="mx-auto h-auto max-w-none text-[13px]"
      style={isGrid ? { width: width + 2 } : { width: "100%" }}
    >
      {placed.kind === "lines"
        ? placed.uses.map(({ user, page, path }) => (
            <path key={`${user} ${page}`} d={path} className="fill-none stroke-accent opacity-60" strokeWidth={1.5} />
          ))
        : null}
      {isGrid
        ? pages.map(({ reference, y, height: row }, at) => (
            <rect
              key={reference}
              y={y}
              width={width}
              height={row}
              className={at % 2 === 0 ? "fill-sunken" : "fill-transparent"}
            />
          ))
        : null}
      {placed.kind === "grid"
        ? placed.uses.map(({ user, page, x, y }) => (
            <circle key={`${user} ${page}`} cx={x} cy={y} r={6} className="fill-accent" />
          ))
        : null}
      {classes.map((name) => (
        <NameOf key={name.reference} placed={name} drawn={isGrid ? "upright" : "class"} />
      ))}
      {pages.map((name, at) => (
        <NameOf key={name.reference} placed={name} drawn={isGrid ? "row" : used.has(at) ? "page" : "unused"} />
      ))}
    </svg>
  );
}

type Drawn = "class" | "page" | "unused" | "row" | "upright";

const boxes: Partial<Record<Drawn, string>> = {
  class: "fill-accent-soft stroke-accent-line",
  page: "fill-surface stroke-control",
  unused: "fill-surface stroke-warning-line [stroke-dasharray:4_3]",
};

/** A name leads to its row; the whole of it is in its title. */
function NameOf({ placed, drawn }: { placed: PlacedName; drawn: Drawn }) {
  const { reference, name, lines, x, y, width, height } = placed;
  const to = useCitations()?.get(reference)?.to;
  const box = boxes[drawn];
  const words = (
    <>
      <title>{`${reference} ${name}`}</title>
      {box ? (
        <rect x={x} y={y} width={width} height={height} rx={8} className={cn(box, to && "group-hover:stroke-accent")} />
      ) : null}
      {drawn === "upright" ? (
        <text
          transform={`translate(${x + width / 2 + 4} ${y + height - 8}) rotate(-90)`}
          className="fill-ink group-hover:underline"
        >
          {lines[0]}
        </text>
      ) : (
        lines.map((line, at) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the name
            key={at}
            x={x + 10}
            y={y + height / 2 + 4.5 + (at - (lines.length - 1) / 2) * LINE}
            className="fill-ink group-hover:underline"
          >
            {line}
          </text>
        ))
      )}
    </>
  );
  return to ? (
    <a href={to} data-row-link className="group">
      {words}
    </a>
  ) : (
    <g>{words}</g>
  );
}
