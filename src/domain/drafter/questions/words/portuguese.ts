import { any, first, type WordClasses } from "./word-classes.ts";

export const NUMBER =
  "(?:\\d[\\d.,]*|uma?|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|catorze|quatorze|quinze|dezasseis|dezesseis|dezoito|(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)(?: e \\p{L}+)?|cem|mei[oa]|um par de)";
const MANY = NUMBER.replace("uma?|", "");
export const UNIT =
  "(?:segundos?|minutos?|horas?|dias?|noites?|semanas?|m[êe]s(?:es)?|trimestres?|semestres?|temporadas?|épocas?|anos?)";
const MONTH =
  "(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|verão|inverno|outono|primavera|carnaval|páscoa)";
const WEEKDAY = "(?:segunda|terça|quarta|quinta|sexta|sábado|domingo|meio-dia|meia-noite|véspera)";
const CLOCK = `(?:(?:[àa]s? )?(?:\\d{1,2}\\s?(?:h\\d{0,2}|horas)|\\d{1,2}:\\d\\d)|[àa]s (?:\\d{1,2}|${NUMBER}))`;
const BEFOREHAND = "(?:antes|de antecedência|antecipad\\p{L}+|de aviso)";
const COUNTED_BY =
  "(?:pessoa|cabeça|agregado|família|casa|fração|apartamento|sóci[oa]|membro|equip[ea]|grupo|turma|criança|alun[oa]|cliente|mesa|quarto|veículo|carro|pedido|encomenda|reserva|visita|dia|noite|semana|fim de semana|m[êe]s|ano|época|temporada|trimestre|hora|vez|sessão|turno|morador|utente|torneio|jogo|corrida)";
const RECORD =
  "(?:papel|papéis|papelinhos?|cadernos?|caderninho|folhas? (?:de cálculo|de papel|soltas?|de excel)|excel|planilhas?|google (?:sheets?|docs?|forms?)|quadro (?:branco|negro|de giz|de cortiça)|lousa|post-?its?|fichas? de (?:papel|cartão|cartolina)|cartolinas?|dossi[êe]s?|pastas? (?:de|com)|arquivadores?|agenda de papel|zap|whats ?app|doodle|fax|livro de (?:registos?|ponto|atas)|bloco de notas|bloco|boca a boca|envelopes?|caixa de sapatos?|cartão de papel|(?:velho|antigo) (?:programa|sistema|site)|(?:programa|sistema) (?:velho|antigo)|lápis|mural|talões|grupo do zap)";

