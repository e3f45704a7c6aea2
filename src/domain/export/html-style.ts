/** How the one-file web page looks: on screens light and dark, and on paper. */
export const htmlStyle = `
:root { color-scheme: light dark; --canvas: light-dark(#fff, #14171d); --ink: light-dark(#1b2130, #e6e9f0); --muted: light-dark(#545d70, #a4adbe);
  --line: light-dark(#dde2ec, #313847); --sunken: light-dark(#f4f6fa, #1c212a); --accent: light-dark(#2b49c4, #9db2ff); --mark: light-dark(#e9eefe, #253056); }
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
a { color: var(--accent); text-underline-offset: 2px; }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 3px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--canvas); padding: .5rem 1rem; z-index: 1; }
.sheet { max-width: 76rem; margin: 0 auto; padding: 3rem 1.5rem 6rem; }
header h1 { font-size: 2.25rem; line-height: 1.2; margin: 0 0 .25rem; overflow-wrap: anywhere; }
.logo { display: block; box-sizing: content-box; max-width: 100%; object-fit: contain; margin: 0 0 1.5rem; background: #fff; border-radius: 10px; }
@media (prefers-color-scheme: dark) { .logo { padding: .75rem; } }
header p { margin: 0; color: var(--muted); font-size: 1.1rem; }
.front { display: flex; flex-wrap: wrap; gap: .75rem 2rem; margin: 1.5rem 0 0; padding: 1rem 0; border-block: 1px solid var(--line); }
.front div { min-width: 6rem; } .front dt { font-size: .8rem; color: var(--muted); } .front dd { margin: 0; overflow-wrap: anywhere; }
.contents { margin: 2rem 0; font-size: .95rem; }
.contents h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
.contents ul { list-style: none; margin: 0; padding: 0; } .contents ul ul { padding-inline-start: 1.25rem; }
.contents a { display: block; padding: .2rem 0; text-decoration: none; color: inherit; overflow-wrap: anywhere; } .contents a:hover { color: var(--accent); text-decoration: underline; }
.contents .number { color: var(--muted); margin-inline-end: .5rem; font-variant-numeric: tabular-nums; }
main { min-width: 0; }
h2, h3, h4, h5, h6 { line-height: 1.3; margin: 2.25rem 0 .75rem; overflow-wrap: anywhere; break-after: avoid; }
h2 { font-size: 1.6rem; padding-top: 1.25rem; border-top: 1px solid var(--line); } h3 { font-size: 1.3rem; } h4 { font-size: 1.1rem; } h5, h6 { font-size: 1rem; }
p, ul, ol, pre, blockquote, .wide { margin: .75rem 0; } li { margin: .2rem 0; overflow-wrap: anywhere; } p { overflow-wrap: anywhere; }
.missing { color: var(--muted); font-style: italic; }
.requirement { border: 1px solid var(--line); border-radius: 10px; padding: .9rem 1.1rem; margin: 1rem 0; break-inside: avoid; }
.requirement:target { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
.requirement > :is(h4, h5, h6) { margin: 0; font-size: 1.05rem; }
.cite { display: inline-block; font: 600 .8rem/1.6 ui-monospace, SFMono-Regular, Menlo, monospace; background: var(--mark); color: var(--accent); padding: 0 .45rem; border-radius: 5px; text-decoration: none; margin-inline-end: .35rem; }
.about { font-size: .85rem; color: var(--muted); margin: .25rem 0 .75rem; }
.label { font-weight: 600; font-size: .9rem; margin: .9rem 0 .25rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-size: .92rem; }
th, td { text-align: start; vertical-align: top; padding: .45rem .6rem; border: 1px solid var(--line); } th { background: var(--sunken); }
td { overflow-wrap: anywhere; min-width: 6.5rem; } main a[href^="#"] { white-space: nowrap; }
pre { background: var(--sunken); border-radius: 8px; padding: .8rem 1rem; overflow-x: auto; white-space: pre-wrap; } code { font-family: ui-monospace, SFMono-Regular, Menlo, monospace; font-size: .9em; }
blockquote { border-inline-start: 3px solid var(--line); padding-inline-start: 1rem; color: var(--muted); margin-inline: 0; }
footer { margin-top: 4rem; padding-top: 1rem; border-top: 1px solid var(--line); color: var(--muted); font-size: .85rem; }
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 3rem; align-items: start; }
  .contents { position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); overflow-y: auto; font-size: .875rem; }
}
@media (max-width: 40rem) { .sheet { padding: 1.5rem 1rem 4rem; } header h1 { font-size: 1.75rem; } }
@media print {
  :root { color-scheme: light; } .logo { padding: 0; } body { font-size: 10.5pt; } .sheet { max-width: none; padding: 0; } .skip { display: none; }
  .columns { display: block; } .contents { position: static; max-height: none; break-after: page; } h2 { break-before: page; border: 0; } a { color: inherit; text-decoration: none; }
  thead { display: table-header-group; } tr { break-inside: avoid; } .wide { overflow: visible; } @page { margin: 20mm 18mm; }
}`;
