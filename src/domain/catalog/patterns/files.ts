import type { ConcernPattern } from "./pattern.ts";

export const files: ConcernPattern = {
  key: "files",
  words:
    /\b(?:uploads?(?! (?:\w+ ){1,3}as an? file)|uploaded|attach(?:es)? (?:an? |the |up to |their )?(?:\d+ )?(?:files?|documents?|photos?|pictures?|screenshots?|scans?|receipts?)|with (?:an? |the |up to )?(?:\d+ )?(?:photos?|pictures?|scans?)|(?:takes?|adds?|sends?) (?:an? |the |up to )?(?:\d+ )?(?:photos?|pictures?|videos?)|(?:an?|and the) (?:photo|picture|screenshot) of|photograph(?:s|ed)?|snap a pic)\b/,
  // a film is no photo: it has other sizes, and is looked at in another way
  unless: /\b(?:films?|filmed|movies?|footage|episodes?|cinemas?|videos?|broadcasts?|subtitl\w+)\b/,
  short: /\b(?:share photos?|photos?|documents?|recordings?|scores)\b/,
  keywords: [],
  verbs: { customer: [], provider: [] },
  doneBy: { customer: /\b(?:upload|attach|photograph|photos?|pictures?|scans?|documents?|recordings?|videos?|scores?)\b/ },
  object: ["file", "files"],
  heads: [
    "photo",
    "picture",
    "document",
    "video",
    "recording",
    "score",
    "scan",
    "certificate",
    "receipt",
    "referral",
    "screenshot",
    "image",
  ],
  broughtBy: ["upload"],
  borrows: false,
  scope: "{objects} that are kept with what they belong to",
  excluded: "Editing the contents of files inside the product",
  unlessSaid: /\b(?:marks? .{0,30}(?:photo|picture|plan)|draws?|edits?|crops?)\b/,
  pages: [
    {
      name: "{Objects}",
      description: "Where {objects} are added, checked and viewed.",
      sections: [
        {
          name: "Adding {objects}",
          description: "Takes {objects} of up to 20 MB each from the device or its camera.",
          stories: ["Add {objects}"],
          features: [
            ["Adding {objects}", "The system shall accept {objects} of up to 20 MB each."],
            ["Upload after a broken connection", "The system shall continue an upload after a broken connection."],
            [
              "Check of uploads",
              "The system shall check each upload for type, size and known malware before anybody else can open it.",
            ],
          ],
        },
        {
          name: "Viewing {objects}",
          description: "{Objects} beside what they belong to, with who added them and when.",
          stories: ["Add {objects}"],
          features: [["Preview of {objects}", "The system shall show a preview of {a object} within 3 seconds."]],
        },
      ],
    },
  ],
  stories: [
    {
      by: "customer",
      told: /\b(?:upload|attach|photograph|photos?|pictures?|scans?|screenshots?|videos?)\b/,
      name: "Add {objects}",
      want: "to add {objects} from my phone or computer",
      so: "they are kept with what they belong to",
      criteria: [
        ["Given {a object} of 15 MB", "When I add it", "Then I see the progress and, at the end, a preview"],
        [
          "Given {a object} of 25 MB",
          "When I choose it",
          "Then it is refused before the upload starts because the limit is 20 MB",
        ],
      ],
    },
    {
      calledBy: /\bshar(?:e|es|ed|ing)\b/,
      by: "provider",
      name: "See {objects} others have shared",
      want: "to open {objects} that were shared with me",
      so: "I work with the latest version",
      criteria: [
        ["Given {a object} with 3 versions", "When I open it", "Then I see the latest one and who changed it when"],
        [
          "Given my access was withdrawn",
          "When I open the old link",
          "Then access is refused and nothing of the contents is shown",
        ],
      ],
    },
    {
      calledBy: /\b(?:undo|undelet\w*|deleted by mistake|restore (?:deleted|earlier|old)|recycle bin)\b/,
      by: "customer",
      name: "Delete and restore {objects}",
      want: "to bring back {objects} within 30 days of deleting them",
      so: "a slip of the hand costs me nothing",
      criteria: [
        ["Given {a object} deleted 10 days ago", "When I restore it", "Then it is back in its place with its versions"],
        [
          "Given {a object} deleted 31 days ago",
          "When I look for it in the bin",
          "Then it is not there and I am told that it was erased after 30 days",
        ],
      ],
    },
  ],
  risks: [
    {
      name: "Harmful uploads",
      functionality: "Upload of {objects}",
      description:
        "Uploads can carry malware. One infected file harms everybody who opens it, so nothing is visible to others before it was checked.",
    },
  ],
};
