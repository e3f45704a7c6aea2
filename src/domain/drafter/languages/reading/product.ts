import type { Named } from "./chunks.ts";
import type { Clause } from "./clauses.ts";
import type { Word } from "./word.ts";

const PRODUCT =
  /^(?:sistema|système|programa|programme|app|appli|application|aplicación|aplicação|aplicativo|plataforma|plateforme|software|logiciel|outil|herramienta|ferramenta|site|sitio|web|bot)$/;

/** What is to be built: it is nobody, and no pronoun stands for it. */
export const isProduct = (noun: string): boolean => PRODUCT.test(noun);

/** What it only lets people do is no deed of its own. */
const LETS =
  /^(?:permettre|laisser|offrir|servir|aider|proposer|être|avoir|fonctionner|permitir|dejar|ofrecer|ayudar|funcionar|ser|estar|tener|haber|deixar|oferecer|ajudar|ter|haver|precisar|necesitar)$/;

/** Whether what is to be built does this by itself, where it is who a clause is about. */
export function doesByItself({ group, level, aside }: Clause): boolean {
  return group.kind === "deed" && !group.denied && !LETS.test(group.base) && (level !== "condition" || aside);
}

/** "la plataforma lo publica": whether a clause says what the product does by itself. */
export function isByProduct(words: readonly Word[], { group, level, before, after, aside, pronoun }: Clause): boolean {
  const named = ({ head, prep, many }: Named) => !many && prep === undefined && isProduct(words[head]?.word ?? "");
  if (group.kind !== "deed" || pronoun !== undefined || !(level === "main" || aside)) return false;
  return before.some((names) => names.length === 1 && names.some(named)) || (before.length < 2 && after.slice(0, 1).some(named));
}
