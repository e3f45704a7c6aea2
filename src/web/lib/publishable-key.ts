/** What calls are made with, as the page says it. */
export function publishableKey(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="product-architect-key"]')?.content || "anon";
}
