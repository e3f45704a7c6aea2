import { paths } from "#web/lib/paths.ts";
import { TabList, TabPanel, Tabs } from "#web/ui/actions/tabs.tsx";
import { TextLink } from "#web/ui/actions/text-link.tsx";
import { Dialog, DialogBody } from "#web/ui/dialogs/dialog.tsx";
import { KeyCap } from "#web/ui/marks/key-cap.tsx";
import { glossary } from "./glossary.ts";
import { type Shortcut, shortcuts } from "./shortcuts.ts";

const tabs = [
  { value: "shortcuts", label: "Keyboard shortcuts" },
  { value: "glossary", label: "Glossary" },
];

export function HelpDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Help" size="lg">
      <DialogBody>
        <Tabs defaultValue="shortcuts">
          <TabList tabs={tabs} aria-label="Help" />
          <TabPanel value="shortcuts" className="gap-10 sm:columns-2">
            {shortcuts.map(({ place, keys }) => (
              <section key={place} aria-label={place} className="mb-6 grid break-inside-avoid content-start gap-2">
                <h3 className="font-semibold">{place}</h3>
                <dl className="grid gap-2">
                  {keys.map((shortcut) => (
                    <ShortcutLine key={shortcut.does} shortcut={shortcut} />
                  ))}
                </dl>
              </section>
            ))}
          </TabPanel>
          <TabPanel value="glossary">
            <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-3">
              {glossary.map(({ word, means, more }) => (
                <div key={word} className="grid gap-0.5 pb-2 sm:contents">
                  <dt className="font-medium">{word}</dt>
                  <dd className="text-pretty text-muted">
                    {means}{" "}
                    <TextLink to={`${paths.docs()}/guide/${more}`} target="_blank" aria-label={`More about ${word}`}>
                      More
                    </TextLink>
                  </dd>
                </div>
              ))}
            </dl>
          </TabPanel>
        </Tabs>
        <p className="border-t pt-4 text-muted">
          Looking for more? Read{" "}
          <TextLink to={paths.docs()} target="_blank">
            the user guide
          </TextLink>
        </p>
      </DialogBody>
    </Dialog>
  );
}

function ShortcutLine({ shortcut: { keys, does } }: { shortcut: Shortcut }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] items-center gap-3">
      <dt className="flex flex-wrap items-center gap-1.5">
        {keys.map((together) => (
          <span key={together.join()} className="flex gap-0.5">
            {together.map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
          </span>
        ))}
      </dt>
      <dd className="text-pretty text-muted">{does}</dd>
    </div>
  );
}
