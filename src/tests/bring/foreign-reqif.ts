/** Objects of a ReqIF file of another tool; a value begins with `<` where it is XHTML, `=` where it is a choice. */
type Foreign = { id: string; type: string; values?: Record<string, string>; inside?: Foreign[] };
type Tool = {
  tool: string;
  title: string;
  objects: Foreign[];
  links?: [name: string, from: string, to: string][];
  prefix?: string;
};

const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A file as other tools write theirs: identifiers of their own, and everything beside the standard's least. */
export function foreignReqif({ tool, title, objects, links = [], prefix = "xhtml:" }: Tool): string {
  const all = (list: readonly Foreign[]): Foreign[] => list.flatMap((one) => [one, ...all(one.inside ?? [])]);
  const flat = all(objects);
  const types = [...new Set(flat.map(({ type }) => type))];
  const labels = (type: string) => [
    ...new Set(flat.filter((one) => one.type === type).flatMap(({ values = {} }) => Object.keys(values))),
  ];
  const choices = [...new Set(flat.flatMap(({ values = {} }) => Object.values(values).filter((text) => text.startsWith("="))))];
  const key = (...parts: string[]) => `_${parts.map((part) => Buffer.from(part).toString("hex")).join("_")}`;
  const stamp = 'LAST-CHANGE="2021-07-01T01:12:06.749Z"';
  const kindOf = (text: string) => (text.startsWith("<") ? "XHTML" : text.startsWith("=") ? "ENUMERATION" : "STRING");
  const value = (type: string, label: string, text: string) => {
    const kind = kindOf(text);
    const definition = `<DEFINITION><ATTRIBUTE-DEFINITION-${kind}-REF>${key(type, label)}</ATTRIBUTE-DEFINITION-${kind}-REF></DEFINITION>`;
    if (kind === "XHTML")
      return `<ATTRIBUTE-VALUE-XHTML>${definition}<THE-VALUE>${text.replace(/<(\/?)/g, `<$1${prefix}`)}</THE-VALUE></ATTRIBUTE-VALUE-XHTML>`;
    if (kind === "ENUMERATION")
      return `<ATTRIBUTE-VALUE-ENUMERATION><VALUES><ENUM-VALUE-REF>${key(text)}</ENUM-VALUE-REF></VALUES>${definition}</ATTRIBUTE-VALUE-ENUMERATION>`;
    return `<ATTRIBUTE-VALUE-STRING THE-VALUE="${quoted(text)}">${definition}</ATTRIBUTE-VALUE-STRING>`;
  };
  const place = ({ id, inside = [] }: Foreign): string =>
    `<SPEC-HIERARCHY IDENTIFIER="place-${id}" ${stamp}><OBJECT><SPEC-OBJECT-REF>${id}</SPEC-OBJECT-REF></OBJECT>${inside.length > 0 ? `<CHILDREN>${inside.map(place).join("")}</CHILDREN>` : ""}</SPEC-HIERARCHY>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<REQ-IF xmlns="http://www.omg.org/spec/ReqIF/20110401/reqif.xsd" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<THE-HEADER><REQ-IF-HEADER IDENTIFIER="header"><CREATION-TIME>2021-07-01T01:12:06.121Z</CREATION-TIME><REQ-IF-TOOL-ID>${tool}</REQ-IF-TOOL-ID>
<REQ-IF-VERSION>1.0</REQ-IF-VERSION><SOURCE-TOOL-ID>${tool}</SOURCE-TOOL-ID><TITLE>${title}</TITLE></REQ-IF-HEADER></THE-HEADER>
<CORE-CONTENT><REQ-IF-CONTENT><DATATYPES><DATATYPE-DEFINITION-ENUMERATION IDENTIFIER="choices" ${stamp}><SPECIFIED-VALUES>${choices
    .map(
      (text, at) =>
        `<ENUM-VALUE IDENTIFIER="${key(text)}" ${stamp} LONG-NAME="${quoted(text.slice(1))}"><PROPERTIES><EMBEDDED-VALUE KEY="${at}" OTHER-CONTENT=""/></PROPERTIES></ENUM-VALUE>`,
    )
    .join("")}</SPECIFIED-VALUES></DATATYPE-DEFINITION-ENUMERATION></DATATYPES>
<SPEC-TYPES>${types
    .map(
      (type) =>
        `<SPEC-OBJECT-TYPE IDENTIFIER="${key(type)}" ${stamp} LONG-NAME="${quoted(type)}"><SPEC-ATTRIBUTES>${labels(type)
          .map((label) => `<ATTRIBUTE-DEFINITION-STRING IDENTIFIER="${key(type, label)}" ${stamp} LONG-NAME="${quoted(label)}"/>`)
          .join("")}</SPEC-ATTRIBUTES></SPEC-OBJECT-TYPE>`,
    )
    .join("\n")}
${links.map(([name]) => `<SPEC-RELATION-TYPE IDENTIFIER="${key("link", name)}" ${stamp} LONG-NAME="${name}"/>`).join("")}</SPEC-TYPES>
<SPEC-OBJECTS>${flat
    .map(
      ({ id, type, values = {} }) =>
        `<SPEC-OBJECT IDENTIFIER="${id}" ${stamp}><VALUES>${Object.entries(values)
          .map(([label, text]) => value(type, label, text))
          .join("\n")}</VALUES><TYPE><SPEC-OBJECT-TYPE-REF>${key(type)}</SPEC-OBJECT-TYPE-REF></TYPE></SPEC-OBJECT>`,
    )
    .join("\n")}</SPEC-OBJECTS>
<SPEC-RELATIONS>${links.map(([name, from, to], at) => `<SPEC-RELATION IDENTIFIER="link-${at}" ${stamp}><TYPE><SPEC-RELATION-TYPE-REF>${key("link", name)}</SPEC-RELATION-TYPE-REF></TYPE><SOURCE><SPEC-OBJECT-REF>${from}</SPEC-OBJECT-REF></SOURCE><TARGET><SPEC-OBJECT-REF>${to}</SPEC-OBJECT-REF></TARGET></SPEC-RELATION>`).join("")}</SPEC-RELATIONS>
<SPECIFICATIONS><SPECIFICATION IDENTIFIER="specification" ${stamp} LONG-NAME="${quoted(title)}"><TYPE/><CHILDREN>${objects.map(place).join("")}</CHILDREN></SPECIFICATION></SPECIFICATIONS>
</REQ-IF-CONTENT></CORE-CONTENT></REQ-IF>`;
}

