import { wordTable } from "#domain/word-table.ts";
/** Means of which there may be several, so that only what is said to be the only one, or is ruled out, excludes another: the family, then its patterns. */
export const WAYS = {
  channel: {
    "e-mail": "e-?mails?(?! address)",
    post: "(?:by|per|via|through the) (?:post|mail)|(?:by|per|as|in) (?:a )?(?:printed |registered )?letters?|postal",
    paper: "(?:on|in) paper|paper (?:forms?|copy|copies|versions?)|in print",
    printed: "printed",
    "text message": "sms|text messages?|by text",
    "push message": "push (?:messages?|notifications?)",
    telephone: "(?:tele)?phones?(?! numbers?)|hotline|phone calls?",
    fax: "fax",
    chat: "(?:by|via|in|through) (?:the |a )?(?:live )?chat",
    online: "online|internet|web(?:site|page|form)?s?|web (?:site|page|form|portal)s?",
    app: "apps?",
    "in person": "in person|at the (?:\\p{L}+ )?(?:counter|desk|till|reception|box office|ticket window|branch)|face to face",
    electronic: "electronic|digital",
  },
  "means of payment": {
    cash: "cash|coins|banknotes",
    card: "(?:credit|debit|bank|payment) cards?|(?:by|with(?: an?)?|accept(?:s|ed)?) cards?|(?<=^\\s*)cards",
    invoice: "(?:by|on|against|per) (?:an )?invoice",
    "direct debit": "direct debit",
    transfer: "(?:bank|wire|money) transfers?|by transfer",
    paypal: "paypal",
    voucher: "(?:by|with(?: an?)?) (?:gift )?vouchers?",
    cheque: "(?:by|with(?: an?)?) cheques?|cheques",
    instalments: "in instalments|by instalments",
  },
} as const;

/** What goes by a more general name as well. */
export const KINDS_OF_WAYS = wordTable<readonly string[]>({
  electronic: ["e-mail", "online", "app", "text message", "push message", "chat"],
  paper: ["post"],
  printed: ["post", "paper"],
  online: ["app"],
});
