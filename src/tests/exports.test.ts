import { AstBuilder, GherkinClassicTokenMatcher, Parser } from "@cucumber/gherkin";
import { IdGenerator } from "@cucumber/messages";
import { unzipSync } from "fflate";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { expect, test } from "vitest";
import { sample } from "#domain/document/sample.ts";
import { exportedOf } from "#domain/export/exported-of.ts";
import { writeGherkin } from "#domain/export/gherkin.ts";
import { writeHtml } from "#domain/export/html.ts";
import { writeJson } from "#domain/export/write-json.ts";
import { readLogo } from "#domain/logo.ts";
import type { ProjectContent } from "#domain/project-content.ts";
import { generatedProject } from "#tests/support/generated-project.ts";
import { pngOf } from "#tests/support/picture.ts";

const { generated_at, ...farm } = sample;
const exported = (content: ProjectContent) => exportedOf({ content, generated_at, origin: "https://pa.test", project_id: "p" });
const hostile = {
  ...farm,
  project: { ...farm.project, name: '<script>alert("x")</script> & Söhne' },
  features: farm.features.map((row) => ({ ...row, description: '@tag\n# comment\nScenario: none\n"""\n| a |\nFor US-14.' })),
  user_stories: farm.user_stories.map((row) => ({
    ...row,
    name: "Feature: <b>x</b>\n@y",
    story:
      '# not a comment\n@not a tag\n"""\n| no table |\n[go](javascript:alert(1)) ![p](https://evil.test/p.png) **bold** <img src=x onerror=alert(1)>',
    acceptance_criteria:
      'Given: a "quote" | pipe\nThe price is shown\n"""\n@x\n# y\n| z |\nWhen\nthen, it is\n\nExamples:\nFeature: no\nGiven <p>',
  })),
  test_cases: farm.test_cases.map((row) => ({ ...row, given: "# a\n@b", when: '"""\n| c', then: "Then x\nBackground:" })),
} satisfies ProjectContent;

test("the logo stands at the top of the web page as part of the file, with words for those who do not see it [EXPORT-71]", () => {
  const png = pngOf({ width: 300, height: 100 });
  const html = writeHtml({ ...exported(hostile), beside: { logo: readLogo(png) } });
  const [picture, ...others] = all(parse(html)).filter(({ tagName }) => tagName === "img");
  expect(others).toEqual([]);
  expect(picture && attribute(picture, "src")).toBe(`data:image/png;base64,${png}`);
  expect(picture && attribute(picture, "alt")).toBe('Logo of <script>alert("x")</script> & Söhne');
  expect(picture && [attribute(picture, "width"), attribute(picture, "height")]).toEqual(["240", "80"]);
  expect(html).toContain("default-src 'none'; img-src data:;");
  expect(html.indexOf("<img")).toBeLessThan(html.indexOf("<h1"));
});

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;
const all = (node: Node): DefaultTreeAdapterTypes.Element[] =>
  "childNodes" in node ? [...("tagName" in node ? [node] : []), ...node.childNodes.flatMap(all)] : [];
const attribute = (one: DefaultTreeAdapterTypes.Element, name: string) => one.attrs.find((given) => given.name === name)?.value;

test("the web page is one file that fetches and runs nothing whatever people wrote, with contents, anchors by number and a look for light, dark and paper [EXPORT-8]", () => {
  for (const content of [farm, hostile, generatedProject(220, "nasty")]) {
    const html = writeHtml(exported(content));
    const elements = all(parse(html));
    const names = new Set(elements.map(({ tagName }) => tagName));
    for (const name of ["script", "img", "iframe", "link", "object", "form"]) expect(names, name).not.toContain(name);
    expect(elements.flatMap(({ attrs }) => attrs).filter(({ name }) => name.startsWith("on") || name === "src")).toEqual([]);
    const ids = elements.flatMap((one) => attribute(one, "id") ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    const addresses = elements.flatMap((one) => attribute(one, "href") ?? []);
    for (const address of addresses) {
      if (address.startsWith("#")) expect(ids).toContain(decodeURIComponent(address.slice(1)));
      else expect(address).toMatch(/^(?:https?:\/\/|mailto:)/);
    }
    expect(elements.filter(({ tagName }) => tagName === "h1")).toHaveLength(1);
    const levels = elements.flatMap(({ tagName }) => /^h(\d)$/.exec(tagName)?.[1] ?? []).map(Number);
    for (const [at, level] of levels.entries()) expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(html).toMatch(/color-scheme: light dark.*@media print/s);
    expect(html).toContain("default-src 'none'");
    if (content.user_stories.some(({ number }) => number === 14)) expect(ids).toContain("US-14");
  }
  expect(writeHtml(exported(hostile))).toContain("<title>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Söhne –");
  expect(writeHtml(exported(farm))).toBe(writeHtml(exported(farm)));
});

function featuresOf(content: ProjectContent) {
  const files = Object.entries(unzipSync(writeGherkin(exported(content))));
  const texts = files.flatMap(([name, bytes]) => (name.endsWith(".feature") ? [new TextDecoder().decode(bytes)] : []));
  return texts.map((text) => {
    const parser = new Parser(new AstBuilder(IdGenerator.uuid()), new GherkinClassicTokenMatcher());
    const { feature, comments } = parser.parse(text);
    expect(comments).toEqual([]);
    return { feature, text };
  });
}

test("acceptance criteria and test cases leave as .feature files by feature or user class, with number and revision as tags, which the official parser takes whatever people wrote [EXPORT-9]", () => {
  const [farmers] = featuresOf(farm);
  expect(farmers?.text).toContain("    @US-14 @US-14.r3\n    Scenario: 1. A box is saved\n      Given a signed-in farmer\n");
  const odd = featuresOf(hostile);
  const rules = odd.flatMap(({ feature }) => feature?.children.flatMap(({ rule }) => rule ?? []) ?? []);
  expect(rules).toHaveLength(hostile.user_stories.length);
  const scenarios = rules.flatMap(({ children }) => children.flatMap(({ scenario }) => scenario ?? []));
  const steps = scenarios.flatMap((one) => one.steps.map(({ keyword, text }) => `${keyword}${text}`));
  for (const said of ['Given a "quote" | pipe', '* """', "* The price is shown", "* @x", "* # y", "Then it is", "Given <p>"]) {
    expect(steps.join("\n")).toContain(said);
  }
  expect(scenarios.every(({ tags }) => tags.length >= 2)).toBe(true);
  const generated = featuresOf(generatedProject(600, "nasty"));
  const told = generated.flatMap(({ feature }) => feature?.children.flatMap(({ rule }) => rule ?? []) ?? []);
  expect(told).toHaveLength(50);
  expect(featuresOf(generatedProject(0, "plain"))).toEqual([]);
});

test("our JSON says what it is, by the schema it names [EXPORT-10]", async () => {
  const { projectFile, projectSchemaPath } = await import("#domain/export/json.ts");
  for (const content of [farm, hostile, generatedProject(220, "nasty")]) {
    const said: unknown = JSON.parse(writeJson(exported(content)));
    expect(said).toMatchObject({ $schema: projectSchemaPath });
    expect(projectFile.safeParse(said).error).toBeUndefined();
  }
});
