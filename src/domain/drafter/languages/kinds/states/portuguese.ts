import type { KindText, StateKind } from "#domain/drafter/languages/kinds/kind.ts";

const COMPLETE = "todos os dados necessários estão na página “{page}”";
const MISSING = "falta um dado obrigatório";

/** What is so afterwards: nobody notes down by hand that it was done. */
export const portugueseStates: Readonly<Record<StateKind, KindText>> = {
  remove: {
    so: "para que ninguém conte mais com isso",
    section: "O que ainda vale e, abaixo, o que foi cancelado: quem cancelou e quando.",
    courses: [
      ["o item da página “{page}” ainda vale", "o item fica cancelado e as pessoas afetadas veem isso em menos de um minuto"],
      ["o item foi cancelado antes", "nada muda e a página diz quem o cancelou e quando"],
    ],
  },
  delete: {
    so: "para que não fique nada de que ninguém precisa",
    section: "O que está guardado, com a opção de apagar e, abaixo, quem apagou o quê e quando.",
    courses: [
      ["o item está na página “{page}”", "o item não aparece mais em nenhuma página, e consta quem o apagou e quando"],
      ["o item ainda é usado", "nada é apagado e a página diz onde ele é usado"],
    ],
  },
  order: {
    so: "para receber o que preciso",
    section: "O que se pode pedir e, abaixo, cada pedido com o seu estado.",
    courses: [
      [COMPLETE, "o pedido fica guardado e recebo uma confirmação de tudo o que pedi"],
      ["uma parte não pode ser pedida", "o pedido é recusado e a página diz o motivo"],
    ],
  },
  choose: {
    so: "para que conste o que escolhi",
    section: "O que se pode escolher e, abaixo, o que foi escolhido.",
    courses: [
      ["a página “{page}” oferece várias opções", "a minha escolha fica guardada e a página mostra qual é"],
      ["a minha escolha não está mais disponível", "nada é guardado e a página mostra o que ainda é possível"],
    ],
  },
  block: {
    so: "para que ninguém conte com o que não está disponível",
    section: "O que está disponível e, abaixo, o que está bloqueado: quem bloqueou e quando.",
    courses: [
      ["o item da página “{page}” está disponível", "o item aparece como indisponível e ninguém pode mais escolhê-lo"],
      ["o item está indisponível", "nada muda e a página diz quem o bloqueou e quando"],
    ],
  },
  open: {
    so: "para que todos possam usar o que está disponível",
    section: "O que está disponível e, abaixo, o que ainda não está: quem abriu e quando.",
    courses: [
      [
        "o item da página “{page}” ainda não está disponível",
        "o item aparece como disponível e as pessoas a quem se destina podem escolhê-lo",
      ],
      ["o item está disponível", "nada muda e a página diz quem o abriu e quando"],
    ],
  },
  close: {
    so: "para que se veja o que está encerrado",
    section: "O que ainda está aberto e, abaixo, o que está encerrado: quem encerrou e quando.",
    courses: [
      ["o item da página “{page}” ainda está aberto", "o item fica encerrado, com o meu nome, a data e a hora"],
      ["o item está encerrado", "nada muda e a página diz quem o encerrou e quando"],
    ],
  },
  publish: {
    so: "para que todos vejam a mesma versão",
    section: "Os rascunhos e, abaixo, o que está publicado, com a hora.",
    courses: [
      ["há um rascunho na página “{page}”", "as pessoas a quem se destina veem o conteúdo em menos de um minuto"],
      [MISSING, "nada é publicado e a página diz o que falta"],
    ],
  },
  bar: {
    so: "para que só tenha acesso quem deve ter",
    section: "Quem tem acesso e, abaixo, quem está bloqueado: desde quando e quem bloqueou.",
    courses: [
      ["a pessoa ainda tem acesso", "a pessoa perde o acesso a partir desse momento, e consta quem o retirou e quando"],
      ["a pessoa não tem acesso", "nada muda e a página diz quem retirou o acesso e quando"],
    ],
  },
  grant: {
    so: "para que se saiba o que foi autorizado",
    section: "O que foi autorizado: a quem, por quem e desde quando.",
    courses: [
      [COMPLETE, "a página diz o que autorizei e a quem, e isso vale a partir desse momento"],
      [MISSING, "nada é autorizado e a página diz o que falta"],
    ],
  },
  issue: {
    so: "para que haja um documento válido",
    section: "O que é preciso emitir e, abaixo, o que foi emitido, com número e data.",
    courses: [
      [COMPLETE, "a página mostra o documento emitido com o seu número e a sua data"],
      [MISSING, "nada é emitido e a página diz o que falta"],
    ],
  },
  place: {
    so: "para que se saiba onde está",
    section: "Os lugares: o que há em cada um e quais estão livres.",
    courses: [
      ["o lugar escolhido está livre", "o lugar fica anotado com o meu nome e a hora"],
      ["o lugar escolhido está ocupado", "nada é anotado e a página diz que lugares estão livres"],
    ],
  },
};
