import { PORTUGUESE_PEOPLE } from "./people/romance-people.ts";
import type { Grammar } from "./reading/grammar.ts";
import { listenRomance } from "./romance.ts";
import { portugueseTexts } from "./texts/portuguese.ts";
import type { Tongue } from "./tongue.ts";
import { portugueseVerbs } from "./verbs/portuguese-verbs.ts";

const BINDS =
  /\d|(?<!\p{L})(?:nunca|jamais|ninguém|nenhum[a]?|não|sem|só|somente|máximo|mínimo|antes|até|deve|devem|t[eê]m (?:de|que)|precisam?|obrigatóri[oa]s?|proibid[oa]s?|dois|duas|três|cinco|dez|quem|se)(?!\p{L})/iu;

export const grammar: Grammar = {
  verbs: portugueseVerbs,
  words: {
    det: "o a os as um uma uns umas cada seu sua seus suas nosso nossa nossos nossas vosso vossa este esta estes estas esse essa esses essas meu minha meus minhas teu tua todos todas todo toda dois duas três quatro cinco seis sete oito nove dez doze quinze vinte trinta qualquer outro outra outros outras algum alguma alguns algumas vários várias nenhum nenhuma",
    of: "de do da dos das d' deste desta destes destas desse dessa desses dessas daquele daquela",
    prep: "em no na nos nas com sem por pelo pela pelos pelas para pra pro ao aos à às até entre desde sobre durante após ante contra numa num sob salvo exceto mediante conforme perante dum duma nesse nessa neste nesta",
    conj: "e ou mas nem senão",
    sub: "quando embora como porque enquanto onde caso porquanto pois quantos quantas",
    rel: "cujo cuja",
    que: "que quem",
    pron: "cadauno eu tu ele ela nós eles elas você vocês alguém ninguém gente",
    clitic: "se lhe lhes me te vos",
    neg: "não nao nunca jamais",
    adv: "entao ja so tambem ate ai quanto dentro fora perto longe atrás embaixo adiante também sempre depois logo só somente já além imediatamente automaticamente aí ali lá aqui assim então antes cedo tarde hoje ontem bem mal muito mais menos tão tanto ainda primeiro talvez olhe ah",
  },
  alsoClitics: "o a os as",
  many: "os as uns umas seus suas nossos nossas estes estas esses essas meus minhas todos todas dois duas três quatro cinco seis sete oito nove dez doze outros outras alguns algumas vários várias",
  short: [
    [/(?<!\p{L})(?:fica|está) a cargo d(?=[oa]s? |e )/giu, "cabe a "],
    [/(?<=(?<!\p{L})cabe) a os? /giu, " ao "],
    [/(?<=(?<!\p{L})cabe) a as? /giu, " à "],
    [/(?<=(?<!\p{L})cabe) a e /giu, " a "],
    [/(?<=^|[.;:] |que )((?:el|la|los|las|os?|as?) \p{L}+), (?:el|la|los|las|os?|as?) que [^,]+,/giu, "$1"],
    [/(?<!\p{L})(?:deve|deverá|deveria) poder(?!\p{L})/giu, "pode"],
    [/(?<!\p{L})(?:devem|deverão|deveriam) poder(?!\p{L})/giu, "podem"],
    [/(?<!\p{L})(?:é (?:necessário|preciso|importante)|convém) que(?!\p{L})/giu, "quero que"],
    [
      /(?<!\p{L})(?:basta(?:ria)? que|a ideia é que|o (?:ideal|importante) (?:é|era|seria) que|gosta(?:va|ria|ríamos) (?:de )?que)(?!\p{L})/giu,
      "quero que",
    ],
    [/(?<!\p{L})(?:assim que|logo que|sempre que|cada vez que|depois (?:de )?que)(?!\p{L})/giu, "quando"],
    [/(?<!\p{L})[oa]s? qua(?:l|is)(?!\p{L})/giu, "que"],
    [/,? (?:por sua vez|por seu lado|por sua parte|em contrapartida),?(?=\s)/giu, ""],
    [/(?<!\p{L})(?:pode ser|pode acontecer) que(?!\p{L})/giu, ""],
    [/(?<!\p{L})é que(?!\p{L})/giu, ""],
    [/ (?:ele|ela|eles|elas) (?:mesm[oa]s?|própri[oa]s?)(?!\p{L})/giu, ""],
    [/(?<=^|[,;:] |(?<!\p{L})[ye] )cada (?:uno|una|um|uma)(?! d)/giu, "cadauno"],
    [/(?<!\p{L})(?:q)(?!\p{L})/giu, "que"],
    [/(?<!\p{L})(?:vcs)(?!\p{L})/giu, "vocês"],
    [/(?<!\p{L})(?:vc)(?!\p{L})/giu, "você"],
    [/(?<!\p{L})(?:tbm?)(?!\p{L})/giu, "também"],
    [/(?<!\p{L})(?:pq)(?!\p{L})/giu, "porque"],
    [/(?<!\p{L})(?:tá)(?!\p{L})/giu, "está"],
    [/(?<!\p{L})(?:a gente)(?!\p{L})/giu, "gente"],
  ],
  nouns:
    "conta compra venda entrega carga marca nota prova visita mostra obra pesca caça planta ficha fatura multa mistura espera ajuda falta linha base forma causa queixa guarda guia cópia escala oferta reserva coleta colheita consulta cobrança medida paga queima roda sala saída toma vela vista véspera semana troca tinta tira volta hora limpeza receita rota zona doca data feira fila folga fonte licença lista loja casa mesa porta regra renda pausa peça baixa bolsa cara quota cota cura ducha horta jarra junta chave chegada mala mão missa moeda moto nuvem ordem palha pá pasta pilha pista praça presa pressa raia rede roupa série serra sorte tarefa tampa tarde terra torre vez vida",
  leads:
    "novo nova novos novas velho velha velhos velhas grande grandes bom boa bons boas mau má primeiro primeira primeiros primeiras último última últimos últimas próprio própria próprios próprias mesmo mesma mesmos mesmas seguinte seguintes antigo antiga antigos antigas pequeno pequena único única melhor pior maior futuro futura futuros próximo próxima próximos",
  able: (who) => `os ${who.replace(/^(?:os?|as?) /, "")} podem`,
  role: /^(?:eu,? )?(?:como|enquanto) (?!sempre|exemplo|norma|regra)(?:o |a |uma? )?(\p{L}+(?: (?!quero|preciso|posso)\p{L}+){0,3}?)(?:, | (?=quero|preciso|posso|devo|tenho|gostaria))/iu,
  known: { um: "o", uma: "a", uns: "os", umas: "as" },
  infinitive: /(?:[aei]r|ôr|por)$/,
  within: {
    ao: "o",
    aos: "os",
    à: "a",
    às: "as",
    do: "o",
    dos: "os",
    da: "a",
    das: "as",
    no: "o",
    nos: "os",
    na: "a",
    nas: "as",
    pelo: "o",
    pelos: "os",
    pela: "a",
    pelas: "as",
  },
  theirs: { seu: "o", sua: "a", seus: "os", suas: "as" },
  modals: "poder dever querer ir ter haver precisar",
  being: "ser estar ficar",
  having: "ter haver",
  by: "por pelo pela pelos pelas",
  noDeed:
    "constar figurar custar durar terminar ficar faltar pertencer existir haver ter passar vir perder começar valer precisar poder dever querer ser estar ir viver saber cair parecer aparecer desaparecer surgir ocorrer acontecer falhar morrer nascer trabalhar morar quebrar perder esquecer danificar estragar acabar sobrar avariar sair entrar tocar",
  wishing: "querer pedir exigir solicitar precisar permitir esperar pretender",
  impersonal: "haver",
  again: "voltar começar deixar acabar continuar",
  going: "ir estar vir andar ficar seguir continuar",
  charged: "encarregar ocupar",
  running: "dirigir gerir administrar tocar cuidar",
  posing: /(?:no lugar|na pele) d(?:e|[oa]|uma?|e uma?) (\p{L}+)/iu,
  tells: /^(?:avisad|informad|notificad|alertad|convidad|convocad)[oa]s?$/,
  system: "o sistema",
  speaker: /^\s*(?:—\s*|[A-ZÁÉ][\p{L}.-]{0,20}\s*:\s+)/u,
  asks: /^(?:olá\W+)?(?:(?:eu|nós|a gente) )?(?:precis\p{L}+|quer\p{L}+|procur\p{L}+|gostari\p{L}+|imagin\p{L}+|escrevo)(?!\p{L}).*?(?:aplicação|aplicativo|app|programa|sistem\p{L}+|software|ferramenta|site|plataforma)(?!\p{L})(?!.*(?:deve|não ))/iu,
  thing: /(?:ção|ções|mento|dade|agem|ência|ância|ura|colmeia|lote|água)s?$/,
  nobody:
    "dia dias manhã tarde noite semana mês meses ano anos hora horas minuto vez vezes tempo sistema app aplicativo programa aplicação tudo nada site preço lista data resto lugar máximo mínimo máquina planilha",
  adjective: /(?:[ai]d[oa]s?|os[oa]s?|iv[oa]s?|ic[oa]s?|vel|veis|al|ais|ente|ante)$/,
  adverb: /.{3}mente$/,
  looks: "limpa seca cheia solta livre completa junta paga firme alta baixa fria nula falsa sã aberta coberta certa média suja",
  agent: /(?:or|ora|ista|eiro|eira|ário|ária|ante|logo|loga|grafo|grafa)(?:s|es)?$/,
  reflexive: (base) => `${base}-me`,
  persons: {
    este: "3s",
    esta: "3s",
    estes: "3p",
    estas: "3p",
    cadauno: "3s",
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
      .replace(/(?<!^(?:pa|ca|bo))(?<=[aou])is$/, "l")
      .replace(/éis$/, "el")
      .replace(/óis$/, "ol")
      .replace(/(?<=[^m])ens$/, "em")
      .replace(/(?<!árv|ceb|nom|padr|mestr|litr)(?<=[aeiouáéíóúâêô][rz])es$/, "")
      .replace(/(?<=[^sê])s$/, ""),
  people: PORTUGUESE_PEOPLE,
  masculine: (noun) => [
    noun.replace(/a$/, "o"),
    noun.replace(/(?<=[rnlz])a$/, ""),
    noun.replace(/a$/, "e"),
    noun.replace(/ã$/, "ão"),
    noun.replace(/triz$/, "tor"),
  ],
  feminine:
    /^(?:a|as|uma|umas|esta|estas|essa|essas|nossa|nossas|minha|minhas|sua|suas|toda|todas|outra|outras|alguma|algumas|várias|nenhuma|da|das|na|nas|pela|pelas|à|às|numa|duas)$/,
  manly:
    /^(?:o|os|um|uns|este|estes|esse|esses|nosso|nossos|meu|meus|seu|seus|todo|todos|outro|outros|algum|alguns|vários|nenhum|do|dos|no|nos|pelo|pelos|ao|aos|num|dois)$/,
  ends: { feminine: /(?:as?|ções|gem|gens)$/, manly: /(?:[oe]s?|or(?:es)?)$/ },
  human:
    "pontuar comentar riscar justificar designar negociar provar resolver carimbar certificar deferir indeferir despachar adjudicar substituir retirar vistoriar fiscalizar homologar distribuir anotar registar registrar assinar aprovar rever revisar pedir solicitar encomendar avisar informar confirmar recusar rejeitar autorizar decidir escolher pagar cobrar comprar vender reservar inscrever preparar enviar mandar entregar recolher coletar receber consultar conferir verificar publicar redigir escrever ler atribuir organizar planear planejar coordenar supervisionar atender responder marcar agendar pesar medir contar carregar descarregar trazer limpar consertar arranjar montar instalar cancelar anular mudar alterar corrigir validar emitir faturar propor votar nomear avaliar examinar inspecionar fotografar desenhar levantar devolver requisitar depositar classificar ordenar arquivar distribuir repartir emprestar catalogar etiquetar guardar colocar regar podar semear colher vigiar reclamar calcular comparar traduzir preencher completar anexar convidar contratar pontuar conceder fotografar descrever requisitar",
  whenever: "se quando caso embora enquanto",
  needsObject:
    "aceitar analisar alterar anotar anular aprovar arquivar cadastrar cancelar carimbar colher coletar colocar conferir confirmar consertar corrigir descartar desmontar devolver distribuir embalar emitir empacotar emprestar encaminhar entregar enviar etiquetar fotografar guardar instalar lavar liberar limpar medir montar pesar preparar publicar recolher recusar registar registrar rejeitar reparar separar validar verificar",
  personalA: false,
  mine: { seu: "meu", sua: "minha", seus: "meus", suas: "minhas" },
  mineOfYou: { seu: "meu", sua: "minha", seus: "meus", suas: "minhas", teu: "meu", tua: "minha", teus: "meus", tuas: "minhas" },
  getTold: (participle) => `ser ${participle.replace(/s$/, "")}`,
  binds: BINDS,
};

export const portuguese: Tongue = {
  code: "pt",
  name: "Portuguese",
  small: "o a os as um uma e de do da dos das em no na que por para com se seu sua são não ao cada quando é pelo pela".split(" "),
  listen: (statements) => listenRomance("pt", grammar, statements),
  binds: BINDS,
  texts: portugueseTexts,
};
