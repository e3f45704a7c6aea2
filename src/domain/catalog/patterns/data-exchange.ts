import type { ConcernPattern } from "./pattern.ts";

export const dataExchange: ConcernPattern = {
  key: "data-exchange",
  keywords: [
    "import",
    "export",
    "csv",
    "excel",
    "spreadsheet",
    "api",
    "integration",
    "integrate",
    "webhook",
    "sync",
    "synchronise",
  ],
  verbs: { customer: [], provider: ["import", "sync"] },
  object: ["record", "records"],
  borrows: true,
  scope: "importing and exporting {objects} and exchanging them with other systems",
  excluded: "Connectors to systems that offer no documented interface",
  pages: [
    {
      name: "Import and export",
      description: "Where {providers} bring {objects} in from files and other systems and take them out again.",
      sections: [
        {
          name: "Import",
          description: "Takes a CSV or Excel file, shows a preview and lists what does not fit.",
          stories: ["Import {objects} from a file"],
          features: [
            ["Import with preview", "The system shall check up to 10,000 lines before anything is stored."],
            ["Errors of an import", "The system shall list each error of an import with its line."],
            ["Undo of an import", "The system shall take back an import as a whole within 7 days."],
          ],
        },
        {
          name: "Export and interface",
          description: "Files to download and keys for other programs.",
          stories: ["Connect another program"],
          features: [
            ["Keys for other programs", "The system shall let an interface key be limited to reading."],
            ["Lifetime of a key", "The system shall end an interface key after at most 12 months."],
            ["Revocation of a key", "The system shall refuse a revoked interface key after at most 10 seconds."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      by: "provider",
      name: "Import {objects} from a file",
      want: "to import {objects} from a CSV file after a preview",
      so: "I do not have to type what exists already",
      criteria: [
        ["Given a file with 500 lines", "When I confirm the preview", "Then 500 {objects} are stored or none"],
        [
          "Given line 17 has a wrong date",
          "When the file is checked",
          "Then nothing is stored and line 17 is shown with the reason",
        ],
      ],
    },
    {
      by: "provider",
      name: "Export {objects} to a file",
      want: "to export {objects} with the filters I have set",
      so: "I can work on with them in other programs",
      criteria: [
        ["Given 2,000 {objects}", "When I export them", "Then the file is ready within 10 seconds and opens in a spreadsheet"],
        ["Given my role may not see some of the columns", "When I export", "Then those columns are not in the file"],
      ],
    },
    {
      by: "admin",
      name: "Connect another program",
      want: "to issue a key for another program that I can revoke",
      so: "data flows without shared passwords",
      criteria: [
        [
          "Given a key for reading",
          "When the program asks for data",
          "Then it receives what the key allows, up to 60 requests per minute",
        ],
        ["Given a revoked key", "When the program asks for data", "Then the request is refused and recorded"],
      ],
    },
  ],
  risks: [
    {
      name: "Wrong data brought in",
      functionality: "Import of {objects}",
      description:
        "One wrong column can spoil thousands of {objects} in a second. Files are therefore checked before anything is stored, and an import can be undone for 7 days.",
    },
  ],
};
