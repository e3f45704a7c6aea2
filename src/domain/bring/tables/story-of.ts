import { roleIn } from "#domain/bring/statements.ts";
import { type Cells, textOf } from "./table-cells.ts";

type Tongue = {
  /** What the column of wishes is called in it. */
  wanted: RegExp;
  starts: readonly [role: RegExp, want: RegExp, benefit: RegExp];
  tell: (role: string, want: string, benefit: string) => string;
};

const article = (role: string) => (/^[aeiou]/i.test(role) ? "an" : "a");

/** How a story is told in one sentence; the last one is for columns of any other name. */
const tongues: readonly Tongue[] = [
  {
    wanted: /möchte|will\b|wunsch/iu,
    starts: [/^als(?: eine?)?\s+/iu, /^(?:möchte|will) ich\s+|^ich (?:möchte|will)\s+/iu, /^(?:damit|um)\s+/iu],
    tell: (role, want, benefit) => `Als ${role || "Nutzer"} möchte ich ${want}${benefit ? `, damit ${benefit}` : ""}.`,
  },
  {
    wanted: /je (?:veux|souhaite)|souhait/iu,
    starts: [/^en tant qu(?:e\s+|['’])/iu, /^je (?:veux|souhaite)\s+/iu, /^(?:afin (?:de|que)|pour(?: que)?)\s+/iu],
    tell: (role, want, benefit) =>
      `En tant que ${role || "utilisateur"}, je veux ${want}${benefit ? ` afin de ${benefit}` : ""}.`,
  },
  {
    wanted: /quiero|deseo|necesito/iu,
    starts: [/^como\s+/iu, /^(?:quiero|deseo|necesito)\s+/iu, /^para(?: que)?\s+/iu],
    tell: (role, want, benefit) => `Como ${role || "usuario"}, quiero ${want}${benefit ? ` para ${benefit}` : ""}.`,
  },
  {
    wanted: /\bto\b/iu,
    starts: [/^as an?\s+/iu, /^i want(?: to)?\s+/iu, /^so that\s+/iu],
    tell: (role, want, benefit) =>
      `As ${article(role || "user")} ${role || "user"}, I want to ${want}${benefit ? `, so that ${benefit}` : ""}.`,
  },
  {
    wanted: /(?:)/u,
    starts: [/^as an?\s+/iu, /^i want(?: to)?\s+/iu, /^so that\s+/iu],
    tell: (role, want, benefit) =>
      `As ${article(role || "user")} ${role || "user"}, I want ${want}${benefit ? `, so that ${benefit}` : ""}.`,
  },
];

/** Who wants what and why, each in a column of its own, as one sentence; nothing where no column says what is wanted. */
export function storyOf(given: Cells): string | undefined {
  const [role, want, benefit] = [textOf(given, "role"), textOf(given, "want"), textOf(given, "so_that")];
  if (!want) return benefit ? `${given.find(({ use }) => use === "so_that")?.column}: ${benefit}` : undefined;
  if (roleIn(want)) return benefit ? `${want.replace(/[.,]$/, "")}, so that ${benefit}` : want;
  const column = given.find(({ use }) => use === "want")?.column ?? "";
  const { starts, tell } = tongues.find(({ wanted }) => wanted.test(column)) as Tongue;
  const [as, to, so] = [role, want, benefit].map((text, at) => text.replace(starts[at] ?? "", "").replace(/\.$/, ""));
  return tell(as ?? "", to ?? "", so ?? "");
}
