import {
  type ProjectFile,
  projectFile,
  projectFormat,
  projectSchemaPath,
  type SpecificationText,
  specificationTexts,
} from "#domain/export/json.ts";
import {
  attributeName,
  extensionSpace,
  fieldsOf,
  nounNamed,
  type OtherType,
  otherTypes,
  projectAttributes,
  relationName,
  typeName,
} from "#domain/export/reqif/names.ts";
import { allNouns, type Noun, nouns } from "#domain/nouns/all.ts";
import type { Field } from "#domain/nouns/noun.ts";
import type { ReqifFile, ReqifObject, ReqifValue } from "./reqif-file.ts";
import { wordsIn } from "./xml-tree.ts";

type Own = { noun: Noun; number: number; object: ReqifObject };

/** What our own export says of a project, and which objects somebody added to it elsewhere; nothing where it is not ours. */
export function ownReqif(file: ReqifFile): { file: ProjectFile; added: ReqifObject[] } | undefined {
  const own = ownRows(file.objects);
  if (own.size === 0 && !file.objects.some(({ type }) => type.id === typeName("text"))) return undefined;
  const targets = new Map(file.relations.map(({ type, source, target }) => [`${type.id} ${source}`, target]));
  const citationOf = (id: string | undefined) => {
    const row = own.get(id ?? "");
    return row ? `${nouns[row.noun].prefix}-${row.number}` : null;
  };
  const rowOf = ({ noun, number, object }: Own) => {
    const said = fieldsOf(noun).map(([name, field]): [string, string | null] => {
      const text = saidAs(object.values, attributeName(noun, name));
      const target = targets.get(`${relationName(noun, name)} ${object.id}`);
      if (field.kind === "reference") return [name, citationOf(target) ?? text];
      return [name, field.kind === "choice" && text !== null ? chosen(field, text) : text];
    });
    return { number, ...Object.fromEntries(said) };
  };
  const rows = [...own.values()];
  const [specification] = file.specifications;
  const read = projectFile.parse({
    $schema: projectSchemaPath,
    format: projectFormat,
    format_version: 1,
    generated_at: file.created_at,
    project: {
      name: specification?.name ?? "",
      ...Object.fromEntries(
        Object.keys(projectAttributes).map((name) => [
          name,
          saidAs(specification?.values ?? [], attributeName("specification", name)),
        ]),
      ),
    },
    specification: textsIn(file.objects),
    ...settingsIn(file),
    rows: Object.fromEntries(allNouns.map((noun) => [noun, rows.filter((row) => row.noun === noun).map(rowOf)])),
  });
  return { file: read, added: file.objects.filter(({ id, type }) => !own.has(id) && !isOfDocument(type.id)) };
}

/** Our rows by identifier; what has no number of its own was added elsewhere. */
function ownRows(objects: readonly ReqifObject[]): Map<string, Own> {
  const own = new Map<string, Own>();
  const taken = new Set<string>();
  for (const object of objects) {
    const noun = nounNamed(object.type.id);
    const cited = noun && saidAs(object.values, attributeName(noun, "number"));
    const [, said] = /^[A-Z]+-([1-9]\d{0,8})$/.exec(cited ?? "") ?? [];
    if (!noun || !cited || !said || taken.has(cited) || cited !== `${nouns[noun].prefix}-${said}`) continue;
    taken.add(cited);
    own.set(object.id, { noun, number: Number(said), object });
  }
  return own;
}

const isOfDocument = (type: string) => (Object.keys(otherTypes) as OtherType[]).some((name) => typeName(name) === type);
const saidAs = (values: readonly ReqifValue[], attribute: string) =>
  values.find((value) => value.attribute.id === attribute)?.text ?? null;
const chosen = ({ choices = {} }: Field, text: string) =>
  Object.keys(choices).find((value) => value === text || choices[value] === text) ?? null;

function textsIn(objects: readonly ReqifObject[]): ProjectFile["specification"] {
  const columns = Object.entries(specificationTexts) as [SpecificationText, string][];
  return Object.fromEntries(
    objects.flatMap(({ type, values }) => {
      const called = type.id === typeName("text") ? saidAs(values, attributeName("text", "name")) : undefined;
      const column = columns.find(([, label]) => label === called)?.[0];
      return column ? [[column, saidAs(values, attributeName("text", "text"))]] : [];
    }),
  );
}

/** What is said beside rows and texts; where it is damaged it stays source text. */
function settingsIn({ extensions }: ReqifFile): object {
  const said = extensions.find(({ name, attributes }) => name === "settings" && attributes["xmlns:pa"] === extensionSpace);
  if (!said) return {};
  try {
    return projectFile.pick({ choices: true, questionnaire: true }).parse(JSON.parse(wordsIn(said)));
  } catch {
    return { settings: wordsIn(said) };
  }
}
