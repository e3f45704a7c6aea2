import { isOneOf, PORTUGUESE_PEOPLE } from "#domain/drafter/languages/people/romance-people.ts";
import { portugueseDeeds } from "./deeds/portuguese.ts";
import type { Kinds } from "./kind.ts";
import { portugueseStates } from "./states/portuguese.ts";

/** In words that are the same in Portugal and in Brazil. */
export const portugueseKinds: Kinds = {
  verbs: {
    look: "consultar ver olhar ler procurar buscar pesquisar encontrar acompanhar seguir visualizar comparar conhecer observar descobrir saber localizar acessar aceder",
    record:
      "registrar registar anotar cadastrar lançar inserir criar redigir escrever inscrever adicionar acrescentar preencher documentar descrever declarar elaborar inventariar catalogar pesar medir contar planear planejar programar propor comentar pontuar avaliar classificar marcar etiquetar indicar guardar montar preparar definir apontar sugerir estabelecer orçar estimar introduzir pôr digitar",
    change:
      "modificar mudar alterar corrigir editar atualizar mover adiar prorrogar renovar ajustar gerir gerenciar reagendar administrar substituir remarcar trocar",
    remove: "cancelar anular revogar desmarcar",
    request: "solicitar pedir requerer reclamar requisitar candidatar submeter apresentar",
    reserve: "reservar alugar agendar",
    decide: "autorizar aprovar recusar rejeitar aceitar decidir validar votar negar deferir indeferir eleger",
    confirm: "confirmar assinar certificar carimbar rubricar ratificar",
    check:
      "verificar conferir controlar examinar inspecionar fiscalizar rever revisar testar vigiar vistoriar supervisionar checar",
    assign: "atribuir distribuir designar nomear delegar repartir escalar destinar",
    send: "enviar mandar avisar informar notificar lembrar comunicar convocar convidar responder remeter alertar encaminhar reenviar",
    pay: "pagar cobrar faturar quitar reembolsar depositar",
    report: "reportar denunciar participar",
    capture: "fotografar anexar carregar digitalizar filmar gravar subir",
    hand: "entregar devolver recolher emprestar levantar trazer despachar retirar",
    receive: "receber",
    export: "imprimir exportar baixar descarregar",
    delete: "eliminar apagar remover excluir deletar",
    order: "encomendar comprar",
    choose: "escolher selecionar",
    block: "bloquear suspender fechar desativar trancar interditar congelar",
    open: "abrir reabrir liberar desbloquear ativar reativar habilitar",
    close: "encerrar finalizar concluir",
    publish: "publicar divulgar",
    bar: "expulsar banir",
    grant: "conceder outorgar",
    issue: "emitir",
    place: "colocar armazenar arrumar",
  },
  toPeople: { bar: "bloquear suspender expulsar banir desativar", grant: "autorizar habilitar" },
  isPerson: isOneOf(PORTUGUESE_PEOPLE),
  phrases: [
    [
      /^(?:bloquear|retirar|tirar|cortar|suspender|desativar|remover) (?:o |os |a |as |um |uma |seu |meu )?(?:acessos?|contas?|permiss(?:ão|ões))(?!\p{L})/u,
      "bar",
    ],
    [
      /^retirar (?:o meu |a minha |meu |minha |uma? |o |a )?(?:pedido|candidatura|oferta|queixa|proposta|reclamação|inscrição|solicitação)/,
      "remove",
    ],
    [/^retirar (?:uma? |o |a |os |as )?(?:anúncio|produto|artigo|foto|publicação)/, "delete"],
    [/^(?:abrir|fechar) (?:o |a |os |as )(?:porta|portão|cancela|comporta|cofre|barreira|válvula)/, "other"],
    [/^abrir uma? /, "record"],
    [/^fechar (?:uma? |o |a |os |as )?(?:caso|ocorrência|chamado|pedido|ticket|processo|ordem)/, "close"],
    [
      /^(?:tirar|gerar|emitir|extrair|puxar) (?:um |uma |o |a |os |as )?(?:relatórios?|listagens?|listagem|estatísticas?|extratos?)(?!\p{L})/u,
      "export",
    ],
    [
      /^(?:gerar|passar) (?:um |uma |o |a |os |as )?(?:recibos?|faturas?|notas? fisca(?:l|is)|certificados?|comprovantes?|boletos?)(?!\p{L})/u,
      "issue",
    ],
    [/^guardar (?:o |a |os |as |um |uma )\p{L}+ (?:n[oa]s?|num|numa|em|dentro) /u, "place"],
    [/^fazer a chamada/, "record"],
    [/^(?:inscrever|registar|cadastrar|candidatar)-me(?: |$)/, "reserve"],
    [/^(?:fazer|apresentar|enviar) (?:um |o |meu |o meu )?pedido(?: |$)/, "request"],
    [/^(?:tirar|fazer|enviar|mandar|juntar|anexar) (?:uma |a |as |umas )?fot(?:o|os|ografias?)(?: |$)/, "capture"],
    [/^marcar (?:uma |a |um |o )?(?:consulta|horário|hora|vez|vaga|lugar)(?: |$)/, "reserve"],
    [/^fazer (?:um |uma |o |a |os |as )?(?:teste|vistoria|controlo|controle|inspeção|inventário)/, "check"],
    [/^marcar .* como /, "confirm"],
    [/^dar baixa/, "remove"],
    [/^ser /, "receive"],
  ],
  texts: { ...portugueseDeeds, ...portugueseStates },
};
