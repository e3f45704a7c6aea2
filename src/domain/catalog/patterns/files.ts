import type { ConcernPattern } from "./pattern.ts";

export const files: ConcernPattern = {
  key: "files",
  keywords: ["file", "document", "upload", "photo", "picture", "image", "attachment", "pdf", "video", "recording"],
  verbs: { customer: ["upload", "attach"], provider: [] },
  object: ["file", "files"],
  heads: ["photo", "document", "video", "picture", "image", "recording", "scan", "score", "contract", "certificate"],
  borrows: false,
  scope: "uploading, viewing and sharing {objects}",
  excluded: "Editing the contents of files inside the product",
  pages: [
    {
      name: "{Objects}",
      description: "Where {objects} are uploaded, viewed and shared.",
      sections: [
        {
          name: "Upload",
          description: "Takes {objects} of up to 20 MB each by choosing or dropping them.",
          stories: ["Upload {objects}"],
          features: [
            ["Upload of {objects}", "The system shall accept up to 10 {objects} of 20 MB each at a time."],
            ["Progress of an upload", "The system shall show the progress of each upload."],
            ["Upload after a broken connection", "The system shall continue an upload after a broken connection."],
            [
              "Check of uploads",
              "The system shall check each upload for type, size and known malware before anybody else can open it.",
            ],
          ],
        },
        {
          name: "Library",
          description: "All {objects} one may see, with preview, owner and date.",
          stories: ["See {objects} others have shared"],
          features: [
            ["Preview of {objects}", "The system shall show a preview of {a object} within 3 seconds."],
            ["Earlier versions", "The system shall keep the last 10 versions of {a object}."],
          ],
        },
      ],
    },
  ],
  stories: [
    {
      calledBy: /\bupload/,
      by: "customer",
      name: "Upload {objects}",
      want: "to upload {objects} from my computer or phone",
      so: "they are stored with the matter they belong to",
      criteria: [
        ["Given {a object} of 15 MB", "When I upload it", "Then I see the progress and, at the end, a preview"],
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
      calledBy: /\b(?:restor|undo|undelet|by mistake|bin\b)/,
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
        "Uploads can carry malware or content that breaks the law. One infected file harms everybody who opens it, so nothing is visible to others before it was checked.",
    },
  ],
};