export const portuguese: WordClasses = {
  wished: any(
    "quer(?:o|em|emos|ia|ia\\p{L}*|íamos)?|gostar\\p{L}+|precis\\p{L}+|dev(?:e|em|ia|eria\\p{L}*)",
    "pod(?:e|em|er|ia\\p{L}*|eria\\p{L}*)|possa\\p{L}*|por favor|tem (?:de|que)|daqui para a frente|a partir de agora",
    "exportar|imprimir|descarregar|baixar|seria|oxalá",
  ),
  byItself: any(
    "(?:o|a|uma?|este|esta) (?:aplicação|aplicativo|app|site|página|sistema|programa|ferramenta|plataforma|máquina|formulário|aparelho)",
    "automátic\\p{L}*",
  ),
  decides: any(
    "decid\\p{L}*|decisã\\p{L}*|decisões|aprov\\p{L}*|autoriz\\p{L}*|rejeit\\p{L}*|recus\\p{L}*|aval|luz verde",
    "sinal verde",
    "(?:dá|dão|dê|dar|sem|com|pede|precisa|precisam|depende) (?:\\p{L}+ ){0,3}(?:permissão|ok|okay|sim|autorização|aval|consentimento|aprovação|bênção|assinatura|licença|visto|parecer|acordo|concordância)",
    "última palavra|ou não(?=\\P{L}*$)|maioria|braço no ar|mão levantada|unanimidade",
    "(?:tem de|têm de|tem que|é preciso) perguntar a\\p{L}*|palavra final|bat(?:e|em|er) o martelo",
    "(?:diz\\p{L}*|diga\\p{L}*|dizer) (?:\\p{L}+ ){0,2}(?:que )?(?:sim|não|se entra|se sai|se pode|se vai)",
    "sim ou (?:que )?não|neg(?:a|am|ar) \\p{L}+|indefer\\p{L}*|defer\\p{L}*|moder(?:a|am|ador\\p{L}*|ação)",
    "veta\\p{L}*|veto|valid(?:a|am|ar|ado|ada|ação)(?! (?:o seu|a sua|o próprio))",
    "(?:aceit)\\p{L}* ou (?:não|recus|rejeit|nega)\\p{L}*",
    "aceita (?:cada|o|a|os|as) (?:pedido|inscriç|reserva|candidat|solicita)\\p{L}*|resolv\\p{L}* quem|desempat\\p{L}*",
    "arbitr\\p{L}*|conced\\p{L}*|a critério|cabe (?:à|ao|a)|vot(?:a|am|ação|o)|nas mãos d\\p{L}*|manda|quem manda",
    "libera(?:r|do|da|m)?|homolog\\p{L}*|chumb(?:a|am)|delibera\\p{L}*|assina(?:r|m|do|da)?",
  ),
  chooses: any(
    "(?:diz|dizem|sab(?:e|em))|escolh\\p{L}*|selecion\\p{L}*|elege\\p{L}*|design\\p{L}*|nomei\\p{L}*|distribu\\p{L}*",
    "atribu\\p{L}*|define\\p{L}*|determin\\p{L}*",
  ),
  whom: any(
    "se (?:entra|vale|serve|vai|pode|sai|fica|cabe|está)",
    "quem (?:entra|fica|vem|vai|recebe|ganha|joga|participa|é|toca|sai|expõe|tem|leva)|a quem|quais|júri|comissão",
    "direção|diretoria|candidat\\p{L}*|vencedor\\p{L}*|inscrit\\p{L}*|de entre|dentre|assembleia|conselho|comitê",
    "comité",
  ),
  body: any(
    "direção|diretoria|comissão|comitê|comité|conselho|assembleia|president\\p{L}*|diret(?:or|ora)|chef[ea]s?",
    "encarregad[oa]s?|responsável|gerente|prefeit\\p{L}*|câmara|junta|tesoureir[oa]|secretári[oa]|júri|juiz|juíza",
    "árbitr[oa]|treinador\\p{L}*|técnic[oa]|redação|don[oa]s?|proprietári[oa]|coordenador\\p{L}*|administrador\\p{L}*",
    "moderador\\p{L}*|médic[oa]|professor\\p{L}*|mestre|maestro|pais|padre|especialista\\p{L}*|inspetor\\p{L}*",
    "equip[ea]|fundador\\p{L}*|capitão|veterinári[oa]|síndic[oa]|tutor(?:a)?",
  ),
  rules: any(
    "fix(?:a|am)|determin(?:a|am)|atribu(?:i|em)|distribu(?:i|em)|reparte\\p{L}*|escolhe\\p{L}*|selecion(?:a|am)",
    "assin(?:a|am)|defin(?:e|em)|marca\\p{L}*|põe(?:m)? o preço|examin(?:a|am)|julg(?:a|am)|design(?:a|am)",
    "aceit(?:a|am)|manda\\p{L}*|public(?:a|am)|libera\\p{L}*",
  ),
  gate: any(
    "antes de|até que|enquanto|sem que|a não ser que|a menos que|só (?:depois|quando|se)|somente (?:depois|quando)",
    "apenas (?:depois|quando)|uma vez|primeiro",
  ),
  looked: any(
    "rev(?:ê|eem|er|isa\\p{L}*|isto)|verific\\p{L}*|confer(?:e|ir|em|ido|iu)|olh(?:a|ar|ou)|lê|leem|ler|lido|leia",
    "assin\\p{L}*|carimb\\p{L}*|visto|veja|viu|inspe\\p{L}*|entrevist\\p{L}*|examin\\p{L}*|fiscaliz\\p{L}*",
    "conversa com|content\\p{L}*|satisfeit\\p{L}*|de acordo",
  ),
  ends: any(
    "caduc\\p{L}*|venc(?:e|em|ido|ida|imento)|expir\\p{L}*|termin\\p{L}*|acab\\p{L}*|finda\\p{L}*|encerr\\p{L}*",
    "fech(?:a|am)|válid\\p{L}*|validade|vigor\\p{L}*|vigência|val(?:e|em)|serv(?:e|em)|retir(?:a|am|ad[oa]s?)",
    "abat(?:e|id\\p{L}*)|arquiv(?:a|am|ad[oa]s?)|prescrev\\p{L}*|desaparec\\p{L}*|some|somem|renov\\p{L}*",
    "conclu\\p{L}*|esgot\\p{L}*|substitu\\p{L}*|troc(?:a|am|ad[oa]s?)|perde\\p{L}*|caem|cai|morre\\p{L}*",
    "liberad\\p{L}*|fica\\p{L}* livre\\p{L}*|vend(?:e|em|id[oa]s?)|vendo|doad\\p{L}*|leiload\\p{L}*|anulad\\p{L}*",
    "cancelad\\p{L}*|aposent\\p{L}*",
  ),
  project: any("(?:o|a|noss[oa]|est[ea]) (?:projeto|piloto|financiamento)"),
  deletes: any(
    "apag\\p{L}*|elimin\\p{L}*|destru\\p{L}*|deit(?:a|am|ad[oa]s?) fora|jog(?:a|am|ad[oa]s?) fora",
    "(?:no|ao|para o|pro) lixo|exclu(?:i|íd[oa]s?|em)|delet\\p{L}*|tritur\\p{L}*|queim\\p{L}*|esvazi\\p{L}*",
    "anonimiz\\p{L}*|descart\\p{L}*|remov\\p{L}*",
  ),
  lasts: any(
    "dur(?:a|am|e|ação|ar)|guard\\p{L}*|conserv\\p{L}*|fic(?:a|am|ar)|mant(?:é|ê|e)m\\p{L}*|mantid[oa]s?",
    "permanec\\p{L}*|armazen\\p{L}*|corre\\p{L}*|emprest\\p{L}*|empréstimos?|alug\\p{L}*|reserv\\p{L}*|bloque\\p{L}*",
    "garantia\\p{L}*|contratos?|cart(?:ão|ões|eira\\p{L}*)|licença\\p{L}*|assinaturas?|oferta\\p{L}*|abert[oa]s?",
    "public\\p{L}*|certificados?|aguent\\p{L}*|está|estão|tem",
  ),
  span: any(
    `(?<!(?:cada|todos os|todas as|há|desde há|no mínimo|no máximo|dentro de|pelo menos|menos de|mais de|de) )${NUMBER} ${UNIT}(?! (?:${BEFOREHAND}|por (?:${COUNTED_BY})|ao|à|a cada)(?!\\p{L}))`,
    `(?:ao fim de|depois de|após|durante|por|passad[oa]s?) (?:um |uma |${NUMBER} )?${UNIT}`,
    "(?:no|até ao|até o|ao|no) (?:fim|final) d[aoe]s? \\p{L}+",
    "(?:fim|final) (?:do|da) (?:ano|época|temporada|semestre|mês)|anual\\p{L}*|toda a época|o ano (?:todo|inteiro)",
    "seu \\p{L}+ ano",
  ),
  untilOver: any("até que|enquanto (?:for|durar|estiver|viver)"),
  date: any(
    `(?:a cada|cada|todos os|todas as) (?:${NUMBER} )?${UNIT}`,
    `(?:em|até|no|a) (?:fim de |final de |fins de |meados de |início de |\\d{1,2} de )?${MONTH}`,
  ),
  untilDate: any(
    `até (?:ao? |à )?(?:fim de |final de |fins de |meados de |início de |fim d[oa] |\\d{1,2} de )?(?:${MONTH}|época|ano|semestre)`,
  ),
  forSpan: any(
    `(?:ao fim de|após|depois de|durante|passad[oa]s|por) ${NUMBER} ${UNIT}(?! (?:por|ao|à)(?!\\p{L}))`,
    `${NUMBER} ${UNIT} (?:depois|mais tarde)`,
  ),
  whenOver: any(
    "quando|assim que|logo que|depois (?:de|que)|enquanto|até que|para sempre",
    "(?:na|no|às?) (?:segunda|terça|quarta|quinta|sexta|sábado|domingo)|à meia-noite|vitalíci\\p{L}*|indefinid\\p{L}*",
    "definitiv\\p{L}*",
  ),
  past: any("há|desde|era\\p{L}*|tinha\\p{L}*|estava\\p{L}*|havia"),
  banned: any(
    "(?<!(?:quase) )nunca(?! (?:tivemos|tive|teve|houve|tinha\\p{L}*|fui|fomos|vi|usei|usámos|usamos|sei|sabe\\p{L}*|ninguém|antes|se sabe))",
    "jamais(?! tiv\\p{L}+)",
    "em (?:caso algum|nenhum caso|hipótese (?:alguma|nenhuma)|nenhuma (?:circunstância|hipótese))",
    "de (?:jeito nenhum|forma (?:alguma|nenhuma)|modo algum|maneira nenhuma)|nem pensar|proib\\p{L}*|vedad[oa]s?",
    "interdit[oa]s?",
    "não (?:se )?(?:pod(?:e|em)|dev(?:e|em)|é permitid\\p{L}*|são permitid\\p{L}*|se aceita\\p{L}*|aceitamos|se admite\\p{L}*)",
    "ninguém (?:pod\\p{L}*|deve\\p{L}*)|nenhum\\p{L}* (?:\\p{L}+ ){0,2}(?:pod\\p{L}*|deve\\p{L}*)",
    "fic\\p{L}* (?:de fora|proibid\\p{L}*|excluíd\\p{L}*)|fora de (?:questão|causa|cogitação)|excluíd[oa]s?",
    "sem exceç\\p{L}+|tabu|não há exceç\\p{L}+|não tem conversa|nem morto",
  ),
  denied: any(
    "não (?:se |lhe |lhes |os? |as? |me |nos |te ){0,2}\\p{L}+|ninguém|nenhum\\p{L}*|tampouco",
    "sem [^,]+ (?:não|nada feito|nem)",
    first("(?:nem|nada de(?! (?:mais|novo))) \\p{L}+"),
  ),
  harmless: any(
    "não fica\\p{L}* (?:muito )?(?:longe|perto)",
    "(?:não|ninguém|nem|tampouco) (?:\\p{L}+ ){0,2}(?:te[mn]h?\\p{L}*|têm|há|havia|sei|sab\\p{L}*|saiba\\p{L}*|entend\\p{L}*|perceb\\p{L}*|precis\\p{L}*|quer\\p{L}*|pag\\p{L}*|cobr\\p{L}*|cust\\p{L}*|vê|veem|vejo|ver|conhec\\p{L}*|funcion\\p{L}*|gost\\p{L}*|lê|leem|ler|encontr\\p{L}*|ach\\p{L}*|import\\p{L}*|cheg\\p{L}*|está|estão|estou|é|são|sou|seja|parec\\p{L}*|tivemos|tive|lembr\\p{L}*|vai|basta|consig\\p{L}*|consegu\\p{L}*|posso|podemos|demor\\p{L}*|respond\\p{L}*|atend\\p{L}*|us(?:a|am|o|amos)|faz mal|perc\\p{L}*|sobra|cab\\p{L}*|tempo|ideia|muito|só|todos|sempre|ligu\\p{L}*|liga\\p{L}*|dá (?:jeito|certo|tempo|conta))",
    "mais ninguém|ninguém mais|não (?:só|apenas|todos|sempre|muito)",
  ),
  capped: any(
    "(?:no|ao|um) (?:máximo|mínimo)|pelo menos|máxim\\p{L}*|mínim\\p{L}*|não mais (?:de|do que|que)",
    `(?:mais|menos|maiores|menores|acima|abaixo) de ${NUMBER}|até ${MANY}(?! (?:de ${MONTH}|horas da))|limit\\p{L}*`,
    `tetos?|quotas?|cotas?|só ${NUMBER}|apenas ${NUMBER}|somente ${NUMBER}|ultrapass\\p{L}*|exced\\p{L}*`,
    `pass(?:e|ar) d(?:e|os|as) ${MANY}|lotação`,
    `${NUMBER} (?:\\p{L}+ ){0,3}(?:de cada vez|ao mesmo tempo|seguid[oa]s|de uma vez|e não mais|e mais nada|e pronto|e chega|cada um\\p{L}*|por cabeça|de enfiada)`,
    `(?:de )?${NUMBER} (?:a|ou) ${NUMBER} \\p{L}+|\\d+\\s?[-–]\\s?\\d+|entre ${NUMBER} e ${NUMBER}`,
    `${NUMBER}\\s?(?:%|por cento)`,
    "\\d+\\s?(?:kg|quilos?|gramas?|metros?|cm|mm|km|litros?|graus?|mb|palavras|carateres|caracteres|páginas)",
    `a partir d[oe]s? ${MANY}|nem mais um\\p{L}*|e mais nenhum\\p{L}*`,
  ),
  many: any(MANY),
  counted: any(`${NUMBER}(?! vez(?:es)?)`),
  per: any(`(?:por|cada|para cada|ao|à|em cada|a cada) (?:${COUNTED_BY})`, "cada um\\p{L}*"),
  allowed: any(
    "(?:cada|todo|toda|uma?|os|as) \\p{L}+ (?:\\p{L}+ )?(?:pod\\p{L}*|receb\\p{L}*|tem direito|leva\\p{L}*|traz\\p{L}*)",
    "têm? direito|(?:o|a) \\p{L}+ (?:leva|admite|carrega)|cabem?",
  ),
  brief: any(`(?:durante|por) ${NUMBER} (?:horas?|minutos?)`),
  until: any(
    `até (?:ao? |à |às |o |a )?(?:${WEEKDAY}|${CLOCK}|dia \\d|\\d{1,2} de|fim|final|${MONTH})`,
    `(?:a partir|depois) d[ae]s? ${CLOCK}`,
  ),
  dueBy: any(
    `fecha\\p{L}* (?:ao |à |na |no |às )?(?:${WEEKDAY}|${CLOCK})`,
    `(?:antes d[aeo]s?|para|no máximo até|o mais tardar) (?:dia )?(?:${WEEKDAY}|${CLOCK}|\\d{1,2}(?: de)?|fim|${MONTH}|${NUMBER} da)`,
    `o mais tardar|em menos de|dentro de (?:${NUMBER}|um)|no prazo|${NUMBER} ${UNIT} (?:${BEFOREHAND})`,
    "(?:dia|noite|semana) anterior|na véspera|de véspera|prazos?|data[- ]limite|antecedência|no (?:mesmo|próprio) dia",
    `no dia seguinte|hora limite|até ${NUMBER} ${UNIT} ${BEFOREHAND}|até (?:ao |o |à |às )?(?:${WEEKDAY}|dia \\d)`,
  ),
  described: any("somos|temos|há|cerca de|uns|umas|desde|sócios|moradores|funcionários|habitantes"),
  now: any(
    "atualmente|desenrasc\\p{L}*|a gente se vira|vamo-nos arranjando|por enquanto|até (?:agora|hoje|aqui|à data)",
    "de momento|no momento|hoje em dia|hoje(?= (?:é|está|fica|tudo|em|a gente|os|as|o|cada|anot|fazemos|usamos|lev))",
    "neste momento|agora(?! (?:quer|gostar)\\p{L}*)|ainda(?! (?:não|mais|assim|bem|por))",
    "continu(?:a|am|amos) (?:a|\\p{L}+ndo)|desde sempre|sempre (?:foi|fizemos)|presentemente|nos dias de hoje",
    "nos dias que correm|por ora|tudo (?:anotado|apontado|escrito|no|na|em)",
  ),
  grief: any(
    "perd\\p{L}*|molh\\p{L}*|ilegíve\\p{L}*|esquec\\p{L}*|duas vezes|duplicad\\p{L}*|confusão|bagunça|caos",
    "ninguém (?:encontra|entende|percebe|lê|acha)|não se (?:lê|percebe|encontra)|erros?|rasur\\p{L}*|some|somem",
    "desaparec\\p{L}*|corretor|chuva",
  ),
  byHand: any(
    RECORD,
    "(?:apont\\p{L}*|anot\\p{L}*|escrev\\p{L}*|escrit\\p{L}*) (?:\\p{L}+ )?(?:num|numa|em|no|na) (?:\\p{L}+ ){0,3}(?:agenda|livro|calendário|listas?|fichas?|parede|cartões)",
    "à mão|(?<!(?:avis\\p{L}*|lembretes?|confirmaç\\p{L}+|envi\\p{L}*)(?: \\p{L}+){0,3} )por (?:telefone|e-?mail|correio|sms|fax|carta|mensagem|escrito)|de (?:cabeça|memória|boca)|na cabeça",
    "telefonando|ligando",
    "(?:substitu|larg|aposent|abandon)\\p{L}* … (?:sistema|programa|software|lista\\p{L}*|ferramenta|folha|pasta|caderno|livro)",
  ),
  perhapsByHand: any(
    "(?:é|são|está|estão|anot\\p{L}*|apont\\p{L}*|escrev\\p{L}*|lev(?:a|am|amos)|fica\\p{L}*|pendur\\p{L}*|lig(?:a|am|amos)|mand\\p{L}*|faz\\p{L}*|tem|and(?:a|am)) … (?:listas?|livros?|agenda|calendário|parede|porta|geladeira|frigorífico|telefone|telemóvel|e-?mails?|fichas?|cartões|gaveta|caixa|quadro|bolso|cartaz)",
  ),
  pays: any(
    "pag(?:a|am|ar|o|as|os|ue|uem|amento\\p{L}*|amos|ará|arão|ando|aram)|cobr(?:a|am|ar|ad[oa]s?|ança\\p{L}*)",
    "fatur\\p{L}*|quotas? (?:de|mensa|anua)\\p{L}*|mensalidade\\p{L}*|anuidade\\p{L}*",
    "assinaturas? (?:mensa|anua)\\p{L}*|grátis|sem sinal|dá sinal|gratuit\\p{L}*|de graça|por conta d\\p{L}*|à custa",
    "a cargo d\\p{L}*",
    "financi\\p{L}*|subsídi\\p{L}*|subsidi\\p{L}*|orçamento (?:da|do|anual|municipal)",
    "suport(?:a|am|ad[oa]s?) (?:isto|tudo|os|as|o custo|a despesa|por)|custei?\\p{L}*|custos?|despesas?|dinheiro",
    "fins lucrativos|doaç\\p{L}+|donativos?|patroc\\p{L}*|comissão de \\d\\p{L}*|adiantad\\p{L}*|numerário",
    "cartão de (?:crédito|débito)|transferências?|pix|mb ?way|multibanco|boleto\\p{L}*|caução|sinal de \\d\\p{L}*",
    "bolso (?:dele|dela|próprio|de cada)|do (?:próprio|seu) bolso|vaquinha|rate(?:io|ia\\p{L}*)|rach(?:a|am|ar|amos)",
    "caixa (?:comum|da|do)|verba\\p{L}*|fundos? (?:da|do|de|comum|social)|uso interno",
    "nossos (?:próprios )?funcionários|taxas?|quem banca|banc(?:a|am|ad[oa]s?)|arca\\p{L}* com|propinas?|jóia",
  ),
  sum: any(`${NUMBER} (?:euros?|reais|cêntimos|centavos|escudos)|\\d[\\d.,]*\\s?€|r\\$\\s?\\d+`),
  restricted: any(
    "não (?:\\p{L}{1,3} ){0,2}(?:public\\p{L}*|partilh\\p{L}*|compartilh\\p{L}*|mostr\\p{L}*|divulg\\p{L}*|revel\\p{L}*|pass(?:a|am) a)",
    "confidencia\\p{L}*|em segredo|sigilos\\p{L}*|sigilo|secret[oa]s?",
    "(?:é|são|fica\\p{L}*) (?:só )?(?:privad[oa]s?|anónim[oa]s?|anônim[oa]s?|entre)",
    "visíve(?:l|is) (?:só|apenas|somente|para)|invisíve\\p{L}*|an[óô]nim\\p{L}*|(?:tem|têm|tenha\\p{L}*) acesso",
    "acesso (?:restrit|limitad|reservad)\\p{L}*|aced\\p{L}*|acess(?:a|am|ar)",
    "(?:não|ninguém|nem) (?:\\p{L}+ ){0,2}(?:vê|veem|veja\\p{L}*|ver|lê|leem|ler|sabe|sabem|olha|olham|conhece\\p{L}*|enxerga\\p{L}*|fica\\p{L}* a saber)(?! (?:usar|mexer|como|de computador))",
    "(?:toda a gente|todo mundo|todos|qualquer (?:um|pessoa)|o público) (?:pod\\p{L}* )?(?:vê|veem|ver|ler|lê|consult\\p{L}*)",
    "públic[oa]s?|à vista|longe d[aeo]s? (?:olhos|vista)|aos olhos d\\p{L}*|reservad[oa]s? (?:a|ao|à|para)",
    "escondid\\p{L}*|ocult\\p{L}*|fechad[oa]s? à chave|a sete chaves|lacrad[oa]s?|sem saber de quem",
    "segredo profissional",
  ),
  sees: any(
    "sabemos|vemos|lemos|vê|veem|ver|vejam?|vist[oa]s?|lê|leem|ler|leia\\p{L}*|conhec\\p{L}*|sab(?:e|em|er)",
    "saiba\\p{L}*|consult\\p{L}*|olh(?:a|am|ar)|visíve\\p{L}*|mostr\\p{L}*",
    "acesso(?! (?:ao|à) (?:parque|garagem|obra))|aced\\p{L}*|acess(?:a|am|ar)|enxerg\\p{L}*|olhos|aparec\\p{L}*",
    "abr(?:e|em|ir)",
  ),
  alone: any(
    "só|somente|apenas|unicamente|exclusiv\\p{L}*|e (?:mais )?nada(?: mais)?|mais nada|mais ninguém|ninguém",
    "(?:os |as )?(?:demais|outr[oa]s) (?:\\p{L}+ ){0,2}não|não (?:os |as )?(?:demais|outr[oa]s)|salvo|exceto",
    "menos (?:o|a)|própri[oa]s?|sozinh\\p{L}*|(?:o|a|os|as) (?:seus?|suas?|dele|dela|deles)|únic[oa]s? que",
    "além d[aeo]|nem (?:o|a|os|as|sequer)|cada um (?:vê|sabe)",
  ),
  onlyThey: any(
    "ninguém (?:mais|além|a não ser|exceto|salvo)|mais ninguém",
    "(?:só|somente|apenas) (?:o|a|os|as|eu|nós|ele|ela|eles|elas|meu|minha|quem)|e (?:a )?mais ninguém",
  ),
  told: any(
    "nomes?|morad\\p{L}+|endereç\\p{L}+|números?|fot(?:o|os|ografias?)|preços?|dados|notas?|salários?|ordenados?",
    "resultados?|diagnósticos?|mensage(?:m|ns)|processos?|respostas?|motivos?|o que \\p{L}+|relatórios?|fichas?",
    "histórico\\p{L}*|conversas?|valores|total|totais|telefones?|alergias|queixas?|contactos?|contatos?",
  ),
  stays: any(
    "fic(?:a|am|ar) (?:só |apenas |bem )?(?:entre|com|dentro|em casa|na (?:clínica|escola|sala|gaveta|secretaria)|no (?:consultório|gabinete))",
    "não sa(?:i|em) d\\p{L}*",
  ),
};
