import { wordTable } from "#domain/word-table.ts";
import { firstInPortuguese } from "./first-person.ts";
import { type Conjugation, type FormKind, type Person, Verbs } from "./forms.ts";
import { FURTHER } from "./portuguese-list.ts";

const REGULAR = `aceitar acompanhar acordar acrescentar actualizar adoptar adotar afinar agendar ajudar alertar alugar analisar anotar anunciar apagar apanhar apontar apresentar aprovar arquivar arrumar assinar assistir atender atribuir atualizar
autorizar avaliar avisar baixar bloquear buscar cadastrar calcular cancelar carregar catalogar cobrar colar coletar colher colocar combinar comentar começar comparar comprar comunicar conceder concluir conduzir conferir confirmar consertar conservar consultar contar contratar controlar
convidar coordenar copiar corrigir cortar coser cozinhar criar cuidar cumprir cobrir decidir declarar deixar denunciar depositar desativar descarregar descartar descrever desenhar designar devolver digitar distribuir dividir doar editar elaborar elogiar emitir emparelhar emprestar eleger
encaminhar encerrar encontrar encomendar ensaiar entrar entregar entrevistar enviar escanear escolher escrever escutar esperar estabelecer estudar etiquetar examinar exigir explicar exportar extrair fabricar fechar filtrar fiscalizar fixar formar fotografar ganhar gerir girar gravar
guardar guiar identificar imprimir incluir indicar informar ingressar inscrever inspecionar instalar inventariar investigar julgar juntar lançar lavar levantar levar liberar libertar ligar limpar liquidar localizar mandar marcar medir melhorar mexer modificar montar mostrar mudar multar
negociar nomear notificar numerar observar oferecer ordenar organizar pagar participar partilhar passar pedir pegar perder permitir perguntar pesar pescar pintar planear planejar plantar podar postar precisar preencher preparar prescrever prestar procurar produzir programar prometer propor proteger
publicar quebrar reagir realizar receber recolher reclamar reconhecer recomendar recusar redigir reduzir reembolsar registar registrar rejeitar relatar renovar reparar repetir repor reportar representar reservar resolver responder restaurar retirar reunir rever revisar rejeitar remover renunciar
secar seguir selar selecionar semear separar servir solicitar soltar somar sortear submeter subir substituir sugerir supervisionar suspender telefonar testar tirar tocar tomar trabalhar transferir transportar tratar treinar trocar unir usar utilizar vacinar validar vender verificar vigiar
visitar votar viver beber comer correr dever meter abrir descobrir resgatar devolver descascar triar extrair torrar moer colorir tingir bordar podar enxertar chumbar candidatar embalar enfeitar montar descortiçar criar moldar acolher adestrar assegurar atestar atuar bater carimbar ceder certificar chamar cuidar`;

const IRREGULAR = `
fazer faço fazes faz fazemos fazeis fazem feito faça façam
desfazer desfaço desfazes desfaz desfazemos - desfazem desfeito
pôr ponho pões põe pomos pondes põem posto ponha ponham
propor proponho propões propõe propomos - propõem proposto proponha proponham
repor reponho repões repõe repomos - repõem reposto
dispor disponho dispões dispõe dispomos - dispõem disposto
compor componho compões compõe compomos - compõem composto
dar dou dás dá damos dais dão dado dê deem
dizer digo dizes diz dizemos dizeis dizem dito diga digam
ver vejo vês vê vemos vedes veem visto veja vejam
rever revejo revês revê revemos - reveem revisto
prever prevejo prevês prevê prevemos - preveem previsto
ler leio lês lê lemos ledes leem lido leia leiam
ir vou vais vai vamos ides vão ido vá
vir venho vens vem vimos vindes vêm vindo venha venham
sair saio sais sai saímos saís saem saído saia saiam
cair caio cais cai caímos - caem caído
trazer trago trazes traz trazemos - trazem trazido traga tragam
ter tenho tens tem temos tendes têm tido tenha tenham terá terão tinha tinham
manter mantenho manténs mantém mantemos - mantêm mantido mantenha
obter obtenho obténs obtém obtemos - obtêm obtido
reter retenho reténs retém retemos - retêm retido
conter contenho conténs contém contemos - contêm contido
saber sei sabes sabe sabemos sabeis sabem sabido saiba saibam
distribuir distribuo distribuis distribui distribuímos - distribuem distribuído
atribuir atribuo atribuis atribui atribuímos - atribuem atribuído
incluir incluo incluis inclui incluímos - incluem incluído
concluir concluo concluis conclui concluímos - concluem concluído
substituir substituo substituis substitui substituímos - substituem substituído
construir construo constróis constrói construímos - constroem construído
conduzir conduzo conduzes conduz conduzimos - conduzem conduzido
produzir produzo produzes produz produzimos - produzem produzido
reduzir reduzo reduzes reduz reduzimos - reduzem reduzido
traduzir traduzo traduzes traduz traduzimos - traduzem traduzido
introduzir introduzo introduzes introduz introduzimos - introduzem introduzido
extrair extraio extrais extrai extraímos - extraem extraído
pedir peço pedes pede pedimos pedis pedem pedido peça peçam
medir meço medes mede medimos medis medem medido meça meçam
impedir impeço impedes impede impedimos - impedem impedido
ouvir ouço ouves ouve ouvimos ouvis ouvem ouvido ouça ouçam
abrir abro abres abre abrimos abris abrem aberto
cobrir cubro cobres cobre cobrimos - cobrem coberto
descobrir descubro descobres descobre descobrimos - descobrem descoberto
escrever escrevo escreves escreve escrevemos - escrevem escrito
inscrever inscrevo inscreves inscreve inscrevemos - inscrevem inscrito
descrever descrevo descreves descreve descrevemos - descrevem descrito
prescrever prescrevo prescreves prescreve prescrevemos - prescrevem prescrito
subir subo sobes sobe subimos subis sobem subido suba subam
seguir sigo segues segue seguimos seguis seguem seguido siga sigam
corrigir corrijo corriges corrige corrigimos - corrigem corrigido
poder posso podes pode podemos podeis podem podido possa possam poderá poderão poderia poderiam pudesse pudessem podia podiam
dever devo deves deve devemos deveis devem devido deva devam deverá deverão deveria deveriam devia deviam
querer quero queres quer queremos quereis querem querido queira queiram queria queriam
haver hei hás há havemos haveis hão havido haja haverá havia haviam
ser sou és é somos sois são sido seja sejam será serão for forem era eram
estar estou estás está estamos estais estão estado esteja estejam estiver estava estavam
ficar fico ficas fica ficamos ficais ficam ficado fique fiquem`;

