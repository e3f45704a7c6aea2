import { listenRomance, type Romance } from "./romance.ts";
import { capital, set } from "./token.ts";
import type { Tongue } from "./tongue.ts";

const IRREGULAR: Readonly<Record<string, string>> = {
  prend: "prendre",
  prennent: "prendre",
  reçoit: "recevoir",
  reçoivent: "recevoir",
  voit: "voir",
  voient: "voir",
  rend: "rendre",
  rendent: "rendre",
  vend: "vendre",
  vendent: "vendre",
  met: "mettre",
  mettent: "mettre",
  écrit: "écrire",
  écrivent: "écrire",
  lit: "lire",
  lisent: "lire",
  inscrit: "inscrire",
  inscrivent: "inscrire",
  prescrit: "prescrire",
  prescrivent: "prescrire",
  tient: "tenir",
  tiennent: "tenir",
  suit: "suivre",
  suivent: "suivre",
  fait: "faire",
  font: "faire",
  dit: "dire",
  disent: "dire",
  perçoit: "percevoir",
  répond: "répondre",
  répondent: "répondre",
  attend: "attendre",
  attendent: "attendre",
  ouvre: "ouvrir",
  ouvrent: "ouvrir",
  offre: "offrir",
  offrent: "offrir",
  sort: "sortir",
  transmet: "transmettre",
  transmettent: "transmettre",
  décrit: "décrire",
  décrivent: "décrire",
  vérifie: "vérifier",
  va: "aller",
  permet: "permettre",
  produit: "produire",
  conduit: "conduire",
  connaît: "connaître",
  sait: "savoir",
  savent: "savoir",
  veut: "vouloir",
  prévient: "prévenir",
  préviennent: "prévenir",
};
const BINDS =
  /\d|\b(?:jamais|aucune?|personne|ne\s.+\s(?:pas|plus|que)|n'.+\s(?:pas|jamais)|sans|sauf|seul(?:e|s|es)?|au plus|au moins|maximum|interdit|doi(?:t|vent)|avant|dès que|si|une heure|deux|trois|quatre|cinq|dix|quinze|trente)\b/i;

const grammar: Romance = {
  determiners: set(
    "le la les l' un une des chaque notre nos leur leurs son sa ses ce cette ces mon ma mes votre vos tous toutes tout toute deux trois quatre cinq",
  ),
  many: set("les des nos leurs ses ces mes vos tous toutes deux trois quatre cinq"),
  prepositions: set(
    "à au aux de du d' en dans par pour sur sous avec sans chez vers entre depuis pendant après avant contre selon dès jusqu'à jusqu'au jusqu'aux",
  ),
  joins: set("et ou mais puis"),
  opens: set("si quand lorsque dès comme parce car afin lorsqu' ce"),
  relatives: set("qui que qu' dont où lequel laquelle lesquels"),
  pronouns: set("il elle ils elles on chacun chacune"),
  clitics: set("le la les l' se s' y en lui leur ne n'"),
  denies: set("pas jamais plus personne aucun aucune rien"),
  adverbs: set("tous toujours aussi ensuite souvent seulement immédiatement automatiquement déjà alors bien ainsi"),
  modals: set("peut peuvent doit doivent veut veulent souhaite souhaitent pourra pourront devra devront"),
  being: set("est sont sera seront"),
  by: set("par"),
  noDeed: set(
    "payable coûte coûtent dure durent finit finissent reste restent passe passent appartient appartiennent contient tombe tombent manque manquent tourne existe semble vaut valent compte a ont s'agit commence commencent termine arrive arrivent chantez recueille recueillent",
  ),
  tells: /^(?:prévenu|averti|informé|alerté|notifié|rappelé|invité|convoqué)e?s?$/,
  speaker: /^\s*[A-ZÉ]\p{L}{0,12}\s*:\s+/u,
  soFar: /\b(?:aujourd'hui|actuellement|pour l'instant|jusqu'ici|jusqu'à présent|tout est noté)\b/i,
  thingSuffix: /(?:tion|sion|ment|age|ité|ance|ence|ure|isme|logiciel|application|adoption|meule|données|lot)s?$/,
  one: /(?:e|it|t|d|a)$/,
  plural: /(?:ent|ont)$/,
  infinitive: /(?:er|ir|re|oir)$/,
  infinitiveOf(form) {
    const known = IRREGULAR[form];
    if (known) return known;
    if (/issent$/.test(form)) return form.replace(/issent$/, "ir");
    if (/(?:ss|[^aeiou])it$/.test(form)) return form.replace(/it$/, "ir");
    return form
      .replace(/(?:ent|e)$/, "er")
      .replace(/è([a-z]er)$/, "e$1")
      .replace(/geer$/, "ger");
  },
  infinitiveOfDone(done) {
    const plain = done.replace(/e?s?$/, "");
    if (/é$/.test(plain)) return plain.replace(/é$/, "er");
    if (/i$/.test(plain)) return `${plain}r`;
    return {
      perçu: "percevoir",
      tenu: "tenir",
      vendu: "vendre",
      rendu: "rendre",
      reçu: "recevoir",
      pri: "prendre",
      mi: "mettre",
    }[plain];
  },
  singular: (noun) => noun.replace(/aux$/, "al").replace(/(?<=[^s])s$/, ""),
  mine: { leur: "mon", leurs: "mes", son: "mon", sa: "ma", ses: "mes", se: "me", "s'": "m'" },
  getTold: (participle) => `être ${participle.replace(/s$/, "")}`,
  binds: BINDS,
};

const asWho = (who: string) => (/^[aeiouyéèêâîôh]/i.test(who) ? `qu'${who}` : `que ${who}`);

export const french: Tongue = {
  code: "fr",
  name: "French",
  small:
    "le la les des du un une et est sont pour par dans sur qui que nous vous ne pas avec son sa ses leur leurs aux au ou".split(
      " ",
    ),
  listen: (statements) => listenRomance(grammar, statements),
  binds: BINDS,
  story: (who, said) => `En tant ${asWho(who)}, je veux ${said}, afin que ce soit noté et que chacun puisse s'y fier.`,
  criteria: (said) =>
    `Étant donné que je suis connecté avec mon compte\nQuand je veux ${said} et que je confirme\nAlors c'est enregistré avec mon nom et l'heure, et visible en une minute pour les personnes concernées\n\nÉtant donné qu'une indication obligatoire manque\nQuand je veux ${said} et que je confirme\nAlors rien n'est enregistré et l'on me dit ce qui manque`,
  className: capital,
  does: "Ce que cette personne fait :",
  pageOf: "Où l'on travaille avec :",
  sectionOf: "Chaque entrée avec son état, la personne responsable et l'heure du dernier changement.",
  featureOf: (who, said) =>
    `Le système doit permettre à la personne « ${who} » de : ${said}. Qui l'a fait et quand est conservé 12 mois.`,
  ruleOf: (said) =>
    `Le système doit faire respecter cette règle partout où elle s'applique : « ${said}. » Ce qui l'enfreint est refusé, et le message cite la règle.`,
  testing: { signedIn: "Connecté en tant que", expected: "comme prévu", wrong: "en cas d'erreur" },
};
