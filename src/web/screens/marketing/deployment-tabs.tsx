import { FolderDown } from "lucide-react";
import { deployAddress, deployArchiveAddress } from "#domain/catalog/deploy-files.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { deployments } from "./deployments.ts";

export function DeploymentTabs() {
  return (
    <Tabs defaultValue="helm" className="min-w-0">
      <TabList aria-label="Deployment" tabs={deployments} className="noscript:hidden" />
      {deployments.map(({ value, headline, subline, chips, folder, files, text }) => (
        <TabPanel
          key={value}
          value={value}
          forceMount
          className="grid gap-8 pt-8 data-[state=inactive]:hidden noscript:data-[state=inactive]:grid lg:grid-cols-[1fr_1.4fr] lg:gap-12"
        >
          <div className="grid content-start gap-4">
            <h3 className="text-xl font-semibold tracking-tight">{headline}</h3>
            <p className="leading-7 text-pretty text-muted">{subline}</p>
            <ul className="flex flex-wrap gap-1.5">
              {chips.map((chip) => (
                <li key={chip}>
                  <Badge>{chip}</Badge>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-sm text-muted">
              Its files, in <span className="font-mono">deploy/{folder}</span>
            </p>
            <ul className="-mt-2 grid gap-x-6 text-xs leading-6 sm:grid-cols-2 lg:grid-cols-1">
              {files.map((path) => (
                <li key={path} className="min-w-0">
                  <TextLink to={`${deployAddress}${path}`} reloadDocument download className="block truncate font-mono">
                    {path.slice(folder.length)}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
          <figure className="grid min-w-0 content-start overflow-hidden rounded-xl border shadow-card">
            <figcaption className="flex items-center justify-between gap-4 border-b bg-canvas px-4 py-2 text-xs text-muted">
              <span className="min-w-0 truncate font-mono">deploy/{files[0]}</span>
              <span className="shrink-0">Sample configuration</span>
            </figcaption>
            <CodeBlock
              label={`Sample configuration ${files[0]}`}
              className="max-h-144 overflow-auto rounded-none border-0 bg-raised p-4"
            >
              {text}
            </CodeBlock>
          </figure>
        </TabPanel>
      ))}
      <div className="mt-6">
        <Button asChild>
          <a href={deployArchiveAddress} download>
            <FolderDown aria-hidden />
            Download all files
          </a>
        </Button>
      </div>
    </Tabs>
  );
}
