import type { KindText, StateKind } from "#domain/drafter/languages/kinds/kind.ts";

const COMPLETE = "todos los datos necesarios están en la página «{page}»";
const MISSING = "falta un dato obligatorio";

/** What is so afterwards: nobody notes down by hand that it was done. */
export const spanishStates: Readonly<Record<StateKind, KindText>> = {
  remove: {
    so: "para que nadie cuente ya con ello",
    section: "Lo que sigue vigente y, debajo, lo que se anuló: quién lo anuló y cuándo.",
    courses: [
      [
        "el elemento de la página «{page}» sigue vigente",
        "el elemento queda anulado y las personas afectadas lo ven en menos de un minuto",
      ],
      ["el elemento ya está anulado", "no cambia nada y la página dice quién lo anuló y cuándo"],
    ],
  },
  delete: {
    so: "para que no quede nada que ya nadie necesite",
    section: "Lo que está guardado, con la opción de borrarlo y, debajo, quién borró qué y cuándo.",
    courses: [
      ["el elemento está en la página «{page}»", "el elemento ya no aparece en ninguna página, y consta quién lo borró y cuándo"],
      ["el elemento todavía se usa", "no se borra nada y la página dice dónde se usa"],
    ],
  },
  order: {
    so: "para recibir lo que me hace falta",
    section: "Lo que se puede pedir y, debajo, cada pedido con su estado.",
    courses: [
      [COMPLETE, "el pedido queda guardado y recibo una confirmación de todo lo que pedí"],
      ["una parte no se puede pedir", "el pedido se rechaza y la página dice por qué"],
    ],
  },
  choose: {
    so: "para que conste lo que elegí",
    section: "Lo que se puede elegir y, debajo, lo que está elegido.",
    courses: [
      ["la página «{page}» ofrece varias opciones", "mi elección queda guardada y la página la muestra"],
      ["mi elección ya no está disponible", "no se guarda nada y la página muestra lo que sigue disponible"],
    ],
  },
  block: {
    so: "para que nadie cuente con lo que no está disponible",
    section: "Lo que está disponible y, debajo, lo que está bloqueado: quién lo bloqueó y cuándo.",
    courses: [
      ["el elemento de la página «{page}» está disponible", "el elemento aparece como no disponible y nadie puede elegirlo"],
      ["el elemento ya no está disponible", "no cambia nada y la página dice quién lo bloqueó y cuándo"],
    ],
  },
  open: {
    so: "para que todos puedan usar lo que está disponible",
    section: "Lo que está disponible y, debajo, lo que todavía no lo está: quién lo abrió y cuándo.",
    courses: [
      [
        "el elemento de la página «{page}» todavía no está disponible",
        "el elemento aparece como disponible y las personas a las que va dirigido pueden elegirlo",
      ],
      ["el elemento ya está disponible", "no cambia nada y la página dice quién lo abrió y cuándo"],
    ],
  },
  close: {
    so: "para que se vea lo que ya está cerrado",
    section: "Lo que sigue abierto y, debajo, lo que está cerrado: quién lo cerró y cuándo.",
    courses: [
      ["el elemento de la página «{page}» sigue abierto", "el elemento queda cerrado, con mi nombre, la fecha y la hora"],
      ["el elemento ya está cerrado", "no cambia nada y la página dice quién lo cerró y cuándo"],
    ],
  },
  publish: {
    so: "para que todos vean la misma versión",
    section: "Los borradores y, debajo, lo que está publicado, con la hora.",
    courses: [
      ["hay un borrador en la página «{page}»", "las personas a las que va dirigido ven el contenido en menos de un minuto"],
      [MISSING, "no se publica nada y la página dice qué falta"],
    ],
  },
  bar: {
    so: "para que solo tenga acceso quien deba tenerlo",
    section: "Quién tiene acceso y, debajo, quién está bloqueado: desde cuándo y quién lo bloqueó.",
    courses: [
      ["la persona no está bloqueada", "la persona queda sin acceso desde ese momento, y consta quién la bloqueó y cuándo"],
      ["la persona ya está bloqueada", "no cambia nada y la página dice quién la bloqueó y cuándo"],
    ],
  },
  grant: {
    so: "para que se sepa qué se concedió",
    section: "Lo que está concedido: a quién, por quién y desde cuándo.",
    courses: [
      [COMPLETE, "la página dice qué concedí y a quién, y vale desde ese momento"],
      [MISSING, "no se concede nada y la página dice qué falta"],
    ],
  },
  issue: {
    so: "para que haya un documento válido",
    section: "Lo que hay que emitir y, debajo, lo que ya se emitió, con número y fecha.",
    courses: [
      [COMPLETE, "la página muestra el documento emitido con su número y su fecha"],
      [MISSING, "no se emite nada y la página dice qué falta"],
    ],
  },
  place: {
    so: "para que se sepa dónde está",
    section: "Los lugares: qué hay en cada uno y cuáles están libres.",
    courses: [
      ["el lugar elegido está libre", "el lugar queda anotado con mi nombre y la hora"],
      ["el lugar elegido está ocupado", "no se anota nada y la página dice qué lugares están libres"],
    ],
  },
};
