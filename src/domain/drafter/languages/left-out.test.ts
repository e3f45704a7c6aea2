import { expect, test } from "vitest";
import { leftOutIn } from "./left-out.ts";

test.each([
  ["fr", "Une boutique en ligne n'est pas nécessaire pour l'instant"],
  ["fr", "Nous n'avons pas besoin d'une application mobile"],
  ["fr", "L'application ne doit pas gérer la paie"],
  ["fr", "Ce n'est pas un réseau social"],
  ["fr", "Les statistiques viendront plus tard"],
  ["fr", "La comptabilité se fait dans un autre logiciel"],
  ["fr", "Pas de paiement en ligne"],
  ["fr", "Ce que nous ne voulons pas : un forum et des publicités"],
  ["pt", "A loja não é necessária por enquanto"],
  ["pt", "Não precisamos de um aplicativo para celular"],
  ["pt", "O sistema não deve gerir a folha de pagamento"],
  ["pt", "Não haverá chat"],
  ["pt", "As estatísticas ficam para uma próxima versão"],
  ["pt", "A contabilidade é feita em outro sistema"],
  ["pt", "Sem pagamento online"],
  ["es", "No hace falta una aplicación móvil"],
  ["es", "La aplicación no debe gestionar las nóminas"],
  ["es", "Las estadísticas vendrán más adelante"],
  ["es", "La contabilidad se lleva en otro programa"],
  ["es", "Sin pago en línea"],
  ["de", "Ein Chat ist vorerst nicht nötig"],
  ["de", "Wir brauchen keine Handy-App"],
  ["de", "Die Anwendung soll keine Löhne verwalten"],
  ["de", "Statistiken kommen später"],
  ["de", "Die Kasse muss nicht angebunden werden"],
  ["de", "Keine Online-Zahlung"],
  ["de", "Das ist kein soziales Netzwerk"],
] as const)("what is left out in plain words is heard: %s %s [LISTEN-386]", (code, text) => {
  expect(leftOutIn(code, text, undefined)).toBeDefined();
});

test.each([
  ["fr", "L'accord du maire n'est pas nécessaire si la salle est libre"],
  ["fr", "Pas de chien dans la salle"],
  ["fr", "Les absents ne sont pas remboursés"],
  ["pt", "A aprovação não é necessária se o valor for baixo"],
  ["pt", "Sem o recibo a despesa é recusada"],
  ["es", "No es necesario avisar cuando la visita dura poco"],
  ["es", "Sin firma no se entrega la llave"],
  ["de", "Eine Freigabe ist nicht nötig, wenn der Betrag klein ist"],
  ["de", "Keine Hunde in der Hütte"],
  ["de", "Das Paket bleibt in der Station"],
] as const)("a rule leaves nothing out: %s %s [LISTEN-386]", (code, text) => {
  expect(leftOutIn(code, text, undefined)).toBeUndefined();
});
