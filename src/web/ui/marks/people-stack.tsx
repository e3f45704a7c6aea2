import { cn } from "#web/ui/cn.ts";
import { Popover } from "#web/ui/dialogs/popover.tsx";
import { Avatar } from "./avatar.tsx";

type Person = { id: string; name: string };

const MOST_FACES = 3;

/** Who else is here: a few faces, and their names for whoever asks. */
export function PeopleStack({ people, className }: { people: readonly Person[]; className?: string }) {
  if (people.length === 0) return null;
  const [first] = people;
  const label = people.length === 1 ? `${first?.name} is here too` : `${people.length} others are here`;
  const faces = people.length > MOST_FACES ? people.slice(0, MOST_FACES - 1) : people;
  const more = people.length - faces.length;
  return (
    <Popover
      label="Who is here"
      className="w-64"
      trigger={
        <button
          type="button"
          aria-label={label}
          title={label}
          className={cn("flex items-center rounded-full p-0.5 transition-colors hover:bg-sunken animate-appear", className)}
        >
          {faces.map(({ id, name }) => (
            <Avatar key={id} name={name} className="-ml-0.5 outline-1 outline-canvas first:ml-0" />
          ))}
          {more > 0 ? (
            <span
              aria-hidden
              className="-ml-0.5 grid size-7 place-items-center rounded-full bg-sunken text-2xs font-semibold text-muted outline-1 outline-canvas ring-1 ring-line"
            >
              +{more}
            </span>
          ) : null}
        </button>
      }
    >
      <h2 className="border-b px-4 py-2.5 font-semibold">Also here</h2>
      <ul className="grid max-h-72 gap-0.5 overflow-y-auto p-2">
        {people.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2.5 px-2 py-1.5">
            <Avatar name={name} />
            <span className="min-w-0 truncate">{name}</span>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