const soft = (stem: string) => stem.replace(/c$/, "qu").replace(/g$/, "gu").replace(/ç$/, "c");

function regular(base: string): (readonly [string, Person, FormKind?])[] {
  const stem = base.slice(0, -2);
  const ar = base.endsWith("ar");
  const own = base.endsWith("ear") ? `${stem}i` : stem;
  const [one, many, may, mays] = ar ? ["a", "am", "e", "em"] : ["e", "em", "a", "am"];
  const other = ar ? soft(own) : own.replace(/g$/, "j").replace(/gu$/, "g").replace(/c$/, "ç");
  const vowel = ar ? "a" : base.endsWith("ir") ? "i" : "e";
  return [
    [`${own}o`, "1s"],
    [`${own}${one}s`, "2s"],
    [`${own}${one}`, "3s"],
    [`${stem}${vowel}mos`, "1p"],
    [`${own}${many}`, "3p"],
    [`${other}${may}`, "3s", "bound"],
    [`${other}${mays}`, "3p", "bound"],
    [`${base}em`, "3p", "bound"],
    [`${stem}${ar ? "ou" : vowel === "i" ? "iu" : "eu"}`, "3s", "past"],
    [`${stem}${vowel}ram`, "3p", "past"],
  ];
}

const conjugation: Conjugation = {
  verbs: `${REGULAR} ${FURTHER}`,
  irregular: IRREGULAR,
  regular,
  first: firstInPortuguese,
  bound(base, first) {
    if (!/[^a]o$/.test(first)) return [];
    const form = `${first.slice(0, -1)}${base.endsWith("ar") ? "e" : "a"}`;
    return [
      [form, "3s", "bound"],
      [`${form}m`, "3p", "bound"],
    ];
  },
  guess(word) {
    if (!/^\p{L}{4,}$/u.test(word)) return [];
    const future = /^(.+[aei]r)(?:(á|ia)|(ão|iam|em))$/.exec(word);
    const mine = /^(.+[aei]r)(?:(ei)|(ás)|(emos))$/.exec(word);
    if (mine?.[1]) return [[mine[1], mine[2] ? "1s" : mine[3] ? "2s" : "1p"]];
    if (future?.[1]) return [[future[1], future[2] ? "3s" : "3p", /em$/.test(word) ? "bound" : undefined]];
    if (/(?:ou|eu|iu|aram|eram|iram)$/.test(word))
      return [
        [word.replace(/(?:ou|aram)$/, "ar").replace(/(?:([ei])u|([ei])ram)$/, "$1$2r"), /u$/.test(word) ? "3s" : "3p", "past"],
      ];
    if (/[^r]iam?$/.test(word) && word.length > 5) return [[word.replace(/iam?$/, "er"), /m$/.test(word) ? "3p" : "3s", "past"]];
    if (/(?:ava|[aei]sse)m?$/.test(word))
      return [[word.replace(/(?:ava|[aei]sse)m?$/, "ar"), /m$/.test(word) ? "3p" : "3s", "bound"]];
    if (/amos$/.test(word)) return [[word.replace(/amos$/, "ar"), "1p"]];
    if (/am$/.test(word)) return [[word.replace(/am$/, "ar"), "3p"]];
    if (/em$/.test(word)) return [[word.replace(/em$/, "er"), "3p"]];
    if (/a$/.test(word)) return [[word.replace(/a$/, "ar"), "3s"]];
    return /e$/.test(word) ? [[word.replace(/e$/, "er"), "3s"]] : [];
  },
  done: (base) => [base.replace(/ar$/, "ado").replace(/[ei]r$/, "ido"), ...(SHORT[base] ? [SHORT[base]] : [])],
  guessDone: (word) => (/[ai]d[oa]s?$/.test(word) ? word.replace(/d[oa]s?$/, "r") : undefined),
  plainDone: (word) => word.replace(/[oa]s?$/, "").replace(/(?<=e)s$/, ""),
  gerundOf(word) {
    const [, stem, vowel] = /^(.+)([aeio])ndo$/.exec(word) ?? [];
    if (!stem || !vowel) return [];
    return vowel === "o" ? [`${stem}ôr`, `${stem}or`] : [`${stem}${vowel}r`];
  },
};

const SHORT = wordTable<string>({
  pagar: "pago",
  entregar: "entregue",
  aceitar: "aceite",
  ganhar: "ganho",
  imprimir: "impresso",
  suspender: "suspenso",
  extinguir: "extinto",
  eleger: "eleito",
  soltar: "solto",
});

export const portugueseVerbs = new Verbs(conjugation);
