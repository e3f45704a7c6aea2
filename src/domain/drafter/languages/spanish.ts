import { listenRomance, type Romance } from "./romance.ts";
import { capital, set } from "./token.ts";
import type { Tongue } from "./tongue.ts";

const IRREGULAR: Readonly<Record<string, string>> = {
  pide: "pedir",
  piden: "pedir",
  cierra: "cerrar",
  cierran: "cerrar",
  elige: "elegir",
  eligen: "elegir",
  sigue: "seguir",
  siguen: "seguir",
  ve: "ver",
  ven: "ver",
  hace: "hacer",
  hacen: "hacer",
  pone: "poner",
  ponen: "poner",
  da: "dar",
  dan: "dar",
  dice: "decir",
  dicen: "decir",
  mide: "medir",
  miden: "medir",
  muestra: "mostrar",
  muestran: "mostrar",
  encuentra: "encontrar",
  riega: "regar",
  riegan: "regar",
  devuelve: "devolver",
  devuelven: "devolver",
  resuelve: "resolver",
  resuelven: "resolver",
  cuenta: "contar",
  cuentan: "contar",
  prueba: "probar",
  aprueba: "aprobar",
  aprueban: "aprobar",
  apruebo: "aprobar",
  recoge: "recoger",
  recogen: "recoger",
  corrige: "corregir",
  sube: "subir",
  suben: "subir",
  vende: "vender",
  venden: "vender",
  va: "ir",
  trae: "traer",
  traen: "traer",
  introduce: "introducir",
};
const IR =
  /^(?:abr|recib|emit|escrib|decid|asist|cubr|descubr|permit|inscrib|viv|cumpl|reun|distribu|consum|imprim|compart|suscrib|admit|transmit|describ|atribu|divid|defin|exig|dirig|un|part|ocurr)$/;
const BINDS =
  /\d|\b(?:nunca|jamás|nadie|ning[uú]n[ao]?|no|sin|salvo|solo|sólo|máximo|mínimo|antes|hasta|debe|deben|prohibid[oa]s?|dos|tres|cuatro|cinco|diez|quien|si)\b/i;

const grammar: Romance = {
  determiners: set(
    "el la los las un una unos unas cada su sus nuestro nuestra nuestros nuestras este esta estos estas mi mis tu tus todos todas todo toda dos tres cuatro cinco",
  ),
  many: set("los las unos unas sus nuestros nuestras estos estas mis tus todos todas dos tres cuatro cinco"),
  prepositions: set("a al de del en con sin por para sobre entre desde hasta según tras durante ante bajo contra"),
  joins: set("y e o u pero"),
  opens: set("si cuando aunque como porque mientras donde"),
  relatives: set("que quien quienes cuyo cuya"),
  pronouns: set("él ella ellos ellas"),
  clitics: set("lo la los las le les se me nos"),
  denies: set("no nunca jamás nadie ningún ninguna ninguno tampoco"),
  adverbs: set("también siempre después luego solo sólo ya además inmediatamente automáticamente"),
  modals: set("puede pueden debe deben quiere quieren podrá podrán deberá deberán"),
  being: set("es son está están será serán queda quedan"),
  by: set("por"),
  noDeed: set(
    "cuesta cuestan dura duran termina terminan queda quedan falta faltan pertenece pertenecen existe hay tiene tienen pasa pasan viene vienen pierde pierden empieza empiezan vale valen necesita",
  ),
  tells: /^(?:avisad|informad|notificad|alertad|invitad|convocad)[oa]s?$/,
  speaker: /^\s*[A-ZÁÉ]\p{L}{0,12}\s*:\s+/u,
  soFar: /\b(?:actualmente|por ahora|hasta ahora|de momento|hoy en día|todo eso hoy|con una libreta)\b/i,
  thingSuffix: /(?:ción|sión|miento|dad|aje|anza|encia|ancia|ura|aplicación|agua|turno|pieza|comunidad)(?:es|s)?$/,
  one: /(?:a|e|o)$/,
  plural: /(?:an|en)$/,
  infinitive: /(?:ar|er|ir)(?:se|lo|la|los|las|le)?$/,
  infinitiveOf(form) {
    const known = IRREGULAR[form];
    if (known) return known;
    if (/(?:a|an)$/.test(form)) return form.replace(/an?$/, "ar");
    const stem = form.replace(/(?:en|e)$/, "");
    return `${stem}${IR.test(stem) ? "ir" : "er"}`;
  },
  infinitiveOfDone(done) {
    const plain = done.replace(/s$/, "");
    if (/ad[oa]$/.test(plain)) return plain.replace(/d[oa]$/, "r");
    const known: Readonly<Record<string, string>> = {
      resuelt: "resolver",
      escrit: "escribir",
      abiert: "abrir",
      hech: "hacer",
      puest: "poner",
      recogid: "recoger",
    };
    return known[plain.replace(/[oa]$/, "")] ?? (/id[oa]$/.test(plain) ? plain.replace(/d[oa]$/, "r") : undefined);
  },
  singular: (noun) => noun.replace(/(?<=[aeiouáéíóú][rlndz])es$/, "").replace(/(?<=[^s])s$/, ""),
  mine: { su: "mi", sus: "mis", se: "me" },
  getTold: (participle) => `ser ${participle.replace(/s$/, "")}`,
  binds: BINDS,
};

export const spanish: Tongue = {
  code: "es",
  name: "Spanish",
  small: "el la los las un una y de del en que por para con se su sus es son no al lo como cada cuando".split(" "),
  listen: (statements) => listenRomance(grammar, statements),
  binds: BINDS,
  story: (who, said) => `Como ${who}, quiero ${said}, para que conste y todos puedan confiar en ello.`,
  criteria: (said) =>
    `Dado que he entrado con mi cuenta\nCuando quiero ${said} y confirmo\nEntonces queda guardado con mi nombre y la hora, y las personas afectadas lo ven en un minuto\n\nDado que falta un dato obligatorio\nCuando quiero ${said} y confirmo\nEntonces no se guarda nada y se me dice qué falta`,
  className: capital,
  does: "Lo que hace esta persona:",
  pageOf: "Donde se trabaja con:",
  sectionOf: "Cada entrada con su estado, la persona responsable y la hora del último cambio.",
  featureOf: (who, said) => `El sistema debe permitir a «${who}»: ${said}. Quién lo hizo y cuándo se conserva 12 meses.`,
  ruleOf: (said) =>
    `El sistema debe hacer cumplir esta regla en todas partes: «${said}.» Lo que la incumple se rechaza, y el mensaje nombra la regla.`,
  testing: { signedIn: "Con la sesión de", expected: "como se espera", wrong: "cuando algo falla" },
};
