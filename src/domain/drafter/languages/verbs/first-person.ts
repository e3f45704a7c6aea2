import { has } from "#domain/drafter/languages/reading/word.ts";

/** What "I" do, of the regular verbs: their stems change where the voice falls on them. */
export function firstInFrench(base: string): string {
  const stem = base.slice(0, -2);
  if (DOUBLED.test(base)) return `${stem}${stem.at(-1)}e`;
  return `${stem.replace(/[eé]([^aeéiouy]|[gq]u|[bcdfgptv][lr])$/, "è$1").replace(/([ou])y$/, "$1i")}e`;
}
const DOUBLED =
  /(?:^|r)(?:appeler|jeter)$|(?:renouveler|épeler|ficeler|atteler|niveler|morceler|étiqueter|feuilleter|projeter|cacheter)$/;

export function firstInSpanish(base: string): string {
  const stem = base.slice(0, -2);
  const own = stressedInSpanish(base, stem);
  if (/uir$/.test(base) && !/[gq]uir$/.test(base)) return `${stem}yo`;
  if (base.endsWith("ar")) return `${own}o`;
  const hard = own
    .replace(/gu$/, "g")
    .replace(/g$/, "j")
    .replace(/(?<=[^aeiou])c$/, "z")
    .replace(/(?<=[aeiou])c$/, "zc");
  return `${/gu$/.test(own) ? own.replace(/gu$/, "g") : hard}o`;
}
const BROKEN_E =
  "acertar apretar arrendar atender calentar cerrar comenzar confesar consentir defender despertar desplegar empezar encender encerrar entender enterrar extender fregar gobernar manifestar mentir merendar negar pensar perder plegar preferir quebrar recomendar referir regar remendar requerir segar sembrar sentar sentir sugerir tender transferir verter advertir convertir invertir herir conferir diferir digerir arrepentir desatender denegar reventar atravesar asentar";
const BROKEN_O =
  "acordar acostar almorzar aprobar apostar colar colgar comprobar contar demostrar descontar descolgar encontrar forzar esforzar reforzar mostrar mover poblar probar promover recordar remover renovar reprobar rodar rogar soltar sonar soñar tostar volar volver volcar revolver envolver disolver moler morder dormir morir recontar degollar desenvolver cocer torcer";
const RAISED =
  "pedir medir servir seguir repetir elegir corregir vestir despedir competir conseguir impedir expedir rendir teñir concebir perseguir proseguir";
const ACCENTED =
  "enviar ampliar variar vaciar guiar fiar confiar criar desviar fotografiar enfriar reenviar aliar liar esquiar rociar ansiar actuar evaluar continuar situar graduar efectuar puntuar acentuar insinuar perpetuar exceptuar valuar reunir prohibir";

function stressedInSpanish(base: string, stem: string): string {
  const last = (vowels: RegExp, to: (vowel: string) => string) => stem.replace(vowels, (vowel) => to(vowel));
  if (has(BROKEN_E, base)) return last(/e(?=[^aeo]{1,3}$)/, () => "ie");
  if (has(BROKEN_O, base)) return last(/o(?=[^aeo]{1,3}$)/, () => "ue");
  if (has(RAISED, base)) return last(/e(?=[^aeo]{1,3}$)/, () => "i");
  if (base === "prohibir") return "prohíb";
  if (base === "reunir") return "reún";
  return has(ACCENTED, base) ? stem.replace(/[iu]$/, (vowel) => (vowel === "i" ? "í" : "ú")) : stem;
}

export function firstInPortuguese(base: string): string {
  const stem = base.slice(0, -2);
  if (/ear$/.test(base) || has("mediar intermediar remediar incendiar odiar ansiar", base))
    return `${stem.replace(/[ei]$/, "e")}io`;
  if (base.endsWith("ar")) return `${stem}o`;
  const own = has(RAISED_E, base) ? stem.replace(/e(?=[^aeo]{1,3}$)/, "i") : stem;
  const hard = own
    .replace(/g$/, "j")
    .replace(/(?<!q)gu$/, "g")
    .replace(/c$/, "ç");
  return `${has("dormir tossir engolir", base) ? own.replace(/o(?=[^aeo]{1,3}$)/, "u") : hard}o`;
}
const RAISED_E =
  "servir preferir conferir transferir seguir sugerir aderir inserir referir repetir refletir vestir despir mentir sentir advertir divertir investir competir digerir ferir interferir conseguir perseguir prosseguir deferir indeferir diferir consentir revestir";
