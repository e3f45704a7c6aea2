import { Users } from "lucide-react";
import { useProjectRows } from "#workspace/rows/row-list.ts";
import { RowsPanel } from "#workspace/rows/rows-panel.tsx";
import { userClassFields } from "./user-class-card.tsx";
import { UserClassesList } from "./user-classes-list.tsx";

export function UserClassesPanel() {
  const list = useProjectRows("user_classes");
  return (
    <RowsPanel
      noun="user_classes"
      list={list}
      icon={<Users />}
      blurb="The groups of people who use the product. Stories are written for them. Privileges are described here, not enforced."
      nothing="No user classes defined yet"
      empty="Name the groups of people the product is for, or have them drafted from the questionnaire."
      fields={userClassFields}
    >
      {() => <UserClassesList list={list} />}
    </RowsPanel>
  );
}