export const polarion = foreignReqif({
  tool: "Polarion",
  title: "Ferry Tickets",
  objects: [
    {
      id: "h1",
      type: "Heading",
      values: { "ReqIF.ChapterName": "Functional Requirements" },
      inside: [
        {
          id: "r1",
          type: "System Requirement",
          values: {
            "ReqIF.ForeignID": "FERRY-818",
            "ReqIF.ForeignCreatedBy": "ada@example.com",
            "ReqIF.ChapterName": "Sell a ticket",
            "ReqIF.Text": "<div>The system shall sell a <b>ticket</b> at the pier.<br/>It prints a receipt.</div>",
            Status: "=Draft",
            Priority: "=High",
          },
        },
        {
          id: "r2",
          type: "System Requirement",
          values: {
            "ReqIF.ForeignID": "FERRY-819",
            "ReqIF.ChapterName": "Refund a ticket",
            "ReqIF.Text": "<div>The system shall refund a ticket until departure.</div>",
          },
        },
      ],
    },
    {
      id: "h2",
      type: "Heading",
      values: { "ReqIF.ChapterName": "Test cases" },
      inside: [
        {
          id: "t1",
          type: "Test Case",
          values: {
            "ReqIF.ForeignID": "FERRY-900",
            "ReqIF.ChapterName": "A refund after departure",
            Steps: "Ask for a refund",
            "Expected Result": "It is refused",
          },
        },
      ],
    },
  ],
  links: [["verifies", "t1", "r2"]],
});

export const doors = foreignReqif({
  tool: "IBM",
  title: "Signal Box",
  prefix: "reqif-xhtml:",
  objects: [
    {
      id: "d1",
      type: "Requirement Module Object",
      values: { "ReqIF.ChapterName": "<div>Performance</div>", "Object Identifier": "SB-1" },
      inside: [
        {
          id: "d2",
          type: "Requirement Module Object",
          values: {
            "Object Identifier": "SB-2",
            "ReqIF.Text": "<div>The signal box shall answer within 200 ms for 99 of 100 requests.</div>",
            "Created By": "ada",
          },
        },
      ],
    },
    {
      id: "d3",
      type: "Requirement Module Object",
      values: { "ReqIF.ChapterName": "<div>Risks</div>", "Object Identifier": "SB-3" },
      inside: [
        {
          id: "d4",
          type: "Requirement Module Object",
          values: { "Object Identifier": "SB-4", "ReqIF.Text": "<div>A switch freezes in winter.</div>" },
        },
      ],
    },
  ],
}).replaceAll("reqif-xhtml:", "");

export const strictdoc = foreignReqif({
  tool: "strictdoc",
  title: "Library",
  objects: [
    {
      id: "s1",
      type: "REQUIREMENT",
      values: { "ReqIF.ChapterName": "User stories" },
      inside: [
        {
          id: "s2",
          type: "REQUIREMENT",
          values: {
            "ReqIF.ForeignID": "LIB-1",
            "ReqIF.Name": "Renew a loan",
            "ReqIF.Text": "As a reader, I want to renew a loan, so that I need not come in.",
            STATUS: "Active",
            RATIONALE: "Readers ask for it.",
          },
        },
      ],
    },
  ],
});
