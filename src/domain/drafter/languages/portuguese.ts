import { listenRomance, type Romance } from "./romance.ts";
import { capital, set } from "./token.ts";
import type { Tongue } from "./tongue.ts";

const IRREGULAR: Readonly<Record<string, string>> = {
  vê: "ver",
  veem: "ver",
  faz: "fazer",
  fazem: "fazer",
  põe: "pôr",
  põem: "pôr",
  dá: "dar",
  dão: "dar",
  diz: "dizer",
  dizem: "dizer",
  distribui: "distribuir",
  distribuem: "distribuir",
  confere: "conferir",
  conferem: "conferir",
  sabe: "saber",
  propõe: "propor",
  propõem: "propor",
  escolhe: "escolher",
  escolhem: "escolher",
  pede: "pedir",
  pedem: "pedir",
  segue: "seguir",
  seguem: "seguir",
  sai: "sair",
  vai: "ir",
};
const IR =
  /^(?:abr|receb|permit|decid|defin|emit|assist|divid|inclu|exig|corrig|imprim|part|reun|atribu|garant|produz|constru|dirig|ped|segu|inscrev|conclu|discut|transmit)$/;
const BINDS =
  /\d|\b(?:nunca|jamais|ninguém|nenhum[a]?|não|sem|só|somente|máximo|mínimo|antes|até|deve|devem|proibid[oa]s?|dois|duas|três|cinco|dez|quem|se)\b/i;

const grammar: Romance = {
  determiners: set(
    "o a os as um uma uns umas cada seu sua seus suas nosso nossa nossos nossas este esta estes estas meu minha todos todas todo toda dois duas três quatro cinco",
  ),
  many: set("os as uns umas seus suas nossos nossas estes estas todos todas dois duas três quatro cinco"),
  prepositions: set(
    "de do da dos das em no na nos nas com sem por pelo pela pelos pelas para ao aos à às até entre desde sobre durante após ante contra numa num",
  ),
  joins: set("e ou mas"),
  opens: set("se quando embora como porque enquanto onde senão"),
  relatives: set("que quem cujo cuja"),
  pronouns: set("ele ela eles elas"),
  clitics: set("lhe lhes se me nos o a os as"),
  denies: set("não nunca jamais ninguém nenhum nenhuma"),
  adverbs: set("também sempre depois logo só somente já além imediatamente automaticamente"),
  modals: set("pode podem deve devem quer querem poderá poderão deverá deverão"),
  being: set("é são está estão será serão fica ficam"),
  by: set("por pelo pela pelos pelas"),
  noDeed: set(
    "custa custam dura duram termina terminam fica ficam falta faltam pertence existe há tem têm passa passam vem vêm perde perdem começa começam vale valem precisa trabalham trabalha mora",
  ),
  tells: /^(?:avisad|informad|notificad|alertad|convidad|convocad)[oa]s?$/,
  speaker: /^\s*[A-ZÁÉ]\p{L}{0,12}\s*:\s+/u,
  soFar: /\b(?:atualmente|por enquanto|até agora|hoje em dia|numa folha de papel|numa planilha)\b/i,
  thingSuffix: /(?:ção|ções|mento|dade|agem|ência|ância|ura|colmeia|lote|água)s?$/,
  one: /(?:a|e|i)$/,
  plural: /(?:am|em)$/,
  infinitive: /(?:ar|er|ir|or)(?:-se|-lo|-la)?$/,
  infinitiveOf(form) {
    const known = IRREGULAR[form];
    if (known) return known;
    if (/(?:a|am)$/.test(form)) return form.replace(/am?$/, "ar");
    const stem = form.replace(/(?:em|e)$/, "");
    return `${stem}${IR.test(stem) && stem !== "receb" ? "ir" : "er"}`;
  },
  infinitiveOfDone(done) {
    const plain = done.replace(/s$/, "");
    return /[ai]d[oa]$/.test(plain) ? plain.replace(/d[oa]$/, "r") : undefined;
  },
  singular: (noun) =>
    noun
      .replace(/ões$/, "ão")
      .replace(/(?<=[rz])es$/, "")
      .replace(/(?<=[^sê])s$/, ""),
  mine: { seu: "meu", sua: "minha", seus: "meus", suas: "minhas", se: "me" },
  getTold: (participle) => `ser ${participle.replace(/s$/, "")}`,
  binds: BINDS,
};

export const portuguese: Tongue = {
  code: "pt",
  name: "Portuguese",
  small: "o a os as um uma e de do da dos das em no na que por para com se seu sua são não ao cada quando é pelo pela".split(" "),
  listen: (statements) => listenRomance(grammar, statements),
  binds: BINDS,
  story: (who, said) => `Como ${who}, quero ${said}, para que fique registado e todos possam confiar nisso.`,
  criteria: (said) =>
    `Dado que entrei com a minha conta\nQuando quero ${said} e confirmo\nEntão fica guardado com o meu nome e a hora, e as pessoas em causa veem-no num minuto\n\nDado que falta um dado obrigatório\nQuando quero ${said} e confirmo\nEntão nada é guardado e dizem-me o que falta`,
  className: capital,
  does: "O que esta pessoa faz:",
  pageOf: "Onde se trabalha com:",
  sectionOf: "Cada registo com o seu estado, a pessoa responsável e a hora da última alteração.",
  featureOf: (who, said) => `O sistema deve permitir a «${who}»: ${said}. Quem o fez e quando fica guardado 12 meses.`,
  ruleOf: (said) =>
    `O sistema deve fazer cumprir esta regra em todo o lado: «${said}.» O que a viola é recusado, e a mensagem nomeia a regra.`,
  testing: { signedIn: "Com a sessão de", expected: "como esperado", wrong: "quando algo falha" },
};
