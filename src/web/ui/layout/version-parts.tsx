import { ownParts, sharedParts } from "#domain/compare/parts.ts";

const inTurn = new Intl.ListFormat("en");
const kinds = [
  { label: "Each version has its own", parts: ownParts },
  { label: "Shared by all versions", parts: sharedParts },
];

/** Which parts of a project belong to one version, and which to all. */
export function VersionParts() {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {kinds.map(({ label, parts }) => (
        <div key={label} className="grid content-start gap-0.5">
          <dt className="text-xs font-medium text-muted">{label}</dt>
          <dd>{inTurn.format(parts.map((part) => part.label))}</dd>
        </div>
      ))}
    </dl>
  );
}
