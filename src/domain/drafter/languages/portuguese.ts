import type { Grammar } from "./reading/grammar.ts";
import { listenRomance } from "./romance.ts";
import { capital } from "./token.ts";
import type { Tongue } from "./tongue.ts";
import { portugueseVerbs } from "./verbs/portuguese-verbs.ts";

const BINDS =
  /\d|\b(?:nunca|jamais|ninguém|nenhum[a]?|não|sem|só|somente|máximo|mínimo|antes|até|deve|devem|proibid[oa]s?|dois|duas|três|cinco|dez|quem|se)\b/i;

const grammar: Grammar = {
  verbs: portugueseVerbs,
  words: {
    det: "o a os as um uma uns umas cada seu sua seus suas nosso nossa nossos nossas vosso vossa este esta estes estas esse essa esses essas meu minha meus minhas teu tua todos todas todo toda dois duas três quatro cinco seis sete oito nove dez doze quinze vinte trinta qualquer outro outra outros outras algum alguma alguns algumas vários várias nenhum nenhuma",
    of: "de do da dos das d'",
    prep: "em no na nos nas com sem por pelo pela pelos pelas para pra pro ao aos à às até entre desde sobre durante após ante contra numa num sob dum duma nesse nessa neste nesta",
    conj: "e ou mas nem senão",
    sub: "quando embora como porque enquanto onde caso porquanto pois quantos quantas",
    rel: "cujo cuja",
    que: "que quem",
    pron: "eu tu ele ela nós eles elas você vocês alguém ninguém gente",
    clitic: "se lhe lhes me te vos",
    neg: "não nao nunca jamais",
    adv: "entao ja so tambem ate ai quanto dentro fora perto longe atrás embaixo adiante também sempre depois logo só somente já além imediatamente automaticamente aí ali lá aqui assim então antes cedo tarde hoje ontem bem mal muito mais menos tão tanto ainda primeiro talvez olhe ah",
  },
  alsoClitics: "o a os as",
  many: "os as uns umas seus suas nossos nossas estes estas esses essas meus minhas todos todas dois duas três quatro cinco seis sete oito nove dez doze outros outras alguns algumas vários várias",
  short: [
    [/(?<!\p{L})(?:deve|deverá|deveria) poder(?!\p{L})/giu, "pode"],
    [/(?<!\p{L})(?:devem|deverão|deveriam) poder(?!\p{L})/giu, "podem"],
    [/(?<!\p{L})(?:é (?:necessário|preciso|importante)|convém) que(?!\p{L})/giu, "quero que"],
    [/(?<!\p{L})[oa]s? qua(?:l|is)(?!\p{L})/giu, "que"],
    [/(?<!\p{L})(?:q)(?!\p{L})/giu, "que"],
    [/(?<!\p{L})(?:vcs)(?!\p{L})/giu, "vocês"],
    [/(?<!\p{L})(?:vc)(?!\p{L})/giu, "você"],
    [/(?<!\p{L})(?:tbm?)(?!\p{L})/giu, "também"],
    [/(?<!\p{L})(?:pq)(?!\p{L})/giu, "porque"],
    [/(?<!\p{L})(?:tá)(?!\p{L})/giu, "está"],
    [/(?<!\p{L})(?:a gente)(?!\p{L})/giu, "gente"],
  ],
  able: (who) => `os ${who.replace(/^(?:os?|as?) /, "")} podem`,
  role: /^(?:eu,? )?(?:como|enquanto) (?!sempre|exemplo|norma|regra)(?:o |a |uma? )?(\p{L}+(?: (?!quero|preciso|posso)\p{L}+){0,3}?)(?:, | (?=quero|preciso|posso|devo|tenho|gostaria))/iu,
  known: { um: "o", uma: "a", uns: "os", umas: "as" },
  infinitive: /(?:[aei]r|ôr|por)$/,
  modals: "poder dever querer ir ter haver precisar",
  being: "ser estar ficar",
  having: "ter haver",
  by: "por pelo pela pelos pelas",
  noDeed:
    "custar durar terminar ficar faltar pertencer existir haver ter passar vir perder começar valer precisar poder dever querer ser estar ir viver saber cair parecer morrer nascer trabalhar morar",
  wishing: "querer pedir exigir solicitar precisar permitir esperar pretender",
  running: "dirigir gerir administrar tocar cuidar",
  tells: /^(?:avisad|informad|notificad|alertad|convidad|convocad)[oa]s?$/,
  speaker: /^\s*(?:—\s*|[A-ZÁÉ][\p{L}.-]{0,20}\s*:\s+)/u,
  soFar:
    /\b(?:atualmente|por enquanto|até agora|hoje em dia|numa folha de papel|numa planilha|hoje (?:é|está|fica|tudo)|fichas de papel)\b/i,
  thing: /(?:ção|ções|mento|dade|agem|ência|ância|ura|colmeia|lote|água)s?$/,
  nobody:
    "dia dias manhã tarde noite semana mês meses ano anos hora horas minuto vez vezes tempo sistema app aplicativo programa aplicação tudo nada site preço lista data resto lugar máximo mínimo máquina planilha",
  adjective: /(?:[ai]d[oa]s?|os[oa]s?|iv[oa]s?|ic[oa]s?|vel|veis|al|ais|ente|ante)$/,
  agent: /(?:or|ora|ista|eiro|eira|ário|ária|ante|ente|logo|loga|ino|ina|ão|ã)(?:s|es)?$/,
  reflexive: (base) => `${base}-me`,
  persons: {
    eu: "1s",
    tu: "2s",
    você: "anybody",
    vocês: "anybody",
    quem: "anybody",
    quien: "anybody",
    alguém: "anybody",
    ele: "3s",
    ela: "3s",
    eles: "3p",
    elas: "3p",
    nós: "1p",
    gente: "any",
  },
  unnamed: { I: "responsável", we: "equipa", you: "utilizador" },
  conditional: "se",
  dropsYou: false,
  asksWhom: false,
  passiveSe: true,
  doneToThings: "passar terminar começar",
  falls: "permitir caber competir incumbir corresponder",
  to: "a à ao aos às",
  latter: "último última últimos últimas",
  inside: "em no na nos nas num numa",
  owned: /^[nv]oss[oa]s?$/,
  singular: (noun) =>
    noun
      .replace(/ões$/, "ão")
      .replace(/(?<=[rz])es$/, "")
      .replace(/(?<=[^sê])s$/, ""),
  mine: { seu: "meu", sua: "minha", seus: "meus", suas: "minhas", teu: "meu", tua: "minha" },
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
