import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { Badge } from "#web/ui/marks/badge.tsx";
import { CodeBlock } from "#web/ui/text/code-block.tsx";
import { deployments } from "./deployments.ts";

export function DeploymentTabs() {
  return (
    <Tabs defaultValue="helm" className="min-w-0">
      <TabList aria-label="Deployment" tabs={deployments} className="noscript:hidden" />
      {deployments.map(({ value, headline, subline, chips, file, sample }) => (
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
          </div>
          <figure className="grid min-w-0 content-start overflow-hidden rounded-xl border shadow-card">
            <figcaption className="flex items-center justify-between border-b bg-canvas px-4 py-2 text-xs text-muted">
              <span className="font-mono">{file}</span>
              <span>Sample configuration</span>
            </figcaption>
            <CodeBlock label={`Sample ${file}`} className="max-h-112 overflow-auto rounded-none border-0 bg-raised p-4">
              {sample}
            </CodeBlock>
          </figure>
        </TabPanel>
      ))}
    </Tabs>
  );
}
