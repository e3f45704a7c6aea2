import pg from "pg";

const NAMES = 1003;
const DATE = 1082;
const INTERVAL = 1186;
const TEXTS = 1009;
const NUMERICS = 1231;

type GetTypeParser = pg.CustomTypesConfig["getTypeParser"];

// the types know the numbers of few types only
const builtIn = pg.types.getTypeParser as (oid: number, format: "text") => (text: string) => unknown;
const asTexts = builtIn(TEXTS, "text");
const special = new Map<number, (text: string) => unknown>([
  [NAMES, asTexts],
  // exact numbers stay exact
  [NUMERICS, asTexts],
  // else midnight would depend on where the server stands
  [DATE, (text) => new Date(text)],
  [INTERVAL, (text) => text],
]);

/** What an answer's texts become: times are Dates, JSON is read, numbers JavaScript cannot hold stay text. */
export const parsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: "text") => special.get(oid) ?? builtIn(oid, format)) as GetTypeParser,
};
