export const productName = "Product Architect";

export function pageTitle(title: string) {
  return `${title} — ${productName}`;
}
