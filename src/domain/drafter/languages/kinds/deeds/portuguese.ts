import type { DeedKind, KindText } from "#domain/drafter/languages/kinds/kind.ts";

const COMPLETE = "todos os dados necessários estão na página “{page}”";
const MISSING = "falta um dado obrigatório";
const SAVED = "a página “{page}” já contém dados";
const EMPTY = "a página “{page}” ainda não contém nada";

export const portugueseDeeds: Readonly<Record<DeedKind, KindText>> = {
  look: {
    so: "para que nada me escape",
    section: "O que está guardado, com a hora da última alteração, pesquisa e filtros.",
    courses: [
      [SAVED, "a página mostra o estado mais recente e a hora da última alteração"],
      [EMPTY, "a página diz que ainda não contém nada"],
    ],
  },
  record: {
    so: "para que tudo possa ser consultado mais tarde",
    section: "Os campos necessários e, abaixo, o que foi guardado por último, com nome e hora.",
    courses: [
      [COMPLETE, "tudo fica guardado com o meu nome, a data e a hora"],
      [MISSING, "nada é guardado e a página diz o que falta"],
    ],
  },
  change: {
    so: "para que ninguém trabalhe com dados antigos",
    section: "Os dados atuais para alterar e, abaixo, o histórico: quem mudou o quê e quando.",
    courses: [
      ["a página “{page}” mostra os dados anteriores", "a página mostra os dados novos e conserva os anteriores no histórico"],
      ["outra pessoa acabou de mudar os mesmos dados", "nada se perde e vejo as duas versões"],
    ],
  },
  request: {
    so: "para que o meu pedido seja atendido",
    section: "Os campos necessários e, abaixo, cada pedido com o seu estado.",
    courses: [
      [COMPLETE, "o pedido aparece como pendente para quem o atende"],
      [MISSING, "nada é enviado e a página diz o que falta"],
    ],
  },
  reserve: {
    so: "para que fique em meu nome",
    section: "O que está livre, o que está ocupado e o que está em nome próprio.",
    courses: [
      ["a página “{page}” mostra disponibilidade", "a reserva fica em meu nome e recebo uma confirmação"],
      ["não há mais nada disponível", "a reserva é recusada e a página mostra o que ainda é possível"],
    ],
  },
  decide: {
    so: "para que as pessoas envolvidas saibam com o que contar",
    section: "O que espera uma decisão, o mais antigo primeiro, e o que já foi decidido: por quem e quando.",
    courses: [
      ["há uma decisão pendente na página “{page}”", "as pessoas envolvidas veem a decisão com o meu nome, a data e a hora"],
      ["a decisão já foi tomada", "nada muda e a página diz quem decidiu e quando"],
    ],
  },
  confirm: {
    so: "para que não reste nenhuma dúvida",
    section: "O que ainda está a confirmar e, abaixo, o que já foi confirmado: por quem e quando.",
    courses: [
      ["há uma confirmação pendente na página “{page}”", "a confirmação aparece com o meu nome, a data e a hora"],
      ["a minha confirmação já aparece na página “{page}”", "tudo fica como estava e nada se acrescenta"],
    ],
  },
  check: {
    so: "para que os erros sejam descobertos a tempo",
    section: "O que é preciso verificar e, abaixo, cada resultado com nome e hora.",
    courses: [
      ["tudo o que é preciso verificar está na página “{page}”", "o resultado aparece com o meu nome, a data e a hora"],
      ["falta uma parte do que é preciso verificar", "a verificação continua pendente e a página diz o que falta"],
    ],
  },
  assign: {
    so: "para que fique claro quem é responsável por quê",
    section: "O que ainda está a atribuir e, abaixo, quem é responsável por quê.",
    courses: [
      ["a página “{page}” mostra o que está a atribuir", "a página diz quem é responsável, e essa pessoa recebe um aviso"],
      ["a pessoa escolhida não está disponível", "nada é atribuído e a página diz o que o impede"],
    ],
  },
  send: {
    so: "para que a informação chegue a tempo",
    section: "O que é preciso enviar e a quem e, abaixo, o que já foi enviado, com a hora.",
    courses: [
      ["a página “{page}” diz a quem se destina o envio", "o envio sai em menos de um minuto e a hora fica anotada"],
      ["falta um endereço para o envio", "nada sai e a página diz que endereço falta"],
    ],
  },
  pay: {
    so: "para que nada fique por pagar",
    section: "O que é preciso pagar e, abaixo, cada pagamento com valor, data e recibo.",
    courses: [
      ["a página “{page}” mostra um valor em aberto", "o valor aparece como pago, com a data e um recibo"],
      ["o pagamento é recusado", "o valor continua em aberto e a página diz o motivo"],
    ],
  },
  report: {
    so: "para que se possa agir depressa",
    section: "Os campos necessários e, abaixo, cada aviso com o seu estado.",
    courses: [
      [COMPLETE, "as pessoas responsáveis veem o aviso em menos de um minuto, com o meu nome e a hora"],
      [MISSING, "nada é enviado e a página diz o que falta"],
    ],
  },
  capture: {
    so: "para que se veja do que se trata",
    section: "As imagens e os documentos com nome e hora, e um lugar para anexar mais.",
    courses: [
      ["a imagem ou o documento não passa de 20 MB", "a página “{page}” mostra o que anexei, com o meu nome e a hora"],
      ["a imagem ou o documento passa de 20 MB", "o envio é recusado e a página diz que tamanho é permitido"],
    ],
  },
  hand: {
    so: "para que se saiba sempre quem tem o quê",
    section: "O que ainda está a entregar e, abaixo, quem recebeu o quê e quando.",
    told: "e anoto isso",
    courses: [
      ["a entrega ainda não consta na página “{page}”", "a página diz quem recebeu o quê e quando"],
      ["a entrega já consta na página “{page}”", "nada muda e a página diz quem a anotou e quando"],
    ],
  },
  export: {
    so: "para que esteja disponível fora do sistema",
    section: "Uma pré-visualização e o documento para imprimir ou guardar.",
    courses: [
      [SAVED, "recebo em menos de 10 segundos um documento para imprimir ou guardar"],
      [EMPTY, "a página diz que ainda não contém nada"],
    ],
  },
  receive: {
    so: "para que eu saiba a tempo",
    section: "O que chegou, com a hora e o motivo.",
    courses: [
      ["já aconteceu o que o motiva", "a página “{page}” mostra isso em menos de um minuto"],
      ["falta o meu endereço", "nada me é enviado e a página “{page}” diz o que falta"],
    ],
  },
  other: {
    so: "para que se veja o que já está feito",
    section: "O que ainda está a fazer e, abaixo, o que já está feito: por quem e quando.",
    told: "e anoto isso",
    courses: [
      ["a tarefa consta como “pendente” na página “{page}”", "a tarefa consta como “feita”, com o meu nome, a data e a hora"],
      ["a tarefa consta como “feita” na página “{page}”", "nada muda e a página diz quem a fez e quando"],
    ],
  },
};
