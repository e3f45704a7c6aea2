import { Link } from "react-router";
import { type SpecificationSection, specificationMenu } from "#domain/specifications.ts";
import { unsavedKey, useUnsavedKeys } from "#web/editing/unsaved.ts";
import { paths } from "#web/lib/paths.ts";
import { useSignedInUser } from "#web/queries/session.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

/** The sections whose words each version has of its own, by what they are kept under until they are saved. */
const sections: Readonly<Record<string, SpecificationSection>> = {
  overview: "projectIntroduction",
  business_model: "overallDescription",
  technology: "technologyStack",
  integrations: "thirdPartyIntegrations",
  design_connections: "designConnections",
  style_guide: "styleGuide",
};

/** Says that words typed into a version on this device and not saved stay behind when the next one is made of it. */
export function UnsavedWords({ project_id, version }: { project_id: string; version: string }) {
  const under = unsavedKey(useSignedInUser().id, project_id, version);
  const unsaved = useUnsavedKeys(under).flatMap((key) => sections[key.slice(under.length + 1)] ?? []);
  const [first] = unsaved;
  if (!first) return null;
  return (
    <Banner
      tone="warning"
      title={`Words of version ${version} are not saved yet`}
      action={
        <Button size="sm" asChild>
          <Link to={paths.specification(project_id, first)}>Go back and save them</Link>
        </Button>
      }
    >
      {unsaved.map(labelOf).join(", ")}: what you typed there stays in version {version} and is not part of the new one.
    </Banner>
  );
}

function labelOf(section: SpecificationSection) {
  const items = specificationMenu.flatMap<{ key: string; label: string }>(({ items }) => [...items]);
  return items.find(({ key }) => key === section)?.label ?? section;
}
