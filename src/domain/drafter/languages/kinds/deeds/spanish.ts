import type { DeedKind, KindText } from "#domain/drafter/languages/kinds/kind.ts";

const COMPLETE = "todos los datos necesarios están en la página «{page}»";
const MISSING = "falta un dato obligatorio";
const SAVED = "la página «{page}» ya contiene datos";
const EMPTY = "la página «{page}» todavía no contiene nada";

export const spanishDeeds: Readonly<Record<DeedKind, KindText>> = {
  look: {
    so: "para que no se me escape nada",
    section: "El estado guardado con la hora del último cambio, con búsqueda y filtros.",
    courses: [
      [SAVED, "la página muestra el estado más reciente y la hora del último cambio"],
      [EMPTY, "la página dice que todavía no contiene nada"],
    ],
  },
  record: {
    so: "para que todo se pueda consultar más adelante",
    section: "Los campos necesarios y, debajo, lo último que se guardó, con nombre y hora.",
    courses: [
      [COMPLETE, "todo queda guardado con mi nombre, la fecha y la hora"],
      [MISSING, "no se guarda nada y la página dice qué falta"],
    ],
  },
  change: {
    so: "para que nadie trabaje con datos anticuados",
    section: "Los datos actuales para modificarlos y, debajo, el historial: quién cambió qué y cuándo.",
    courses: [
      [
        "la página «{page}» muestra los datos anteriores",
        "la página muestra los datos nuevos y conserva los anteriores en el historial",
      ],
      ["otra persona acaba de cambiar los mismos datos", "no se sobrescribe nada y veo las dos versiones"],
    ],
  },
  request: {
    so: "para que se atienda mi solicitud",
    section: "Los campos necesarios y, debajo, cada solicitud con su estado.",
    courses: [
      [COMPLETE, "la solicitud aparece como pendiente ante quienes la atienden"],
      [MISSING, "no se envía nada y la página dice qué falta"],
    ],
  },
  reserve: {
    so: "para que conste a mi nombre",
    section: "Lo que está libre, lo que está ocupado y lo que consta a nombre propio.",
    courses: [
      ["la página «{page}» muestra disponibilidad", "la reserva consta a mi nombre y recibo una confirmación"],
      ["ya no hay disponibilidad", "la reserva se rechaza y la página muestra lo que sigue disponible"],
    ],
  },
  decide: {
    so: "para que las personas implicadas sepan a qué atenerse",
    section: "Lo que espera una decisión, lo más antiguo primero, y lo que ya se decidió: quién y cuándo.",
    courses: [
      [
        "hay una decisión pendiente en la página «{page}»",
        "las personas implicadas ven la decisión con mi nombre, la fecha y la hora",
      ],
      ["la decisión ya está tomada", "no cambia nada y la página dice quién decidió y cuándo"],
    ],
  },
  confirm: {
    so: "para que no quede ninguna duda",
    section: "Lo que queda por confirmar y, debajo, lo que ya se confirmó: quién y cuándo.",
    courses: [
      ["hay una confirmación pendiente en la página «{page}»", "la confirmación aparece con mi nombre, la fecha y la hora"],
      ["mi confirmación ya aparece en la página «{page}»", "todo queda como estaba y no se añade nada"],
    ],
  },
  check: {
    so: "para que los errores se detecten a tiempo",
    section: "Lo que hay que comprobar y, debajo, cada resultado con nombre y hora.",
    courses: [
      ["todo lo que hay que comprobar está en la página «{page}»", "el resultado aparece con mi nombre, la fecha y la hora"],
      ["falta una parte de lo que hay que comprobar", "la comprobación sigue pendiente y la página dice qué falta"],
    ],
  },
  assign: {
    so: "para que esté claro quién se encarga de qué",
    section: "Lo que queda por asignar y, debajo, quién se encarga de qué.",
    courses: [
      ["la página «{page}» muestra lo que queda por asignar", "la página dice quién se encarga, y esa persona recibe un aviso"],
      ["la persona elegida no está disponible", "no se asigna nada y la página dice qué lo impide"],
    ],
  },
  send: {
    so: "para que la información llegue a tiempo",
    section: "Lo que hay que enviar y a quién y, debajo, lo que ya salió, con la hora.",
    courses: [
      ["la página «{page}» dice a quién va dirigido el envío", "el envío sale en menos de un minuto y queda anotada la hora"],
      ["falta una dirección para el envío", "no sale nada y la página dice qué dirección falta"],
    ],
  },
  pay: {
    so: "para que no quede nada pendiente",
    section: "Lo que hay que pagar y, debajo, cada pago con su importe, su fecha y su recibo.",
    courses: [
      ["la página «{page}» muestra un importe pendiente", "el importe aparece como pagado, con la fecha y un recibo"],
      ["el pago se rechaza", "el importe sigue pendiente y la página dice por qué"],
    ],
  },
  report: {
    so: "para que alguien se ocupe cuanto antes",
    section: "Los campos necesarios y, debajo, cada aviso con su estado.",
    courses: [
      [COMPLETE, "las personas responsables ven el aviso en menos de un minuto, con mi nombre y la hora"],
      [MISSING, "no se envía nada y la página dice qué falta"],
    ],
  },
  capture: {
    so: "para que se vea de qué se trata",
    section: "Las imágenes y los documentos con nombre y hora, y un lugar para añadir más.",
    courses: [
      ["el archivo no pasa de 20 MB", "el archivo aparece en la página «{page}» con mi nombre y la hora"],
      ["el archivo pasa de 20 MB", "el archivo se rechaza y la página dice qué tamaño se admite"],
    ],
  },
  hand: {
    so: "para que siempre se sepa quién tiene qué",
    section: "Lo que queda por entregar y, debajo, quién recibió qué y cuándo.",
    told: "y lo anoto",
    courses: [
      ["la entrega todavía no consta en la página «{page}»", "la página dice quién recibió qué y cuándo"],
      ["la entrega ya consta en la página «{page}»", "no cambia nada y la página dice quién la anotó y cuándo"],
    ],
  },
  export: {
    so: "para que esté disponible fuera del sistema",
    section: "Una vista previa y el documento para imprimir o guardar.",
    courses: [
      [SAVED, "recibo en menos de 10 segundos un documento para imprimir o guardar"],
      [EMPTY, "la página dice que todavía no contiene nada"],
    ],
  },
  receive: {
    so: "para que me entere a tiempo",
    section: "Lo que ha llegado, con la hora y el motivo.",
    courses: [
      ["ya ocurrió lo que lo motiva", "la página «{page}» lo muestra en menos de un minuto"],
      ["falta mi dirección", "no se me envía nada y la página «{page}» dice qué falta"],
    ],
  },
  other: {
    so: "para que se vea lo que ya está hecho",
    section: "Lo que queda por hacer y, debajo, lo que ya está hecho: quién y cuándo.",
    told: "y lo anoto",
    courses: [
      [
        "la tarea consta como «pendiente» en la página «{page}»",
        "la tarea consta como «hecha», con mi nombre, la fecha y la hora",
      ],
      ["la tarea ya consta como «hecha» en la página «{page}»", "no cambia nada y la página dice quién la hizo y cuándo"],
    ],
  },
};
