import { paths } from "#web/lib/paths.ts";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";

/** What works where nothing answers agents yet. */
export function DownloadInstead({ project_id }: { project_id: string }) {
  return (
    <Banner tone="warning" title="Agents cannot connect yet">
      Until it does, open the <TextLink to={paths.specification(project_id)}>specification</TextLink>, choose Export, download the
      Markdown file, put it into your repository and tell your agent to read it.
    </Banner>
  );
}
