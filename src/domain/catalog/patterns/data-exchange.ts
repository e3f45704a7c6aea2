import type { ConcernPattern } from "./pattern.ts";

const IMPORT = /\bimport(?:s|ed|ing)?\b|\bupload(?:s|ed)? (?:\w+ ){1,3}as an? (?:file|csv|excel)/;
const EXPORT =
  /\bhands? over a file\b|\bexport(?:s|ed|ing)?\b|\bas an? spreadsheet\b|\bdownload(?:s|ed)? (?:\w+ ){1,4}as\b|\bto datev\b/;
export const PROGRAMS =
  /\b(?:api|webhooks?|interface|other (?:systems|programs)|integrat\w+|synchroni[sz]\w+|automatically (?:to|from) the)\b/;

export const dataExchange: ConcernPattern = {
  key: "data-exchange",
  words:
    /\b(?:csv|excel (?:file|data|list|sheet)s?|as an? spreadsheet|(?:im|ex)port(?:s|ed|ing)?\b.{0,30}\b(?:as|to|from|data|lists?|files?|figures)|imported|uploads? (?:\w+ ){1,3}as an? file|hands? over a file|api|webhooks?)\b/,
  short: /\b(?:imports?|exports?|spreadsheets?|integrations?|synchroni[sz]e)\b/,
  keywords: [],
  verbs: { customer: [], provider: ["import", "export", "sync"] },
  doneBy: { provider: /\b(?:import|export|upload|download)\b/ },
  object: ["record", "records"],
  onlyStories: true,
  borrows: false,
  scope: "exchange of {objects} with files and other programs",
  pages: [
    {
      name: "Import",
      description: "Where {objects} are brought in from files.",
      sections: [
        {
          calledBy: IMPORT,
          name: "Import with preview",
          description: "Takes a CSV or Excel file, shows a preview and lists what does not fit.",
          stories: ["Import {objects} from a file"],
          features: [
            ["Import with preview", "The system shall check up to 10,000 lines before anything is stored."],
            ["Errors of an import", "The system shall list each error of an import with its line."],
            ["Undo of an import", "The system shall undo an import as a whole for 7 days."],
          ],
        },
      ],
    },
    {
      name: "Export",
      description: "Where {objects} are taken out as files.",
      sections: [
        {
          calledBy: EXPORT,
          name: "Export files",
          description: "Files to download, with the filters they were made with.",
          stories: ["Export {objects} to a file"],
          features: [["Export with its filters", "The system shall name the filters and the time of an export in its file."]],
        },
      ],
    },
    {
      name: "Interface for programs",
      description: "Where other programs are let in.",
      sections: [
        {
          calledBy: PROGRAMS,
          name: "Keys for programs",
          description: "Keys for other programs, with what each may read or change.",
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
      calledBy: IMPORT,
      by: "provider",
      told: /\bimport\b/,
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
      calledBy: EXPORT,
      by: "provider",
      told: /\bexport\b/,
      name: "Export {objects} to a file",
      want: "to export {objects} with the filters I have set",
      so: "I can work on with them in other programs",
      criteria: [
        ["Given 2,000 {objects}", "When I export them", "Then the file is ready within 10 seconds and opens in a spreadsheet"],
        ["Given my role may not see some of the columns", "When I export", "Then those columns are not in the file"],
      ],
    },
    {
      calledBy: PROGRAMS,
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
      calledBy: IMPORT,
      name: "Wrong data brought in",
      functionality: "Import of {objects}",
      description:
        "One wrong column can spoil thousands of {objects} in a second. Files are therefore checked before anything is stored, and an import can be undone for 7 days.",
    },
    {
      calledBy: EXPORT,
      name: "Exports that get about",
      functionality: "Export of {objects}",
      description:
        "A file that was exported is copied and mailed beyond anybody's control. So an export holds no more than its role may see, and who made it is recorded.",
    },
  ],
};
