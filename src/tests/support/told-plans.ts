import type { Query } from "#server/postgres/sql.ts";

type Node = {
  "Node Type": string;
  "Actual Loops": number;
  Output?: string[];
  Filter?: string;
  "Join Filter"?: string;
  Plans?: Node[];
};

/** What tells what a person may do. */
const permit = /private\.(?:project_ids|organization_ids|passed_second_step)\(/;

/** Has the database tell, as a notice, how it ran each statement, those inside functions too. */
export async function tellPlans(one: Query): Promise<void> {
  const said = {
    min_duration: 0,
    analyze: "on",
    timing: "off",
    verbose: "on",
    nested_statements: "on",
    format: "json",
    level: "notice",
  };
  const settings = Object.entries(said).map(([name, value]) => `set auto_explain.log_${name} = ${value}`);
  await one.unsafe(["load 'auto_explain'", ...settings, "set client_min_messages = notice"].join("; "));
}

/** The beginning of a statement that was told, where it asked what a person may do more often than once a table. */
export function repeatedIn(told: string): string | undefined {
  if (!permit.test(told)) return undefined;
  const { "Query Text": text, Plan } = JSON.parse(told.slice(told.indexOf("{"))) as { "Query Text": string; Plan: Node };
  return asksEachRow(Plan) ? text.replace(/\s+/g, " ").slice(0, 200) : undefined;
}

function asksEachRow({ Output = [], Filter = "", "Join Filter": joins = "", Plans = [], ...node }: Node): boolean {
  const isComputed = ["Result", "ProjectSet"].includes(node["Node Type"]) && permit.test(Output.join());
  // what was computed below has the name of the call
  const computed = Plans.flatMap(({ Output = [] }) => Output);
  const isAsked = permit.test(computed.reduce((filters, column) => filters.replaceAll(column, ""), `${Filter} ${joins}`));
  return (isComputed && node["Actual Loops"] > 1) || isAsked || Plans.some(asksEachRow);
}
