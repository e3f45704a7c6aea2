import type { SeenField, SeenForm } from "#domain/evidence/sight.ts";
import { attribute, descendants, type Element, isElement, isHidden, type Node, oneLine, parentOf, textOf } from "./elements.ts";
import { regionOf } from "./see-parts.ts";

const MOST_FORMS = 40;
const MOST_FIELDS = 60;
/** What nobody fills in. */
const NO_FIELD = /^(hidden|submit|button|image|reset)$/;

/** The forms of a page with the fields that people fill in. */
export function formsIn(body: Element): SeenForm[] {
  const all = descendants(body).filter((one) => !isOutOfSight(one));
  const labels = labelsIn(all);
  const forms = all.filter(({ tagName }) => tagName === "form").slice(0, MOST_FORMS);
  return forms.flatMap((form) => {
    const id = attribute(form, "id");
    const inside = new Set(descendants(form));
    const own = all.filter((one) => inside.has(one) || (id && attribute(one, "form") === id));
    const parts = own.some(isField) ? own : strayed(form, all);
    const fields = fieldsOf(parts, labels);
    if (fields.length === 0) return [];
    return [
      {
        fields,
        button: buttonOf(parts),
        label: oneLine(attribute(form, "aria-label") ?? labelledBy(form, all)),
        heading: headingFor(form, all),
        region: regionOf(form),
        action: attribute(form, "action") ?? "",
      },
    ];
  });
}

function isOutOfSight(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = parentOf(at)) if (isHidden(at) || at.tagName === "template") return true;
  return false;
}

type Labels = { byId: Map<string, string>; around: Map<Element, string> };

function labelsIn(all: readonly Element[]): Labels {
  const byId = new Map<string, string>();
  const around = new Map<Element, string>();
  for (const one of all) {
    if (one.tagName !== "label") continue;
    const text = labelText(one);
    const id = attribute(one, "for");
    if (id) byId.set(id, text);
    for (const inner of descendants(one)) if (isField(inner) && (!id || attribute(inner, "id") === id)) around.set(inner, text);
  }
  return { byId, around };
}

/** The words of a label without those of the field in it. */
function labelText(label: Element): string {
  const said: string[] = [];
  const walk = (node: Node) => {
    if ("value" in node) said.push(node.value);
    else if (isElement(node) && !/^(select|textarea|button|script|style)$/.test(node.tagName)) node.childNodes.forEach(walk);
  };
  walk(label);
  return oneLine(said.join(""));
}

const isField = ({ tagName }: Element) => tagName === "input" || tagName === "select" || tagName === "textarea";

function fieldsOf(parts: readonly Element[], labels: Labels): SeenField[] {
  const fields: SeenField[] = [];
  const groups = new Set<string>();
  for (const one of parts) {
    if (!isField(one) || fields.length >= MOST_FIELDS) continue;
    const type = one.tagName === "input" ? typeOf(one) : one.tagName;
    if (NO_FIELD.test(type)) continue;
    const name = attribute(one, "name") ?? "";
    // the choices of one question are one field
    if (type === "radio" && groups.has(name)) continue;
    if (type === "radio") groups.add(name);
    const own = labelOf(one, labels) || name;
    const label = type === "radio" ? legendOf(one) || own : own;
    const required =
      attribute(one, "required") !== undefined || attribute(one, "aria-required") === "true" || /\*\s*:?$/.test(label);
    fields.push({
      label: label
        .replace(/\s*\*\s*:?$/, "")
        .replace(/\s*:$/, "")
        .slice(0, 200),
      type,
      required,
    });
  }
  return fields;
}

/** A form that begins between the cells of a table ends there for the parser; its fields are those that follow. */
function strayed(form: Element, all: readonly Element[]): Element[] {
  const at = all.indexOf(form);
  const next = all.findIndex(({ tagName }, place) => place > at && tagName === "form");
  const table = parentOf(form);
  const inside = new Set(table && /^(table|tbody|tr)$/.test(table.tagName) ? descendants(table) : []);
  return all.slice(at, next < 0 ? undefined : next).filter((one) => inside.has(one));
}

const TYPES =
  /^(text|search|tel|url|email|password|date|month|week|time|datetime-local|number|range|color|checkbox|radio|file|hidden|submit|image|reset|button)$/;

/** A type that is none is a text field. */
function typeOf(input: Element): string {
  const type = attribute(input, "type")?.trim().toLowerCase() ?? "text";
  return TYPES.test(type) ? type : "text";
}

function labelOf(field: Element, { byId, around }: Labels): string {
  const id = attribute(field, "id");
  return oneLine(
    (id && byId.get(id)) ||
      around.get(field) ||
      attribute(field, "aria-label") ||
      (parentOf(field)?.tagName === "td" ? textBefore(field) : "") ||
      attribute(field, "placeholder") ||
      attribute(field, "title") ||
      textBefore(field),
  );
}

/** What stands before a field without a label, as in tables of old pages: in its cell, or in the one before. */
function textBefore(field: Element): string {
  for (let at: Element | undefined = field, steps = 0; at && steps < 3 && at.tagName !== "form"; at = parentOf(at), steps += 1) {
    const siblings = at.parentNode?.childNodes ?? [];
    const own = siblings.indexOf(at);
    const said: string[] = [];
    for (const node of siblings.slice(0, own).toReversed()) {
      if (isElement(node) && (isField(node) || descendants(node).some(isField))) break;
      const text = oneLine("value" in node ? node.value : isElement(node) ? textOf(node) : "");
      if (text) said.unshift(text);
      if (text && isElement(node)) break;
    }
    if (said.length > 0) return said.join(" ").slice(-120);
  }
  return "";
}

function legendOf(field: Element): string {
  for (let at = parentOf(field); at; at = parentOf(at)) {
    const legend = at.childNodes.filter(isElement).find(({ tagName }) => tagName === "legend");
    if (legend) return oneLine(textOf(legend));
  }
  return "";
}

function buttonOf(parts: readonly Element[]): string {
  const button = parts.find(
    (one) =>
      (one.tagName === "button" && !/^(button|reset)$/.test(attribute(one, "type") ?? "")) ||
      (one.tagName === "input" && /^(submit|image)$/.test(attribute(one, "type") ?? "")),
  );
  return button
    ? oneLine(
        textOf(button) || attribute(button, "value") || attribute(button, "aria-label") || attribute(button, "alt") || "",
      ).slice(0, 200)
    : "";
}

function labelledBy(form: Element, all: readonly Element[]): string {
  const id = attribute(form, "aria-labelledby");
  return id ? textOf(all.find((one) => attribute(one, "id") === id)) : "";
}

function headingFor(form: Element, all: readonly Element[]): string {
  const at = all.indexOf(form);
  const inside = descendants(form).find(({ tagName }) => /^(h[1-6]|legend)$/.test(tagName));
  const before = all.slice(0, at).findLast(({ tagName }) => /^h[1-6]$/.test(tagName));
  return oneLine(textOf(inside ?? before)).slice(0, 200);
}
