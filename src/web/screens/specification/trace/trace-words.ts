import { counted } from "#web/ui/text/counted.ts";

export const linksInWords = (links: number) => counted(links, { one: "link", many: "links" });
