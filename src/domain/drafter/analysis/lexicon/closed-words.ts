import { words } from "./words.ts";

export const DETERMINERS = words(
  "much a an the this these those whichever each every all any some no both many several few more most other another such various different multiple",
);
export const POSSESSIVES = words("my your his her its our their whose");
export const PRONOUNS = words(
  "i we you he she it they them me us him themselves itself one everyone everybody anyone someone somebody anybody nobody each-other",
);
export const PREPOSITIONS = words(
  `of in on at by with without from into onto over under about between through during before after against near around across per via for within
  inside outside along beyond worth behind beside based according upon towards toward among until since like as than using`,
);
export const CONJUNCTIONS = words("and or but plus while whereas then & so because if when whenever unless although once nor");
export const RELATIVES = words("who that which where whom how what why");
export const MODALS = words("can could may might must shall should will would cannot can't won't don't doesn't didn't");
export const AUXILIARIES = words(
  "be is are was were been being am has have had having do does did let's need needs want wants like likes wish wishes have-to",
);
export const ADVERBS = words(
  `also easily quickly simply just only always never often sometimes automatically online offline instantly directly together anywhere anytime
  securely safely efficiently seamlessly locally nearby daily weekly monthly yearly quarterly hourly nightly up down out off away back
  too very really even not still already again ago ahead later today tomorrow soon first finally anonymously remotely manually currently
  probably maybe perhaps actually basically hopefully possibly obviously definitely essentially literally ever honestly somehow
  jointly mainly mostly regularly here there everywhere abroad afterwards e.g i.e then`,
);
