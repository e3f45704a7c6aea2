import { usePresentPeople } from "#web/queries/present-people.ts";
import { PeopleStack } from "#web/ui/marks/people-stack.tsx";
import { useWorkspace } from "./workspace.ts";

/** Who else has this project open now. */
export function PeopleHere() {
  const { project } = useWorkspace();
  const people = usePresentPeople(project.id);
  return <PeopleStack people={people.map(({ user_id, name }) => ({ id: user_id, name }))} className="mr-2" />;
}
